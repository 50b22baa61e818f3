package io.agentdoc.assembler.gather;

import io.agentdoc.assembler.store.Validators;
import io.agentdoc.document.value.Bytes;
import java.io.IOException;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;
import org.apache.hc.client5.http.classic.methods.HttpGet;
import org.apache.hc.client5.http.impl.classic.CloseableHttpClient;
import org.apache.hc.core5.http.ClassicHttpResponse;
import org.apache.hc.core5.http.Header;
import org.apache.hc.core5.http.HttpHeaders;
import org.apache.hc.core5.http.HttpHost;
import org.apache.hc.core5.http.protocol.HttpCoreContext;
import org.apache.hc.core5.io.Closer;

/** One request and one answer, on a connection of its own. */
final class Exchange {
    /** Asks for a Pond manifest say which protocol they speak (Pond protocol 1.0). */
    private static final String POND = "pond:agent-manifest";

    private final CloseableHttpClient client;
    private final InstantSource clock;
    private final Consumer<FetchUrl> gate;
    private final HostGate hosts;

    /**
     * One of many.
     *
     * @param gate sees every URL before anything is sent there, and may throw
     * @param hosts asked before each request, robots.txt and redirects included
     */
    Exchange(CloseableHttpClient client, InstantSource clock, Consumer<FetchUrl> gate, HostGate hosts) {
        this.client = client;
        this.clock = clock;
        this.gate = gate;
        this.hosts = hosts;
    }

    /** What came: an answer, or the direction to ask elsewhere. */
    sealed interface Reply {
        record Final(Answer answer) implements Reply {}

        record Elsewhere(String location) implements Reply {}
    }

    /** Asks at {@code url}, which is the request's own or where redirects led. */
    Reply send(Request request, FetchUrl url, Optional<Bearer> bearer, Deadline deadline) {
        gate.accept(url);
        if (!deadline.apart(() -> hosts.enter(url.host(), deadline.remaining()))) {
            return done(new Answer.Failed(url.host() + " was not asked, since the wait for others was broken off"));
        }
        try {
            Reply reply = exchange(request, url, bearer, deadline);
            return isAboutOthers(reply, request.shownAt(url))
                    ? exchange(request.unconditional(), url, bearer, deadline)
                    : reply;
        } finally {
            hosts.leave(url.host());
        }
    }

    /** Whether a host says that nothing changed, and in the same breath that what it has is not what was asked about. */
    private static boolean isAboutOthers(Reply reply, Validators shown) {
        return reply instanceof Reply.Final(Answer.NotModified same)
                && same.validators().areOfOthersThan(shown);
    }

    private Reply exchange(Request request, FetchUrl url, Optional<Bearer> bearer, Deadline deadline) {
        HttpGet get = get(request, url, bearer);
        deadline.watch(get);
        HttpHost host = new HttpHost(url.scheme(), url.host(), url.port());
        try {
            ClassicHttpResponse response = client.executeOpen(host, get, HttpCoreContext.create());
            try {
                return read(request, url, response);
            } finally {
                // Closing an answer reads the rest of it, however long that is; a cancelled one has no rest.
                get.cancel();
                Closer.closeQuietly(response);
            }
        } catch (IOException e) {
            return new Reply.Final(WireFault.of(e, url));
        }
    }

    private static HttpGet get(Request request, FetchUrl url, Optional<Bearer> bearer) {
        HttpGet get = new HttpGet(url.uri());
        get.setHeader(HttpHeaders.ACCEPT, "application/json, */*;q=0.1");
        get.setHeader(HttpHeaders.ACCEPT_ENCODING, "identity");
        get.setHeader(HttpHeaders.CONNECTION, "close");
        Validators shown = request.shownAt(url);
        shown.etag().ifPresent(etag -> get.setHeader(HttpHeaders.IF_NONE_MATCH, etag));
        shown.lastModified().ifPresent(moment -> get.setHeader(HttpHeaders.IF_MODIFIED_SINCE, moment));
        bearer.ifPresent(secret -> get.setHeader(HttpHeaders.AUTHORIZATION, secret.header()));
        if (request.kind().equals(POND)) {
            get.setHeader("X-Agent-Protocol-Version", "1.0");
        }
        return get;
    }

    private Reply read(Request request, FetchUrl url, ClassicHttpResponse response) throws IOException {
        int status = response.getCode();
        Optional<String> location = header(response, HttpHeaders.LOCATION);
        return switch (status) {
            case 301, 302, 303, 307, 308 ->
                location.<Reply>map(Reply.Elsewhere::new)
                        .orElseGet(() ->
                                done(new Answer.Failed(url.host() + " answered " + status + " without a direction")));
            case 200 -> done(body(request, url, response));
            case 304 ->
                done(
                        request.shownAt(url).isEmpty()
                                ? new Answer.Failed(url.host() + " answered 304 to a question without a condition")
                                : new Answer.NotModified(validators(response), Optional.empty()));
            case 404, 410 -> done(new Answer.Gone(status));
            case 408, 425, 429, 500, 502, 503, 504 ->
                done(new Answer.Passing(said(url, status), wait(response), OptionalInt.of(status)));
            case 204, 206 ->
                done(new Answer.Failed(url.host() + " answered " + status + ", which is not a whole document"));
            default ->
                done(
                        status >= 400 && status < 500
                                ? new Answer.Denied(status, said(url, status))
                                : new Answer.Failed(said(url, status), OptionalInt.of(status)));
        };
    }

    private static Answer body(Request request, FetchUrl url, ClassicHttpResponse response) throws IOException {
        Optional<String> coding = header(response, HttpHeaders.CONTENT_ENCODING)
                .filter(text -> !text.toLowerCase(Locale.ROOT).equals("identity"));
        if (coding.isPresent() || response.countHeaders(HttpHeaders.CONTENT_ENCODING) > 1) {
            return new Answer.Refused(url.host() + " answered in a coding that was not asked for");
        }
        if (response.containsHeader(HttpHeaders.TRANSFER_ENCODING)
                && response.containsHeader(HttpHeaders.CONTENT_LENGTH)) {
            return new Answer.Refused(url.host() + " gave two lengths for one answer");
        }
        if (request.kind().equals(POND) && !isJson(response)) {
            return new Answer.Refused(
                    url.host() + " answered in another media type than JSON, where Pond asks for that");
        }
        Optional<Bytes> bytes = BodyReader.read(response.getEntity(), request.most());
        return bytes.<Answer>map(read -> new Answer.Body(read, validators(response), Optional.empty()))
                .orElseGet(() -> new Answer.TooLarge(request.most()));
    }

    /** A JSON media type: application/json, or one that ends in +json (decision 63). */
    private static boolean isJson(ClassicHttpResponse response) {
        String type = header(response, HttpHeaders.CONTENT_TYPE).orElse("");
        int parameters = type.indexOf(';');
        String bare =
                (parameters < 0 ? type : type.substring(0, parameters)).strip().toLowerCase(Locale.ROOT);
        return bare.equals("application/json") || (bare.startsWith("application/") && bare.endsWith("+json"));
    }

    private static Validators validators(ClassicHttpResponse response) {
        Optional<Instant> answered = header(response, HttpHeaders.DATE).flatMap(HttpDate::parse);
        Optional<String> modified = header(response, HttpHeaders.LAST_MODIFIED)
                .filter(date -> answered.isEmpty() || isOver(date, answered.get()));
        return new Validators(header(response, HttpHeaders.ETAG), modified);
    }

    /**
     * Whether the second in which something last changed was over when it was sent. In a second that was not it may have
     * changed once more, and its date would be the same (RFC 9110, 8.8.2.2).
     */
    private static boolean isOver(String modified, Instant answered) {
        return HttpDate.parse(modified).filter(date -> !date.isBefore(answered)).isEmpty();
    }

    private RetryAfter wait(ClassicHttpResponse response) {
        return header(response, HttpHeaders.RETRY_AFTER)
                .map(text -> RetryAfter.parse(text, clock.instant()))
                .orElseGet(RetryAfter::unsaid);
    }

    private static Optional<String> header(ClassicHttpResponse response, String name) {
        return Optional.ofNullable(response.getFirstHeader(name)).map(Header::getValue);
    }

    private static String said(FetchUrl url, int status) {
        return url.host() + " answered " + status;
    }

    private static Reply done(Answer answer) {
        return new Reply.Final(answer);
    }
}
