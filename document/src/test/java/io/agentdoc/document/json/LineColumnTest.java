package io.agentdoc.document.json;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LineColumnTest {
    private static final String TEXT = "ab\ncd\r\nef\rg\n\nh";

    @ParameterizedTest
    @CsvSource({
        "0, 1, 1",
        "1, 1, 2",
        "2, 1, 3",
        "3, 2, 1",
        "4, 2, 2",
        "5, 2, 3",
        "7, 3, 1",
        "8, 3, 2",
        "9, 3, 3",
        "10, 4, 1",
        "11, 4, 2",
        "12, 5, 1",
        "13, 6, 1",
        "14, 6, 2"
    })
    void a_line_ends_at_lf_cr_or_both(int offset, long line, long column) {
        assertEquals(new LineColumn(line, column), LineColumn.of(TEXT, offset));
    }
}
