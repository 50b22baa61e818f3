package io.agentdoc.fences;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.DocTrees;
import com.sun.source.util.JavacTask;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import io.agentdoc.testing.Project;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import javax.lang.model.element.Modifier;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;

/**
 * Every type that others can use says in a sentence what it is; the compiler's own check of comments sees to their form.
 *
 * <p>Methods and components may go without: a name of the field says what an accessor gives, and a sentence that says it
 * again is one more to keep true.
 */
class PublicTypesTest {
    private static final List<String> LIBRARIES = List.of("document", "assembler", "templates", "renderer");

    @Test
    void every_public_type_says_what_it_is() throws IOException {
        List<JavaFileObject> sources = new ArrayList<>();
        for (String module : LIBRARIES) {
            try (Stream<Path> files = Files.walk(Project.root().resolve(module).resolve("src/main/java"))) {
                for (Path file :
                        files.filter(path -> path.toString().endsWith(".java")).toList()) {
                    sources.add(new Source(file.toUri(), Files.readString(file)));
                }
            }
        }
        Seen seen = look(sources);
        assertEquals(List.of(), seen.silent);
        assertTrue(seen.types > 300, () -> "saw " + seen.types + " public types");
    }

    @Test
    void a_type_without_a_sentence_is_found_and_one_that_nobody_else_sees_is_not() throws IOException {
        String text = """
            /** Says what it is. */
            public interface A {
                /** @param b with a component and no sentence */
                record B(int b) {}
                /** Says it too. */
                enum C { D }
            }
            class E { public static final class F {} }
            """;
        Seen seen = look(List.of(new Source(URI.create("string:///A.java"), text)));
        assertEquals(List.of("A.B"), seen.silent);
        assertEquals(3, seen.types);
    }

    private static Seen look(List<JavaFileObject> sources) throws IOException {
        JavacTask task = (JavacTask)
                ToolProvider.getSystemJavaCompiler().getTask(null, null, null, List.of("-proc:none"), null, sources);
        Seen seen = new Seen(DocTrees.instance(task));
        for (CompilationUnitTree unit : task.parse()) {
            seen.scan(unit, null);
        }
        return seen;
    }

    /** A source that was read before, in the encoding that all of them have. */
    private static final class Source extends SimpleJavaFileObject {
        private final String text;

        Source(URI uri, String text) {
            super(uri, Kind.SOURCE);
            this.text = text;
        }

        @Override
        public String getCharContent(boolean ignoreEncodingErrors) {
            return text;
        }
    }

    /** Walks through a source from type to type, and never into what only its own package sees. */
    private static final class Seen extends TreePathScanner<Void, Void> {
        private final DocTrees comments;
        private final List<String> silent = new ArrayList<>();
        private int types;

        Seen(DocTrees comments) {
            this.comments = comments;
        }

        @Override
        public Void visitClass(ClassTree type, Void none) {
            if (!isPublic(type)) {
                return null;
            }
            types++;
            var comment = comments.getDocCommentTree(getCurrentPath());
            if (comment == null || comment.getFirstSentence().isEmpty()) {
                silent.add(name(getCurrentPath()));
            }
            return super.visitClass(type, null);
        }

        private boolean isPublic(ClassTree type) {
            Set<Modifier> modifiers = type.getModifiers().getFlags();
            Tree around = getCurrentPath().getParentPath().getLeaf();
            boolean ofAnInterface = around instanceof ClassTree outer && outer.getKind() == Tree.Kind.INTERFACE;
            return modifiers.contains(Modifier.PUBLIC) || ofAnInterface;
        }

        private static String name(TreePath path) {
            String above = path.getParentPath().getLeaf() instanceof ClassTree ? name(path.getParentPath()) + "." : "";
            return above + ((ClassTree) path.getLeaf()).getSimpleName();
        }
    }
}
