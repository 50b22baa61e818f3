/** The same pipeline on Apache Spark, for directories that outgrow one machine. */
@NullMarked
package io.agentdoc.fleet;

import org.jspecify.annotations.NullMarked;
