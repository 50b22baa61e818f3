package io.agentdoc.assembler.read;

/** The reader of each kind of source; a kind without one does not compile. */
public final class Readers {
    private Readers() {}

    public static Reading read(Input input) {
        SourceReader reader = switch (input.kind()) {
            case AGENT_DESCRIPTOR -> new DescriptorReader();
            case A2A_CARD -> new CardReader();
            case AGENT_MANIFEST -> new ManifestReader();
            case POND_MANIFEST -> new PondReader();
            case MCP_SERVER -> RegistryEntryReader.mcpServer();
            case OASF_RECORD -> RegistryEntryReader.oasfRecord();
            case AI_CATALOG_ENTRY -> RegistryEntryReader.aiCatalogEntry();
            case PLUGIN_PACKAGE -> new PackageReader();
            case BUILD_RECORD -> new BuildRecordReader();
            case DEPLOYMENT_RECORD -> new DeploymentRecordReader();
            case EVAL_RECORD -> new EvalRecordReader();
            case OBSERVATION -> new ObservationReader();
            case SOW_STANDING_PROPOSAL -> new StandingProposalReader();
            case LISTING -> AttestationReader.ofListings();
            case REPUTATION_REPORT -> AttestationReader.ofReports();
            case HANDLE_CARD -> new HandleCardReader();
            case PRICE_DOCUMENT -> new PriceReader();
            case INTERFACE_DEFINITION -> new InterfaceDefinitionReader();
            case ROLES_DECLARATION -> new RolesDeclarationReader();
            case DATA_USE -> new DataUseReader();
            case ACCESS -> new AccessReader();
            case SAMPLES -> new SamplesReader();
            case RECEIPT -> new ReceiptReader();
        };
        return RepeatedOfferings.in(NoSecrets.in(reader.read(input)));
    }
}
