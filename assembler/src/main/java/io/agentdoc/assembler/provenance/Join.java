package io.agentdoc.assembler.provenance;

import java.util.Locale;

/** The comparisons between documents of one deploy, first the five of 12.8 and then those beside them. */
public enum Join {
    PACKAGE_BYTES(
            1,
            "the package's bytes are those that the deployment record names",
            "these bytes are the ones that the deploy names",
            "that the process which answers was started from them"),
    BUILD_RECORD(
            2,
            "the build record names the same package and is signed by its builder",
            "whoever holds the builder's key says that it built these bytes",
            "that the package is any good, or that the builder's word is"),
    DRAFT(
            3,
            "the bound Descriptor is the package's draft, save what an install decides",
            "the agent declares what the package declares",
            "that the code which answers was built from the package"),
    DESCRIPTOR_SIGNATURE(
            4,
            "the bound Descriptor is signed by the key that it names as its subject",
            "nobody changed the Descriptor between the agent and its reader",
            "that what the subject says of itself is so"),
    EVALUATION(
            5,
            "the evaluation record names the bound Descriptor",
            "the verdicts are about this very Descriptor",
            "that the work is good beyond the cases that were tried"),
    IMAGE(
            0,
            "the image that was started is one that a build record names",
            "the starter says it started what the builder says it built",
            "anything that was laid over the image when it started"),
    LEDGER(
            0,
            "the ledger of placed files is the package's files",
            "what the deployer says it placed is what the package holds",
            "that the files are still as they were placed"),
    BUILD_FACTS(
            0,
            "the build record names the draft, the lockfiles and graded checks",
            "the builder says which draft and dependencies it built, and how far it checked them",
            "that a check which was not run would have passed"),
    CEILINGS(
            0,
            "each required ceiling has a number, applied by the side that the install file names",
            "the producer of the record says it set these numbers, or watched them being set",
            "that a depot, a builder or a network applies them: that is done on the side that spends"),
    REPOSITORY(
            0,
            "the build record names the commit that the repository stands at",
            "the builder says it read this commit",
            "that building the commit again gives the same bytes");

    private final int number;
    private final String what;
    private final String shows;
    private final String doesNotShow;

    Join(int number, String what, String shows, String doesNotShow) {
        this.number = number;
        this.what = what;
        this.shows = shows;
        this.doesNotShow = doesNotShow;
    }

    /** Whether it is one of the five of 12.8. */
    public boolean isOfTheFive() {
        return number > 0;
    }

    /** Its place among the five. */
    public int number() {
        return number;
    }

    public String what() {
        return what;
    }

    public String shows() {
        return shows;
    }

    public String doesNotShow() {
        return doesNotShow;
    }

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
