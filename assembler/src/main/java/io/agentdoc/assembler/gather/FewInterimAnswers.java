package io.agentdoc.assembler.gather;

import java.io.IOException;
import java.io.Serial;
import org.apache.hc.core5.http.ClassicHttpRequest;
import org.apache.hc.core5.http.ClassicHttpResponse;
import org.apache.hc.core5.http.HttpConnection;
import org.apache.hc.core5.http.HttpException;
import org.apache.hc.core5.http.HttpRequest;
import org.apache.hc.core5.http.HttpResponse;
import org.apache.hc.core5.http.ProtocolException;
import org.apache.hc.core5.http.impl.Http1StreamListener;
import org.apache.hc.core5.http.impl.io.HttpRequestExecutor;
import org.apache.hc.core5.http.io.HttpClientConnection;
import org.apache.hc.core5.http.io.HttpResponseInformationCallback;
import org.apache.hc.core5.http.protocol.HttpContext;
import org.jspecify.annotations.Nullable;

/** Gives up on a host that answers "100 Continue" for ever, which HttpClient would read for ever. */
final class FewInterimAnswers extends HttpRequestExecutor {
    /** Heads of one answer, its own included; a request without a body needs no other. */
    private static final int MOST_HEADS = 8;

    @Override
    public ClassicHttpResponse execute(
            ClassicHttpRequest request,
            HttpClientConnection connection,
            @Nullable HttpResponseInformationCallback callback,
            HttpContext context)
            throws IOException, HttpException {
        HttpRequestExecutor once = HttpRequestExecutor.builder()
                .withHttp1StreamListener(new Heads())
                .build();
        try {
            return once.execute(request, connection, callback, context);
        } catch (TooMany e) {
            throw new ProtocolException("more than " + MOST_HEADS + " heads of one answer", e);
        }
    }

    /** Counts the heads of one answer, as HttpClient's listener alone sees them all. */
    private static final class Heads implements Http1StreamListener {
        private int seen;

        @Override
        public void onRequestHead(HttpConnection connection, HttpRequest request) {}

        @Override
        public void onResponseHead(HttpConnection connection, HttpResponse response) {
            seen++;
            if (seen > MOST_HEADS) {
                throw new TooMany();
            }
        }

        @Override
        public void onExchangeComplete(HttpConnection connection, boolean keepAlive) {}
    }

    private static final class TooMany extends RuntimeException {
        @Serial
        private static final long serialVersionUID = 1L;
    }
}
