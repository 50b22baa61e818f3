package io.agentdoc.renderer.site;

import java.util.Map;
import java.util.TreeMap;

/**
 * What serves a site, with the limits that it documents: what is past one is refused by the host, after a long upload.
 */
public enum Host {
    /** Any host of which nothing is known. */
    PLAIN("this host"),
    /** A published site has at most 1 GB. */
    GITHUB_PAGES("GitHub Pages"),
    /** 200,000 files, of 1 GB together. */
    GITLAB_PAGES("GitLab Pages"),
    /** 20,000 files on the free plan, each of at most 25 MiB. */
    CLOUDFLARE_PAGES("Cloudflare Pages"),
    /** Any number of files, of which 54,000 may stand in one folder. */
    NETLIFY("Netlify"),
    /** An object has at most 50,000 GiB, which is 10,000 parts of 5 GiB. */
    S3("S3"),
    NGINX("nginx"),
    CADDY("Caddy");

    private static final long ANY = Long.MAX_VALUE;
    private static final long GIGABYTE = 1_000_000_000;

    private final String called;

    Host(String called) {
        this.called = called;
    }

    private long mostFiles() {
        return switch (this) {
            case GITLAB_PAGES -> 200_000;
            case CLOUDFLARE_PAGES -> 20_000;
            case PLAIN, GITHUB_PAGES, NETLIFY, S3, NGINX, CADDY -> ANY;
        };
    }

    private long mostInAFolder() {
        return this == NETLIFY ? 54_000 : ANY;
    }

    /** In bytes. */
    private long largestFile() {
        return switch (this) {
            case CLOUDFLARE_PAGES -> 25L << 20;
            case S3 -> 50_000L << 30;
            case PLAIN, GITHUB_PAGES, GITLAB_PAGES, NETLIFY, NGINX, CADDY -> ANY;
        };
    }

    /** In bytes. */
    private long largestSite() {
        return this == GITHUB_PAGES || this == GITLAB_PAGES ? GIGABYTE : ANY;
    }

    /** Whether a site can be past one of its limits, so that somebody has to count. */
    public boolean hasLimits() {
        return mostFiles() < ANY || mostInAFolder() < ANY || largestSite() < ANY || this == CLOUDFLARE_PAGES;
    }

    /** Whether it reads headers from a file at the root of what is published. */
    boolean readsHeaders() {
        return this == CLOUDFLARE_PAGES || this == NETLIFY;
    }

    /** Refuses a directory of so many entries, of which each has its document and its page, before anything of it is made. */
    void entries(int entries) {
        files(2L * entries);
    }

    private void files(long count) {
        if (count > mostFiles()) {
            String plan = this == CLOUDFLARE_PAGES
                    ? " on its free plan; a site of a plan that takes more is built with site.target: plain"
                    : "";
            throw new OutputFault(
                    "the site has " + count + " files and more, and " + called + " takes " + mostFiles() + plan);
        }
    }

    /** Refuses a site that is past a limit of the host, with the number and the limit. */
    void sizes(Map<String, Long> sizes) {
        files(sizes.size());
        Map<String, Long> folders = new TreeMap<>();
        long all = 0;
        for (Map.Entry<String, Long> file : sizes.entrySet()) {
            long size = file.getValue();
            all += size;
            if (size > largestFile()) {
                throw new OutputFault(file.getKey() + " has " + size + " bytes, and " + called
                        + " takes files of at most " + largestFile() + " bytes");
            }
            folders.merge(file.getKey().substring(0, file.getKey().lastIndexOf('/') + 1), 1L, Long::sum);
        }
        if (all > largestSite()) {
            throw new OutputFault("the site has " + all + " bytes, and " + called + " takes " + largestSite());
        }
        folders.forEach((folder, count) -> {
            if (count > mostInAFolder()) {
                throw new OutputFault((folder.isEmpty() ? "the front" : folder) + " has " + count + " files, and "
                        + called + " takes " + mostInAFolder() + " in one folder");
            }
        });
    }
}
