/** What the files of an output folder owe each other, beside what each document owes by itself. */
@NullMarked
package io.agentdoc.assembler.check.site;

import org.jspecify.annotations.NullMarked;
