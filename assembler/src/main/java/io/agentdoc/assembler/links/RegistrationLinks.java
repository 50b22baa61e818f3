package io.agentdoc.assembler.links;

import io.agentdoc.assembler.gather.Lead;
import io.agentdoc.assembler.gather.Link;
import java.util.List;

/** Follows a registration to the subject's current Descriptor, at the digest that it names (6.7). */
final class RegistrationLinks {

    List<Link> of(Lead lead) {
        return lead.root().member("descriptor").stream()
                .flatMap(pointer -> Pointer.read("descriptor", Kinds.DESCRIPTOR, pointer, false).stream())
                .toList();
    }
}
