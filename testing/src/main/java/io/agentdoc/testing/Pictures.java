package io.agentdoc.testing;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;

/**
 * Pictures of pages, each beside the one that somebody looked at and approved.
 *
 * <p>To approve one anew: look at the picture taken, delete the approved one, and run the test with {@code
 * -Dapprove=true}.
 */
public final class Pictures {
    /** The share of the points that may differ: browsers smooth letters in their own ways. */
    private static final double TOLERANCE = 0.01;

    private final Path approved;
    private final Path taken;

    /**
     * @param approved the folder of what was approved
     * @param taken the folder that the pictures are taken into
     */
    public Pictures(Path approved, Path taken) {
        this.approved = approved;
        this.taken = taken;
    }

    /** Takes the pictures; answers a line for each that is another than the approved one, or that has none. */
    public List<String> others(URI site, List<Browser.Picture> pictures) {
        try {
            Files.createDirectories(taken);
            Files.createDirectories(approved);
            List<String> others =
                    new ArrayList<>(Browser.pictures(site, taken, pictures).findings());
            for (Browser.Picture picture : pictures) {
                compare(picture.name(), others);
            }
            return others;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void compare(String name, List<String> others) throws IOException {
        Path now = taken.resolve(name + ".png");
        Path then = approved.resolve(name + ".png");
        if (Files.notExists(then) && Boolean.getBoolean("approve")) {
            Files.copy(now, then, StandardCopyOption.REPLACE_EXISTING);
        }
        if (Files.notExists(then)) {
            others.add(name + " was never approved: look at " + now);
            return;
        }
        double difference = Browser.difference(then, now, taken.resolve(name + ".difference.png"));
        if (difference > TOLERANCE) {
            others.add("%s differs from the approved one in %.1f %% of its points: look at %s"
                    .formatted(name, difference * 100, now));
        }
    }
}
