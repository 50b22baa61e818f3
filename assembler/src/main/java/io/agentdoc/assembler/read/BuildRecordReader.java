package io.agentdoc.assembler.read;

import io.agentdoc.document.model.Build;
import io.agentdoc.document.model.Members;
import io.agentdoc.document.model.Sections;
import io.agentdoc.document.model.Standing;
import io.agentdoc.document.stated.Stated;
import java.util.List;

/** Reads a build record: these bytes were made by this builder at this moment, and nothing about their worth (8.2). */
final class BuildRecordReader implements SourceReader {

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
                .put(Build.IMAGE_DIGEST, record.text("image_digest"))
                .put(Build.SOURCE, record.object("source"))
                .put(Build.DRAFT, record.flag("draft"))
                .put(Build.PRODUCED_AT, record.text("produced_at"))
                .put(Build.RECORD, record.said(record.source()))
                .build());
        Sections says =
                StandingOnly.of(new Standing(Members.none().with(Standing.BUILDS, record.said(List.of(build)))));
        Evidence evidence = new Evidence.Built(
                RecordTrunk.producer(record),
                RecordTrunk.parsed(packageDigest),
                record.text("image_digest").carried(),
                FileDigests.read(record, "files"),
                RecordTrunk.parsed(RecordTrunk.digest(record, "descriptor_sha256")));
        return new Reading(input.id(), input.kind(), RecordTrunk.names(record), says, evidence, notes.findings());
    }
}
