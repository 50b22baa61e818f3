package io.agentdoc.fences;

import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Field;
import java.lang.reflect.Member;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What others can name of a type: a line for the type, and one for each public or protected member, sorted. */
final class Signatures {
    private static final int PROMISED =
            Modifier.PUBLIC | Modifier.PROTECTED | Modifier.STATIC | Modifier.FINAL | Modifier.ABSTRACT;

    private Signatures() {}

    static List<String> of(Class<?> type) {
        TreeSet<String> members = new TreeSet<>();
        Arrays.stream(type.getDeclaredConstructors())
                .filter(Signatures::isSeen)
                .map(Signatures::line)
                .forEach(members::add);
        Arrays.stream(type.getDeclaredMethods())
                .filter(Signatures::isSeen)
                .map(Signatures::line)
                .forEach(members::add);
        Arrays.stream(type.getDeclaredFields())
                .filter(Signatures::isSeen)
                .map(Signatures::line)
                .forEach(members::add);
        List<String> lines = new ArrayList<>(List.of(head(type)));
        members.forEach(member -> lines.add("    " + member));
        return lines;
    }

    /** Whether a type and each that it lies in can be named from another package. */
    static boolean isSeen(Class<?> type) {
        Class<?> around = type.getEnclosingClass();
        return Modifier.isPublic(type.getModifiers()) && !type.isSynthetic() && (around == null || isSeen(around));
    }

    private static boolean isSeen(Member member) {
        return (member.getModifiers() & (Modifier.PUBLIC | Modifier.PROTECTED)) != 0 && !member.isSynthetic();
    }

    private static String head(Class<?> type) {
        String above = Stream.concat(
                        Stream.ofNullable(type.getGenericSuperclass()).filter(parent -> !isUsual(parent.getTypeName())),
                        Arrays.stream(type.getGenericInterfaces()))
                .map(java.lang.reflect.Type::getTypeName)
                .collect(Collectors.joining(", "));
        String permits = type.isSealed()
                ? Arrays.stream(type.getPermittedSubclasses())
                        .map(Class::getTypeName)
                        .sorted()
                        .collect(Collectors.joining(", ", " permits ", ""))
                : "";
        return type.toGenericString() + (above.isEmpty() ? "" : " of " + above) + permits;
    }

    private static boolean isUsual(String parent) {
        return parent.equals("java.lang.Object")
                || parent.equals("java.lang.Record")
                || parent.startsWith("java.lang.Enum<");
    }

    private static String line(Constructor<?> constructor) {
        return modifiers(constructor) + "new" + parameters(constructor);
    }

    private static String line(Method method) {
        return modifiers(method) + method.getGenericReturnType().getTypeName() + " " + method.getName()
                + parameters(method);
    }

    private static String line(Field field) {
        return modifiers(field) + field.getGenericType().getTypeName() + " " + field.getName();
    }

    private static String modifiers(Member member) {
        int promised = member.getModifiers() & PROMISED;
        return promised == 0 ? "" : Modifier.toString(promised) + " ";
    }

    private static String parameters(Executable member) {
        String thrown = Arrays.stream(member.getGenericExceptionTypes())
                .map(java.lang.reflect.Type::getTypeName)
                .collect(Collectors.joining(", "));
        return Arrays.stream(member.getGenericParameterTypes())
                        .map(java.lang.reflect.Type::getTypeName)
                        .collect(Collectors.joining(", ", "(", ")"))
                + (thrown.isEmpty() ? "" : " throws " + thrown);
    }
}
