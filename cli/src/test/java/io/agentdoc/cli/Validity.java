package io.agentdoc.cli;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** What somebody else's validator says of our JSON, by a published schema or by the one that we print. */
final class Validity {
    private final Schema schema;

    private Validity(Schema schema) {
        this.schema = schema;
    }

    /** The schema of SARIF 2.1.0 as OASIS published it. */
    static Validity ofSarif() {
        try (InputStream in = Optional.ofNullable(Validity.class.getResourceAsStream("/schema/sarif-schema-2.1.0.json"))
                .orElseThrow(() -> new AssertionError("the schema of SARIF is not on the class path"))) {
            return new Validity(SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_7)
                    .getSchema(in, InputFormat.JSON));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** What {@code agentdoc schema} prints of that shape. */
    static Validity ofOurs(SchemaCommand.Shape shape) {
        String printed = Ran.in(Path.of(""), "schema", shape.toString()).out();
        return new Validity(SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
                .getSchema(printed, InputFormat.JSON));
    }

    /** The faults, each as a sentence with its place. */
    List<String> faults(String json) {
        return schema.validate(json, InputFormat.JSON).stream()
                .map(Object::toString)
                .toList();
    }
}
