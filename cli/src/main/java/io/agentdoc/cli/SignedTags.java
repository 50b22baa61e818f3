package io.agentdoc.cli;

import io.agentdoc.assembler.verify.FamilyTag;
import java.util.EnumSet;
import picocli.CommandLine.ITypeConverter;

/** Reads the tag of a signature that an operator gives; an AgentDoc is signed where it is assembled and nowhere else. */
final class SignedTags implements ITypeConverter<FamilyTag> {
    @Override
    public FamilyTag convert(String typed) {
        return Words.read(
                typed, EnumSet.complementOf(EnumSet.of(FamilyTag.ASSEMBLY)).toArray(new FamilyTag[0]));
    }
}
