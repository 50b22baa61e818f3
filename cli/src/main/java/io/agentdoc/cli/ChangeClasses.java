package io.agentdoc.cli;

import io.agentdoc.document.diff.ChangeClass;
import picocli.CommandLine.ITypeConverter;

/** Reads the class of a change. */
final class ChangeClasses implements ITypeConverter<ChangeClass> {
    @Override
    public ChangeClass convert(String typed) {
        return Words.read(typed, ChangeClass.values());
    }
}
