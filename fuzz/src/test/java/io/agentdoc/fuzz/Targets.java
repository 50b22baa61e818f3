package io.agentdoc.fuzz;

import io.agentdoc.assembler.crypto.PublicKeySets;
import io.agentdoc.assembler.gather.AnswerHeaders;
import io.agentdoc.assembler.gather.FetchAddresses;
import io.agentdoc.assembler.gather.RobotsFiles;
import io.agentdoc.assembler.repository.GitFiles;
import io.agentdoc.assembler.store.RememberedOutcomes;
import io.agentdoc.cli.config.AgentLines;
import io.agentdoc.cli.config.ConfigurationYaml;
import io.agentdoc.renderer.site.BuildFiles;
import io.agentdoc.renderer.site.FrontMatter;
import java.util.function.Supplier;

/** Every target, by the name under which the fuzzer is told of it. */
public enum Targets {
    ASSEMBLED_SOURCES(AssembledSources::new),
    AGENTDOC_PAGES(AgentDocPages::new),
    CHECKED_DOCUMENTS(CheckedDocuments::new),
    RICH_TEXTS(RichTexts::new),
    ARCHIVES(Archives::new),
    STRICT_JSON(StrictJson::new),
    SIGNED_DOCUMENTS(SignedDocuments::new),
    CONFIGURATION_YAML(ConfigurationYaml::new),
    AGENT_LINES(AgentLines::new),
    OWN_MARKDOWN(OwnMarkdown::new),
    FRONT_MATTER(FrontMatter::new),
    ADDRESSES(Addresses::new),
    FETCH_ADDRESSES(FetchAddresses::new),
    SOURCE_POINTERS(SourcePointers::new),
    DIFFERENCES(Differences::new),
    PRIVATE_KEYS(PrivateKeys::new),
    PUBLIC_KEY_SETS(PublicKeySets::new),
    ROBOTS_FILES(RobotsFiles::new),
    ANSWER_HEADERS(AnswerHeaders::new),
    BUILD_FILES(BuildFiles::new),
    REMEMBERED_OUTCOMES(RememberedOutcomes::new),
    GIT_FILES(GitFiles::new),
    POINTERS(Pointers::new);

    @SuppressWarnings("ImmutableEnumChecker") // each is a constructor, which keeps nothing
    private final Supplier<Target> maker;

    Targets(Supplier<Target> maker) {
        this.maker = maker;
    }

    /** The target itself, with what it needs. */
    public Target made() {
        return maker.get();
    }
}
