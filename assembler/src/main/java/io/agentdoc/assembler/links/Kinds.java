package io.agentdoc.assembler.links;

import io.agentdoc.document.model.KnownKind;
import io.agentdoc.document.model.SourceKind;

/** The kinds that lead on, and those that they lead to. */
final class Kinds {
    static final SourceKind CARD = SourceKind.of(KnownKind.A2A_CARD);
    static final SourceKind DESCRIPTOR = SourceKind.of(KnownKind.AGENT_DESCRIPTOR);
    static final SourceKind REGISTRATION = SourceKind.of(KnownKind.AGENT_MANIFEST);
    static final SourceKind TERMS = new SourceKind("sow-standing-proposal");
    static final SourceKind REPUTATION = new SourceKind("reputation-report");
    static final SourceKind ROLE = new SourceKind("roles-declaration");
    static final SourceKind INTERFACE = new SourceKind("interface-definition");
    static final SourceKind SAMPLES = new SourceKind("commonagent:samples");
    static final SourceKind RECEIPT = new SourceKind("commonagent:receipt");
    static final SourceKind DATA_USE = new SourceKind("commonagent:data-use");
    static final SourceKind ACCESS = new SourceKind("commonagent:access");
    static final SourceKind PRICE = new SourceKind("commonagent:price");
    static final SourceKind CATALOG_ENTRY = SourceKind.of(KnownKind.AI_CATALOG_ENTRY);
    static final SourceKind AGENTDOC = new SourceKind("agentdoc");

    private Kinds() {}
}
