package io.agentdoc.testing;

/** What the program promises to whoever runs it among strangers, each with the figure that a test holds it to. */
public enum Promised {
    CANONICAL_BYTES(
            "Canonical bytes are those of RFC 8785, exactly.",
            "0 differences from the vectors, from a million published numbers and from another engine; 42 of 42 texts"
                    + " and bytes that must be refused are"),
    ONE_MEANING(
            "One signature has one meaning.",
            "Wycheproof 151 of 151 as it says, speccheck 0 of 12 accepted, CCTV exactly 16 of 914"),
    NOTHING_MOVES(
            "A wrong digest or signature moves nothing, and is shown.",
            "every flipped bit of body, digest, signature, key, tag, signer and algorithm has its named outcome"),
    PUBLIC_ADDRESSES(
            "Only public addresses are connected to, by allowed schemes and ports, on every hop.",
            "35 of 35 special addresses and 22 of 22 odd forms refused, 0 connections; a whole build among attackers"
                    + " connects to the allowed address alone, one without a network and a rendering to none"),
    BUDGET(
            "A fetch costs no more than its budget.",
            "1 MiB of body (32 MiB of a package), 20 s and one more; each of 34 faults of a host ends as listed; 64"
                    + " hostile answers at once under 256 MiB of heap"),
    ARCHIVES(
            "An archive writes nothing and reads within limits.",
            "35 of 35 archives and 54 of 54 names as listed; 2,000 entries, 64 MiB, ratio 100"),
    NO_SCRIPT(
            "No script, style or tracker of a stranger runs.",
            "0 executions, 0 disallowed nodes, 0 requests to elsewhere, in a browser that is given no policy"),
    TIME_AND_HEAP(
            "No document takes more than its time or heap.",
            "JSON, documents, sources, archives, rich text, own pages and configurations in more than 500 shapes, each"
                    + " at three sizes, on a stack of 512 KiB and a heap of 128 MiB: twice as much makes and allocates at"
                    + " most 2.5 times as much"),
    HIDDEN_TEXT(
            "Hidden text cannot hide.",
            "every listed character is shown in a name, a description and a URL; a host of mixed scripts in punycode"),
    ALL_OR_NOTHING(
            "Output is all or nothing.",
            "0 torn files and 0 unfinished ones after kills, a full disk, a read-only folder and two runs at once; the"
                    + " same command gives the clean tree"),
    SAME_BYTES(
            "The same inputs give the same bytes.",
            "one tree from one thread or many, in any order of input, language and zone"),
    ONE_BAD_AGENT(
            "One bad agent never stops or slows the others.",
            "25 attacks among the others: every clean page is byte for byte that of the clean run"),
    TERMINAL(
            "What is printed cannot attack a terminal.",
            "0 raw control or direction characters in results, messages and reports"),
    NO_SECRET(
            "No secret leaves.",
            "keys, passwords, bearers and the names of their variables are in no output, message, report or crash"
                    + " text"),
    CACHE(
            "What lies in the cache is believed only after it was digested again.",
            "a corrupt entry is found by its digest, dropped, fetched again and said; a sweep and a look through in"
                    + " another process change nothing for a build that runs"),
    KEYS(
            "An assembler's keys are changed without a gap, and no subject's key signs for its assembler.",
            "two signatures on one document in between, either of which a reader may ask for; the old key is listed"
                    + " with its end afterwards; 0 documents signed with a subject's own key"),
    LONG_RUNS(
            "Many runs in a row leave nothing behind.",
            "no growth of heap, handles, threads or files; the last tree is that of a fresh build");

    private final String sentence;
    private final String figure;

    Promised(String sentence, String figure) {
        this.sentence = sentence;
        this.figure = figure;
    }

    public String sentence() {
        return sentence;
    }

    /** What a test holds the promise to. */
    public String figure() {
        return figure;
    }
}
