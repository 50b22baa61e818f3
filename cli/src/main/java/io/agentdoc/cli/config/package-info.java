/** The configuration file, read strictly. */
@NullMarked
package io.agentdoc.cli.config;

import org.jspecify.annotations.NullMarked;
