package io.agentdoc.cli.config;

/**
 * One setting that is in force.
 *
 * @param name the key with its groups, such as {@code fetch.timeout}
 * @param value what it is set to; of a secret only where it lies
 * @param origin a file and line, {@code default}, {@code option --x} or {@code environment NAME}
 */
public record Setting(String name, String value, String origin) {}
