package io.agentdoc.fences;

import com.tngtech.archunit.core.domain.JavaAnnotation;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaEnumConstant;
import com.tngtech.archunit.core.domain.JavaMethod;
import io.agentdoc.testing.Attack;
import io.agentdoc.testing.Promise;
import io.agentdoc.testing.Promised;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.Map;
import java.util.NavigableMap;
import java.util.NavigableSet;
import java.util.TreeMap;
import java.util.TreeSet;

/** Which tests hold the program to each promise and make each attack, as their annotations say. */
record Promises(Map<Promised, NavigableSet<String>> kept, NavigableMap<Integer, NavigableSet<String>> attacks) {

    static Promises of(JavaClasses tests) {
        var found = new Promises(new EnumMap<>(Promised.class), new TreeMap<>());
        for (JavaClass test : tests) {
            String name = test.getName().replaceFirst("^io\\.agentdoc\\.", "");
            test.getAnnotations().forEach(annotation -> found.add(annotation, name));
            for (JavaMethod method : test.getMethods()) {
                method.getAnnotations().forEach(annotation -> found.add(annotation, name + "." + method.getName()));
            }
        }
        return found;
    }

    private void add(JavaAnnotation<?> annotation, String test) {
        if (annotation.getRawType().isEquivalentTo(Promise.class)) {
            Arrays.stream((JavaEnumConstant[]) annotation.get("value").orElseThrow())
                    .map(constant -> Promised.valueOf(constant.name()))
                    .forEach(promised -> kept.computeIfAbsent(promised, any -> new TreeSet<>())
                            .add(test));
        } else if (annotation.getRawType().isEquivalentTo(Attack.class)) {
            Arrays.stream((int[]) annotation.get("value").orElseThrow())
                    .forEach(number -> attacks.computeIfAbsent(number, any -> new TreeSet<>())
                            .add(test));
        }
    }
}
