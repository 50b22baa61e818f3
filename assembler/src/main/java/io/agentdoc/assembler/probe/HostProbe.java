package io.agentdoc.assembler.probe;

import io.agentdoc.document.value.Bytes;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.Optional;

/** Asks a host for one file as a browser would, follows where it leads, and reads no more than a file of a site holds. */
final class HostProbe implements AutoCloseable {
    /** How long a host may take to answer; a site's reader would have left by then. */
    private static final Duration PATIENCE = Duration.ofSeconds(10);
    /** As many as a fetch follows. */
    private static final int MOST_REDIRECTS = 5;
    /** No file of a site is larger; what is cut cannot match the build, which is what matters. */
    private static final int MOST = 32 << 20;

    private final HttpClient client = HttpClient.newBuilder()
            .connectTimeout(PATIENCE)
            .followRedirects(HttpClient.Redirect.NEVER)
            .build();

    /** Asks, with a tag where one is known. */
    Served get(URI at, Optional<String> tag) throws IOException {
        URI now = at;
        for (int redirects = 0; redirects <= MOST_REDIRECTS; redirects++) {
            HttpResponse<InputStream> answer = send(now, tag);
            Optional<String> location = answer.headers().firstValue("location");
            boolean leadsOn = answer.statusCode() >= 300 && answer.statusCode() < 400 && location.isPresent();
            if (!leadsOn) {
                return served(answer);
            }
            answer.body().close();
            now = next(now, location.get());
        }
        throw new IOException("it redirects more than " + MOST_REDIRECTS + " times");
    }

    private static URI next(URI from, String location) throws IOException {
        try {
            URI next = from.resolve(location);
            if (!"https".equals(next.getScheme()) && !"http".equals(next.getScheme())) {
                throw new IOException("it redirects to " + next.getScheme() + ":");
            }
            return next;
        } catch (IllegalArgumentException noUri) {
            throw new IOException("it redirects to what is no address", noUri);
        }
    }

    private HttpResponse<InputStream> send(URI at, Optional<String> tag) throws IOException {
        HttpRequest.Builder request = HttpRequest.newBuilder(at)
                .timeout(PATIENCE)
                .header("Origin", "https://reader.example")
                .header("User-Agent", "agentdoc doctor");
        tag.ifPresent(known -> request.header("If-None-Match", known));
        try {
            return client.send(request.build(), HttpResponse.BodyHandlers.ofInputStream());
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            throw new IOException("it was stopped", stopped);
        }
    }

    private static Served served(HttpResponse<InputStream> answer) throws IOException {
        try (InputStream body = answer.body()) {
            return new Served(
                    answer.uri(), answer.statusCode(), answer.headers()::firstValue, Bytes.own(body.readNBytes(MOST)));
        }
    }

    @Override
    public void close() {
        client.shutdownNow();
    }
}
