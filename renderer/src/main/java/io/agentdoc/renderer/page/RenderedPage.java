package io.agentdoc.renderer.page;

import io.agentdoc.document.value.Bytes;

/** A page, and the row by which a list of pages shows it. */
public record RenderedPage(Bytes html, ListingRow row) {}
