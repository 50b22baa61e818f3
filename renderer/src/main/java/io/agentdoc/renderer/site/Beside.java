package io.agentdoc.renderer.site;

import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** What every layout serves beside its pages: the assembler's own document, and the owner's own files. */
record Beside(Output output, History history) {

    /**
     * Called last, since the owner's files may not stand where ours do.
     *
     * @param toCome what the build will write after these
     */
    void write(Serving serving, Set<String> toCome) {
        serving.assembler().ifPresent(this::notice);
        serving.statics().ifPresent(folder -> new Statics(folder).copyTo(output, toCome));
    }

    /** Refuses what the host would, as far as it is known what there will be. */
    void fits(Serving serving, Map<String, Long> toCome) {
        if (!serving.host().hasLimits()) {
            return;
        }
        Map<String, Long> sizes = new TreeMap<>();
        serving.statics().ifPresent(folder -> sizes.putAll(new Statics(folder).sizes()));
        sizes.putAll(toCome);
        sizes.putAll(output.sizes());
        sizes.put(Manifest.NAME, 0L);
        try {
            serving.host().sizes(sizes);
        } catch (OutputFault past) {
            throw new OutputFault(
                    past.getMessage()
                            + "; nothing was taken away, and the files that were written stay for the next build",
                    past);
        }
    }

    private void notice(Assembler assembler) {
        var former = output.folder().read(AssemblerNotice.NAME).or(() -> history.read(AssemblerNotice.NAME));
        var notice = AssemblerNotice.of(assembler, former);
        output.write(AssemblerNotice.NAME, notice);
        history.write(AssemblerNotice.NAME, notice);
    }
}
