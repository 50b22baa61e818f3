package io.agentdoc.templates.page;

/** Where the assets stand, as seen from a page; their names change with their bytes. */
public record AssetNames(String css, String icon) {}
