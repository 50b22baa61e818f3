package io.agentdoc.cli;

import io.agentdoc.assembler.check.TargetKind;
import picocli.CommandLine.ITypeConverter;

/** Reads the kind of a target. */
final class TargetKinds implements ITypeConverter<TargetKind> {
    @Override
    public TargetKind convert(String typed) {
        return Words.read(typed, TargetKind.values());
    }
}
