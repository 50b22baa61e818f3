package io.agentdoc.testing;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The promises that a test holds the program to: {@code @Promise(Promised.NO_SECRET)}.
 *
 * <p>On a class it speaks for the class as a whole. {@code docs/security.md} is written from these.
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.TYPE, ElementType.METHOD})
public @interface Promise {

    Promised[] value();
}
