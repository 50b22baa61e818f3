package io.agentdoc.testing;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The rules of the specification, by id, that a test shows to be kept: {@code @Clause("9.3-2")}.
 *
 * <p>On a class it speaks for the class as a whole. {@code docs/rules.md} is written from these.
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.TYPE, ElementType.METHOD})
@Repeatable(Clause.List.class)
public @interface Clause {

    /** Ids such as {@code 9.3-2}. */
    String[] value();

    /** The class that keeps them; where none is named, the one the test is named after. */
    Class<?>[] by() default {};

    /** Several, where different classes keep them. */
    @Documented
    @Retention(RetentionPolicy.RUNTIME)
    @Target({ElementType.TYPE, ElementType.METHOD})
    @interface List {
        Clause[] value();
    }
}
