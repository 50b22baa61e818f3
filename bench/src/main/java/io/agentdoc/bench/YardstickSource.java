package io.agentdoc.bench;

import io.agentdoc.document.value.Bytes;

/** One source of a yardstick agent: what a configuration calls it, where it would be served, and its bytes. */
public record YardstickSource(String id, String kind, String url, Bytes bytes) {}
