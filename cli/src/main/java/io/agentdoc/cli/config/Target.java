package io.agentdoc.cli.config;

/** The host that a site is made for, whose habits and limits shape the output. */
public enum Target {
    PLAIN("plain"),
    GITHUB_PAGES("github-pages"),
    GITLAB_PAGES("gitlab-pages"),
    CLOUDFLARE_PAGES("cloudflare-pages"),
    NETLIFY("netlify"),
    S3("s3"),
    NGINX("nginx"),
    CADDY("caddy");

    private final String text;

    Target(String text) {
        this.text = text;
    }

    @Override
    public String toString() {
        return text;
    }
}
