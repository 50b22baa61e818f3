package io.agentdoc.fleet;

import io.agentdoc.document.value.Bytes;
import io.agentdoc.renderer.page.ListingRow;
import io.agentdoc.renderer.page.RowForm;
import io.agentdoc.templates.words.Words;
import java.io.Serializable;

/** What a list needs of an agent: its row in its form. */
@SuppressWarnings("ArrayRecordComponent") // written by one process and read by another, and never compared
record Row(String slug, byte[] form) implements Serializable {
    ListingRow row(Words words) {
        return RowForm.read(Bytes.copyOf(form), words)
                .orElseThrow(() -> new IllegalStateException("the row of " + slug + " is none"));
    }
}
