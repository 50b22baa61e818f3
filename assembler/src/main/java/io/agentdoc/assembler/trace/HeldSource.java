package io.agentdoc.assembler.trace;

import io.agentdoc.assembler.packages.PackageFiles;
import io.agentdoc.assembler.packages.PackageTree;
import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.JsonLocator;
import io.agentdoc.document.json.JsonParser;
import io.agentdoc.document.json.JsonReading;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.JsonPointer;
import io.agentdoc.document.value.Limits;
import java.util.List;
import java.util.Optional;

/** A source whose bytes are at hand: one JSON document, or a package of several, where a place begins with the file. */
record HeldSource(Json root, Bytes bytes, Optional<PackageFiles> files) {
    /** The most bytes of a source that are shown as what stands there: a paragraph. */
    private static final int SHOWN = 400;

    /** The source, where its bytes can be read as what they are said to be. */
    static Optional<HeldSource> open(Bytes bytes) {
        if (PackageFiles.isArchive(bytes)) {
            return PackageTree.read(bytes, Limits.standard()) instanceof PackageTree.Reading.Opened opened
                    ? Optional.of(new HeldSource(opened.tree(), bytes, Optional.of(opened.files())))
                    : Optional.empty();
        }
        return new JsonParser(Limits.standard()).parse(bytes) instanceof JsonReading.Parsed(Json root)
                ? Optional.of(new HeldSource(root, bytes, Optional.empty()))
                : Optional.empty();
    }

    /** The place, and the bytes that stand there. */
    Explanation.Quoted quoted(JsonPointer pointer) {
        List<String> tokens = pointer.tokens();
        boolean inside = files.isPresent() && !tokens.isEmpty();
        Bytes within =
                inside ? files.flatMap(all -> all.bytes(tokens.getFirst())).orElse(Bytes.empty()) : bytes;
        JsonPointer place = inside ? JsonPointer.of(tokens.subList(1, tokens.size())) : pointer;
        Optional<JsonLocator.Span> span = JsonLocator.locate(within, place);
        String shown = span.map(at -> within.slice(at.startOffset(), Math.min(at.endOffset(), at.startOffset() + SHOWN))
                        .display())
                .orElse("");
        return new Explanation.Quoted(pointer, span, shown);
    }
}
