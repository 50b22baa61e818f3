package io.agentdoc.renderer.site;

import java.util.Set;

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

    private void notice(Assembler assembler) {
        var former = output.folder().read(AssemblerNotice.NAME).or(() -> history.read(AssemblerNotice.NAME));
        var notice = AssemblerNotice.of(assembler, former);
        output.write(AssemblerNotice.NAME, notice);
        history.write(AssemblerNotice.NAME, notice);
    }
}
