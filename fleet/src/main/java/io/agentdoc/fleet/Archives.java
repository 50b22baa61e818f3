package io.agentdoc.fleet;

import io.agentdoc.document.value.Bytes;
import java.io.IOException;
import java.io.OutputStream;
import java.net.URI;
import java.time.LocalDateTime;
import java.util.Collections;
import java.util.Iterator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.apache.spark.HashPartitioner;
import org.apache.spark.api.java.JavaRDD;
import scala.Tuple2;

/**
 * The finished site as so many zip archives, for places where a file costs as much as an archive. A file's name alone decides in
 * which of them it stands, and nothing in them depends on when they were made.
 */
final class Archives {
    private static final Pattern ONE = Pattern.compile("site-\\d{5}-of-(\\d{5})\\.zip");
    /** The earliest moment that the format has. */
    private static final LocalDateTime ALWAYS = LocalDateTime.of(1980, 1, 1, 0, 0);

    private final Setting setting;

    Archives(Setting setting) {
        this.setting = setting;
    }

    /**
     * Writes the archives, and removes those of a build that made more of them or fewer.
     *
     * @param names of all files of the site
     * @param to the folder that they go into
     */
    void write(JavaRDD<String> names, int archives, URI to) {
        Setting told = setting;
        names.mapToPair(name -> new Tuple2<>(name, true))
                .repartitionAndSortWithinPartitions(new HashPartitioner(archives))
                .keys()
                .mapPartitionsWithIndex((index, part) -> one(told, to, name(index, archives), part), true)
                .count();
        Tree folder = setting.tree(to);
        folder.names().stream().filter(name -> isOfAnother(name, archives)).forEach(folder::remove);
    }

    private static Iterator<String> one(Setting setting, URI to, String archive, Iterator<String> names) {
        Tree site = setting.outTree();
        setting.tree(to).write(archive, out -> pack(site, names, out));
        return Collections.emptyIterator();
    }

    /** A name that is listed twice, as a file that is made twice, stands in an archive once. */
    private static void pack(Tree site, Iterator<String> names, OutputStream out) throws IOException {
        try (ZipOutputStream zip = new ZipOutputStream(out)) {
            String last = "";
            while (names.hasNext()) {
                String name = names.next();
                if (!name.equals(last)) {
                    Bytes bytes = site.read(name).orElseThrow(() -> new IOException(name + " is gone"));
                    ZipEntry entry = new ZipEntry(name);
                    entry.setTimeLocal(ALWAYS);
                    zip.putNextEntry(entry);
                    bytes.stream().transferTo(zip);
                    zip.closeEntry();
                }
                last = name;
            }
        }
    }

    private static String name(int index, int archives) {
        return "site-%05d-of-%05d.zip".formatted(index, archives);
    }

    private static boolean isOfAnother(String name, int archives) {
        Matcher one = ONE.matcher(name);
        return one.matches() && Integer.parseInt(one.group(1)) != archives;
    }
}
