package io.agentdoc.fences;

import com.tngtech.archunit.core.domain.JavaClass;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.lang.reflect.RecordComponent;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Set;

/** Every number that has a name in the product: the constants, and the parts of the records of limits. */
final class Constants {
    private static final Set<Class<?>> NUMBERS = Set.of(
            byte.class,
            short.class,
            int.class,
            long.class,
            float.class,
            double.class,
            Duration.class,
            BigInteger.class,
            BigDecimal.class);

    private Constants() {}

    /** In the order of their classes; those of one class as they stand in it. */
    static List<Constant> ofTheHouse() {
        List<Constant> all = new ArrayList<>();
        House.always().stream().sorted(Comparator.comparing(JavaClass::getName)).forEach(type -> {
            Class<?> reflected = type.reflect();
            if (isRecordOfLimits(reflected)) {
                all.addAll(parts(reflected));
            }
            Arrays.stream(reflected.getDeclaredFields())
                    .filter(Constants::isConstant)
                    .forEach(field -> all.add(Constant.of(reflected, field.getName(), value(field))));
        });
        return all;
    }

    /** Records that stand for how much of something is borne say with {@code standard()} how much that is. */
    static boolean isRecordOfLimits(Class<?> type) {
        return type.isRecord()
                && Arrays.stream(type.getDeclaredMethods())
                        .anyMatch(method -> method.getName().equals("standard") && method.getReturnType() == type);
    }

    private static List<Constant> parts(Class<?> type) {
        try {
            var standard = type.getDeclaredMethod("standard");
            standard.setAccessible(true);
            Object limits = standard.invoke(null);
            List<Constant> parts = new ArrayList<>();
            for (RecordComponent part : type.getRecordComponents()) {
                if (NUMBERS.contains(part.getType())) {
                    part.getAccessor().setAccessible(true);
                    parts.add(Constant.part(
                            type, part.getName(), part.getAccessor().invoke(limits)));
                }
            }
            return parts;
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("Cannot read " + type, e);
        }
    }

    private static boolean isConstant(Field field) {
        return Modifier.isStatic(field.getModifiers())
                && !field.isSynthetic()
                && NUMBERS.contains(field.getType())
                && !field.getName().equals("serialVersionUID");
    }

    private static Object value(Field field) {
        try {
            field.setAccessible(true);
            return field.get(null);
        } catch (IllegalAccessException e) {
            throw new IllegalStateException("Cannot read " + field, e);
        }
    }
}
