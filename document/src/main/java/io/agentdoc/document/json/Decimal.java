package io.agentdoc.document.json;

/**
 * A positive decimal, {@code 0.digits × 10^point}.
 *
 * @param digits neither begins nor ends with a zero
 */
record Decimal(String digits, int point) {

    /** The decimal with the fewest digits that reads back as that positive double. */
    static Decimal shortest(double value) {
        Decimal java = of(Double.toString(value));
        return java.digits.length() == 2 ? java.oneDigitFor(value) : java;
    }

    /** Reads Java's spelling: {@code 123.45} or {@code 1.2345E-7}. */
    private static Decimal of(String text) {
        int exponentAt = text.indexOf('E');
        String mantissa = exponentAt < 0 ? text : text.substring(0, exponentAt);
        int exponent = exponentAt < 0 ? 0 : Integer.parseInt(text.substring(exponentAt + 1));
        int dot = mantissa.indexOf('.');
        String all = mantissa.substring(0, dot) + mantissa.substring(dot + 1);
        int first = 0;
        while (all.charAt(first) == '0') {
            first++;
        }
        int end = all.length();
        while (all.charAt(end - 1) == '0') {
            end--;
        }
        return new Decimal(all.substring(first, end), dot - first + exponent);
    }

    /** One digit, where one is enough for that double; Java gives two wherever two come closer. */
    private Decimal oneDigitFor(double value) {
        int rounded = (Integer.parseInt(digits) + 5) / 10;
        Decimal one = rounded == 10 ? new Decimal("1", point + 1) : new Decimal(Integer.toString(rounded), point);
        return one.reads(value) ? one : this;
    }

    private boolean reads(double value) {
        return Double.parseDouble("0." + digits + "E" + point) == value;
    }

    /** The spelling of ECMAScript: plain from 1e-6 up to 1e21, an exponent outside. */
    String ecmaText() {
        int count = digits.length();
        if (point > 21 || point <= -6) {
            String fraction = count == 1 ? "" : "." + digits.substring(1);
            String sign = point > 0 ? "+" : "";
            return digits.charAt(0) + fraction + "e" + sign + (point - 1);
        }
        if (point <= 0) {
            return "0." + "0".repeat(-point) + digits;
        }
        return point >= count
                ? digits + "0".repeat(point - count)
                : digits.substring(0, point) + "." + digits.substring(point);
    }
}
