package io.agentdoc.renderer.site;

import io.agentdoc.document.codec.Instants;
import io.agentdoc.document.json.CanonicalJson;
import io.agentdoc.document.json.JsonArray;
import io.agentdoc.document.json.JsonBoolean;
import io.agentdoc.document.json.JsonObject;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.renderer.page.ListingRow;

/** The list for programs: a line an agent, each made from its own row. */
final class ProgramList {
    private ProgramList() {}

    /** Without the end of the line. */
    static Bytes line(SiteSettings settings, String slug, ListingRow row) {
        return CanonicalJson.of(json(slug, row, Announcements.isOldView(settings, row)));
    }

    private static JsonObject json(String slug, ListingRow row, boolean isOldView) {
        JsonObject.Builder json = JsonObject.builder()
                .put("id", row.id())
                .put("name", row.name())
                .put("document", AgentPages.document(slug))
                .put("page", "agents/" + slug + "/")
                .put("says", row.says().toString());
        row.handle().ifPresent(handle -> json.put("handle", handle));
        row.assembledAt().ifPresent(at -> json.put("assembled_at", Instants.text(at)));
        row.staleAfter().ifPresent(at -> json.put("stale_after", Instants.text(at)));
        if (isOldView) {
            json.put("old_view", JsonBoolean.of(true));
        }
        json.put("offerings", JsonArray.of(row.offered().stream().map(ProgramList::json)));
        json.put("not_stated", JsonArray.texts(row.notStated().stream()));
        return json.build();
    }

    private static JsonObject json(ListingRow.Offered offered) {
        JsonObject.Builder json = JsonObject.builder()
                .put("id", offered.id())
                .put("name", offered.name())
                .put("scope", offered.scope());
        offered.price().ifPresent(price -> json.put("price", price));
        return json.build();
    }
}
