package io.agentdoc.assembler.repository;

import java.util.Optional;

/**
 * One member in which a published document and a fresh one differ.
 *
 * @param was the published value; empty where the member is new
 * @param is the fresh value; empty where the member is gone
 * @param place the file of the package, the JSON pointer into it and the line that say the fresh value; of a member that is
 *     gone, the file that said it, or the files that may have
 */
public record Change(String member, Optional<String> was, Optional<String> is, Optional<String> place) {}
