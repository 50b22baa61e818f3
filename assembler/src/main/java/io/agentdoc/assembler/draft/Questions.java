package io.agentdoc.assembler.draft;

import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.JsonObject;
import io.agentdoc.document.json.Node;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What no source says and a Descriptor may: each is asked by its member's name and never answered here (6.4, 6.10). */
final class Questions {
    private static final Map<String, String> OF_AGENT = ordered(
            "agent_version", "Which version of the agent is this? It may stay empty in a draft.",
            "role", "Which standard role does it hold, if any?",
            "refusals", "What will it not do? One sentence a line, so that each can be tried.",
            "escalates", "What always goes to a person?",
            "systems", "Which standing systems does its work reach, how, and does a caller's material leave by them?",
            "records", "What does it leave behind for whoever audits it?",
            "limits", "How much may one caller ask of it, and what holds it to that?");

    private static final Map<String, String> OF_OFFERING = ordered(
            "inputs", "What does a caller send, by what name and of what kind, and which of it is required?",
            "outputs", "What does a caller receive, by what name and of what kind, and when?",
            "scope", "Is it named work, or open? Without an answer it is named work.",
            "authority", "What may it touch beyond what it is sent? An empty list states: nothing.",
            "ceilings", "Where does one job stop, in seconds and in cost, and what holds it to that?",
            "how", "Who decides what happens next: a program, a model or a person?",
            "trial", "May a caller try it first?",
            "revisions", "What does a change to delivered work cost?");

    private Questions() {}

    static List<Draft.Question> of(JsonObject draft) {
        List<Draft.Question> questions = new ArrayList<>();
        Node root = Node.root(draft);
        if (root.member("does").isEmpty()) {
            questions.add(new Draft.Question("does", "What does the agent do, in one sentence?"));
        }
        unanswered(root, "", OF_AGENT, questions);
        List<Node> offerings = root.member("offerings").map(Node::elements).orElse(List.of());
        if (offerings.isEmpty()) {
            questions.add(new Draft.Question("offerings", "What can it be hired for?"));
        }
        for (Node offering : offerings) {
            String id = offering.text("id").orElse(offering.at().tokens().getLast());
            unanswered(offering, "offerings[" + id + "].", OF_OFFERING, questions);
        }
        return questions;
    }

    private static void unanswered(Node object, String path, Map<String, String> asked, List<Draft.Question> into) {
        asked.forEach((member, question) -> {
            if (object.member(member)
                    .map(Node::value)
                    .filter(value -> !isEmptyText(value))
                    .isEmpty()) {
                into.add(new Draft.Question(path + member, question));
            }
        });
    }

    private static boolean isEmptyText(Json value) {
        return Node.root(value).text().filter(String::isEmpty).isPresent();
    }

    private static Map<String, String> ordered(String... pairs) {
        Map<String, String> map = new LinkedHashMap<>();
        for (int i = 0; i < pairs.length; i += 2) {
            map.put(pairs[i], pairs[i + 1]);
        }
        return map;
    }
}
