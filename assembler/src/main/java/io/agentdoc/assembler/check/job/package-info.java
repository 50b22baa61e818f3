/** The rules that a job manifest keeps, alone and beside the one that it revises (5.7). */
@NullMarked
package io.agentdoc.assembler.check.job;

import org.jspecify.annotations.NullMarked;
