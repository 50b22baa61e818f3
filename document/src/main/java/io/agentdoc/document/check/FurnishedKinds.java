package io.agentdoc.document.check;

import io.agentdoc.document.model.Deliverable;
import io.agentdoc.document.model.Input;
import java.util.Set;
import java.util.regex.Pattern;

/** A thing that an offering takes or gives back is of a media type or of one of the value kinds (6.3). */
final class FurnishedKinds implements Check {
    private static final String RULE = "6.3-1";
    private static final Set<String> VALUES = Set.of("text", "identifier", "url", "document", "shared_resource");
    private static final Pattern MEDIA_TYPE =
            Pattern.compile("[A-Za-z0-9!#$&^_.+-]{1,127}/[A-Za-z0-9!#$&^_.+*-]{1,127}");

    @Override
    public void check(Examined document, Findings into) {
        for (Carried carried : document.carried()) {
            boolean kind = carried.is(Input.KIND) || carried.is(Deliverable.KIND);
            boolean mediaType = carried.is(Input.MEDIA_TYPE) || carried.is(Deliverable.MEDIA_TYPE);
            String word = kind || mediaType ? carried.value().text().orElse("") : "";
            if (!word.isEmpty()
                    && !(kind && VALUES.contains(word))
                    && !MEDIA_TYPE.matcher(word).matches()) {
                String what = kind ? "neither a media type nor a value kind" : "no media type";
                into.add(RULE, document.sinceScopes(), carried.value().path(), Quoted.of(word) + " is " + what);
            }
        }
    }
}
