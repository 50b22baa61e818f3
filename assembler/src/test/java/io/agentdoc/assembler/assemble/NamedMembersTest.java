package io.agentdoc.assembler.assemble;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.assembler.fixture.Agents;
import io.agentdoc.assembler.fixture.Assembling;
import io.agentdoc.assembler.fixture.Edit;
import io.agentdoc.document.model.AgentDoc;
import io.agentdoc.document.model.Lookup;
import io.agentdoc.document.value.MemberPath;
import io.agentdoc.testing.Clause;
import java.util.List;
import java.util.TreeSet;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** For every member whose silence is printed: a source that states it, the same source without it, and one path more. */
class NamedMembersTest {

    @ParameterizedTest(name = "{0}")
    @Clause({"9.5-1", "9.5-33", "9.10-10", "6.10-1"})
    @CsvSource({
        "identity.acts_for,                              descriptor,   /acts_for",
        "identity.organization_name,                     descriptor,   /organization_name",
        "identity.fleet,                                 descriptor,   /fleet",
        "identity.hosted_in,                             descriptor,   /hosted_in",
        "identity.operator,                              card,         /provider",
        "identity.owner,                                 registration, /owner",
        "shape.interaction,                              both,         /interaction",
        "asked.limits,                                   descriptor,   /limits",
        "sells.offerings[try].inputs,                    descriptor,   /offerings/0/inputs",
        "sells.offerings[try].deliverables,              descriptor,   /offerings/0/outputs",
        "sells.offerings[try].price,                     registration, /skus",
        "sells.offerings[try].authority,                 descriptor,   /offerings/0/authority",
        "sells.offerings[try].authority_decided_by,      descriptor,   /offerings/0/authority_decided_by",
        "sells.offerings[try].ceilings,                  descriptor,   /offerings/0/ceilings",
        "sells.offerings[try].ceilings.job_seconds.decided_by, descriptor, /offerings/0/ceilings/job_seconds/decided_by",
        "access.address,                                 card,         /url",
        "access.protocol,                                card,         /preferredTransport",
        "access.schemes,                                 descriptor,   /access/schemes",
        "access.admission,                               descriptor,   /access/admission",
        "refuses.hands_over,                             descriptor,   /escalates",
        "reaches.systems,                                descriptor,   /systems",
        "reaches.systems[shelf].access,                  descriptor,   /systems/0/access",
        "configs.tested_models,                          descriptor,   /run_config/tested_models",
        "handling.promises,                              descriptor,   /data_use/promises",
        "handling.retention_max_days,                    descriptor,   /data_use/retention",
        "handling.memory,                                descriptor,   /data_use/memory",
        "handling.processors,                            descriptor,   /data_use/processors",
        "handling.jurisdictions,                         descriptor,   /data_use/jurisdictions",
        "handling.compliance,                            descriptor,   /compliance",
    })
    void a_member_is_carried_where_it_is_stated_and_named_where_it_is_not(
            String member, String source, String pointer) {
        MemberPath path = MemberPath.parse(member).orElseThrow();
        AgentDoc stating = Agents.complete().document();
        AgentDoc silent = without(source, pointer).document();

        assertTrue(isStated(stating, path), "the complete agent states it");
        assertTrue(!isStated(silent, path), "without its member in the source it is not stated");
        assertEquals(List.of(), difference(stating.notStated(), silent.notStated()), "nothing else fell silent before");
        assertEquals(List.of(member), difference(silent.notStated(), stating.notStated()));
    }

    private static Assembling without(String source, String pointer) {
        boolean both = source.equals("both");
        return Agents.complete(
                both || source.equals("descriptor")
                        ? Edit.without(Agents.descriptorBody(), pointer)
                        : Agents.descriptorBody(),
                source.equals("card") ? Edit.without(Agents.card(), pointer) : Agents.card(),
                both || source.equals("registration")
                        ? Edit.without(Agents.registration(), pointer)
                        : Agents.registration());
    }

    private static boolean isStated(AgentDoc doc, MemberPath path) {
        return Lookup.find(doc.sections(), path)
                .filter(found -> found.stated().isStated())
                .isPresent();
    }

    private static List<String> difference(List<String> left, List<String> right) {
        TreeSet<String> only = new TreeSet<>(left);
        right.forEach(only::remove);
        return List.copyOf(only);
    }
}
