package io.agentdoc.assembler.read;

import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.model.Build;
import io.agentdoc.document.model.Members;
import io.agentdoc.document.model.Sections;
import io.agentdoc.document.model.Standing;
import io.agentdoc.document.stated.Stated;
import java.util.List;
import java.util.Optional;

/** Reads a build record: these bytes were made by this builder at this moment, and nothing about their worth (8.2). */
final class BuildRecordReader implements SourceReader {
    private static final List<Carry> SOURCE =
            List.of(Carry.text("repository"), Carry.text("commit"), Carry.text("path"));

    @Override
    public Reading read(Input input) {
        Notes notes = new Notes(input.id());
        Quote record = input.quote(notes);
        if (!record.node().text("act").filter("build"::equals).isPresent()) {
            notes.warn("8.2-1", record.node(), "its act is not build");
        }
        Stated<String> packageDigest = RecordTrunk.packageDigest(record);
        Build build = new Build(Members.builder()
                .put(Build.BY, RecordTrunk.by(record))
                .put(Build.PACKAGE_DIGEST, packageDigest)
                .put(Build.IMAGE_DIGEST, RecordTrunk.imageDigest(record))
                .put(Build.SOURCE, source(record))
                .put(Build.DRAFT, record.flag("draft"))
                .put(Build.PRODUCED_AT, RecordTrunk.moment(record))
                .put(Build.RECORD, record.said(record.source()))
                .build());
        Sections says =
                StandingOnly.of(new Standing(Members.none().with(Standing.BUILDS, record.said(List.of(build)))));
        Evidence evidence = new Evidence.Built(
                RecordTrunk.producer(record),
                RecordTrunk.parsed(packageDigest),
                RecordTrunk.imageDigest(record).carried(),
                FileDigests.read(record, "files"),
                RecordTrunk.parsed(RecordTrunk.digest(record, "descriptor_sha256")));
        return new Reading(input.id(), input.kind(), RecordTrunk.names(record), says, evidence, notes.findings());
    }

    /** Where the builder says that it read what it built. */
    private static Stated<Json> source(Quote record) {
        Optional<Node> source = record.member("source");
        return record.part("source")
                .flatMap(object -> Carry.of(object, SOURCE))
                .map(kept -> record.said(kept, source.orElseThrow()))
                .orElseGet(Stated::notStated);
    }
}
