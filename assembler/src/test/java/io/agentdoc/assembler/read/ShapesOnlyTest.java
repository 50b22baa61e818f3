package io.agentdoc.assembler.read;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.assembler.fixture.Documented;
import io.agentdoc.document.json.JsonPretty;
import io.agentdoc.testing.Clause;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A Descriptor with an address or an account where a shape belongs: the document has the shape or nothing. */
@Clause(value = "9.5-23", by = ShapesOnly.class)
class ShapesOnlyTest {

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "sells.offerings[o].trial             | 'offerings': [{'id': 'o', 'trial': {'who': 'half',"
                        + " 'endpoint': 'planted'}}]",
                "sells.offerings[o].revisions         | 'offerings': [{'id': 'o', 'revisions': {'included': 'see"
                        + " https://planted.example/'}}]",
                "sells.offerings[o].delegation_scopes | 'offerings': [{'id': 'o', 'scopes': [{'id': 'read',"
                        + " 'description': 'mail planted@a.example'}]}]",
                "sells.offerings[o].inputs[i].via     | 'offerings': [{'id': 'o', 'inputs': [{'name': 'i', 'kind':"
                        + " 'text', 'via': {'token': 'planted'}}]}]",
                "sells.offerings[o].inputs[i].fields  | 'offerings': [{'id': 'o', 'inputs': [{'name': 'i', 'kind':"
                        + " 'text', 'fields': ['planted.example:8443']}]}]",
                "sells.offerings[o].workspace[0].for  | 'offerings': [{'id': 'o', 'workspace': [{'kind': 'git', 'for':"
                        + " 'git+ssh://planted.example/r'}]}]",
                "reaches.systems[ledger].needs        | 'systems': [{'name': 'ledger', 'needs': 'it reads"
                        + " postgres://planted.internal/x'}]",
                "reaches.systems                      | 'systems': [{'name': 'https://planted.example/'}]",
                "identity.hosted_in                   | 'hosted_in': ['half', '10.0.0.1']",
                "configs.settings[s].default          | 'run_config': {'settings': [{'name': 's', 'default':"
                        + " 'https://planted.example/'}]}",
                "configs.settings[s].allowed          | 'run_config': {'settings': [{'name': 's', 'allowed': ['half',"
                        + " 'planted@a.example']}]}",
                "asked.limits                         | 'limits': {'requests_per_hour': 5, 'half': 1, 'past_them':"
                        + " 'half: write to planted@a.example'}",
                "handling.processors                  | 'data_use': {'processors': ['half',"
                        + " 'https://planted.example/']}",
            })
    void a_binding_where_a_shape_belongs_is_not_stated(String path, String members) {
        Documented doc = descriptor(members);

        assertFalse(doc.says("planted"), path);
        assertFalse(doc.says("10.0.0.1"), path);
        assertFalse(doc.says("half"), path);
        assertTrue(doc.at("identity").member("description").isPresent(), path);
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "needs      | 'offerings': [{'id': 'o', 'needs': [{'credential': 'GitHub', 'scope': 'read',"
                        + " 'account_id': 'planted', 'where': 'https://planted.example/'}]}]",
                "delivers   | 'offerings': [{'id': 'o', 'delivers': {'final': 'GitHub', 'in_resource':"
                        + " 'https://planted.example/f'}}]",
                "processors | 'data_use': {'processors': [{'service': 'GitHub', 'purpose': 'hosting', 'endpoint':"
                        + " 'planted'}]}",
                "compliance | 'compliance': [{'standard': 'soc2', 'scope': 'GitHub', 'attestation': {'by': 'A', 'url':"
                        + " 'https://a.example/r?of=planted'}}]",
                "limits     | 'limits': {'requests_per_hour': {'most': 5, 'decided_by': 'rule', 'note': 'planted'},"
                        + " 'past_them': 'GitHub'}",
                "ceilings   | 'offerings': [{'id': 'GitHub', 'ceilings': {'cost_per_job': {'most': {'amount_micro': 1,"
                        + " 'currency': 'USD', 'payer': 'planted'}}}}]",
            })
    void what_is_beside_it_is_kept_where_a_reader_would_be_harmed_by_missing_it(String member, String members) {
        Documented doc = descriptor(members);

        assertFalse(doc.says("planted"), member);
        assertTrue(doc.says("GitHub"), member);
        assertTrue(doc.says("\"" + member + "\""), member);
    }

    @Test
    void what_a_record_observed_is_told_without_where_it_was_seen() {
        Documented doc = Documented.of("deployment-record", """
            {"act": "deploy", "subject": {"id": "U"}, "by": "U", "produced_at": "2026-10-01T09:00:00Z", "signatures": [],
             "checks": [{"kind": "first answer", "passed": true, "observed": "200 from planted.internal.example:8443"}]}
            """);

        assertFalse(doc.says("planted"));
        assertTrue(doc.says("first answer"));
    }

    @Test
    void shapes_are_quoted_to_the_letter() {
        Documented doc = descriptor("""
            'offerings': [{'id': 'o', 'trial': {'who': 'signed_in', 'limits': {'per_day': 4}},
                           'needs': [{'credential': 'a sign-in', 'scope': 'repo:read'}]}],
            'hosted_in': ['eu-west-1'], 'systems': [{'name': 'crm', 'needs': 'reads v1.2.3 of the ledger at 10:30'}],
            'compliance': [{'standard': 'soc2', 'attestation': {'by': 'A', 'url': 'https://a.example/report'}}]\
            """);

        assertEquals(
                "{\"who\":\"signed_in\",\"limits\":{\"per_day\":4}}",
                compact(doc.offering(0).member("trial").orElseThrow()));
        assertEquals(
                Optional.of("reads v1.2.3 of the ledger at 10:30"),
                doc.at("reaches", "systems").elements().getFirst().text("needs"));
        assertTrue(doc.says("https://a.example/report"));
        assertTrue(doc.says("a sign-in"));
        assertTrue(doc.says("eu-west-1"));
    }

    @Test
    @Clause(value = "9.4-12", by = PackageReader.class)
    void a_package_names_its_tools_and_systems_and_not_where_they_stand() {
        Documented doc = Documented.of("plugin-package", """
            {"plugin.json": {"name": "p"},
             "mcp.json": {"mcpServers": {"https://planted.example/": {"type": "sse"}, "ledger": {"type": "stdio"}}},
             "install.json": {"ceilings": [{"system": "https://planted.example/"},
                                           {"system": "speech", "per": "planted@a.example"}]}}\
            """);

        assertFalse(doc.says("planted"));
        assertTrue(doc.says("ledger"));
        assertTrue(doc.says("speech"));
    }

    @ParameterizedTest
    @Clause(value = "12.3-3", by = RecordPattern.class)
    @CsvSource({
        "/home/agent/log, false",
        "../log, false",
        "~/log, false",
        "C:log, false",
        "file://x/log, false",
        "log/*.json, true"
    })
    void a_record_lands_in_the_records_folder_or_it_is_not_said_where(String file, boolean stated) {
        Documented doc = descriptor("'records': [{'name': 'log', 'when': 'per_task', 'file': '" + file + "'}]");

        assertEquals(stated, doc.says(file));
        assertEquals(
                Optional.of("log"),
                doc.at("leaves", "records").elements().getFirst().text("name"));
    }

    private static String compact(io.agentdoc.document.json.Node node) {
        return JsonPretty.of(node.value()).display().replaceAll("\\s", "");
    }

    private static Documented descriptor(String members) {
        return Documented.descriptor(("'does': 'It sorts.', " + members).replace('\'', '"'));
    }
}
