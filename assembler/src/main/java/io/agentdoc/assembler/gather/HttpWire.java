package io.agentdoc.assembler.gather;

import org.apache.hc.client5.http.config.ConnectionConfig;
import org.apache.hc.client5.http.config.RequestConfig;
import org.apache.hc.client5.http.config.TlsConfig;
import org.apache.hc.client5.http.impl.DefaultSchemePortResolver;
import org.apache.hc.client5.http.impl.classic.CloseableHttpClient;
import org.apache.hc.client5.http.impl.classic.HttpClientBuilder;
import org.apache.hc.client5.http.impl.io.ManagedHttpClientConnectionFactory;
import org.apache.hc.client5.http.impl.io.PoolingHttpClientConnectionManagerBuilder;
import org.apache.hc.client5.http.impl.routing.DefaultRoutePlanner;
import org.apache.hc.client5.http.io.HttpClientConnectionManager;
import org.apache.hc.client5.http.ssl.DefaultClientTlsStrategy;
import org.apache.hc.core5.http.HttpHost;
import org.apache.hc.core5.http.config.Http1Config;
import org.apache.hc.core5.http.protocol.HttpContext;
import org.apache.hc.core5.util.Timeout;
import org.jspecify.annotations.Nullable;

/**
 * HttpClient with everything switched off that would act on a stranger's word.
 *
 * <p>No retries: {@code Retry-After: 86400} would be obeyed and could not be woken from. No decompression: a few hundred
 * bytes can become hundreds of megabytes. No redirects, cookies or credentials of its own. No connection is used twice:
 * bytes sent after a short {@code Content-Length} would become the next answer.
 */
final class HttpWire {
    /** An answer's head: real ones have some thirty lines. */
    private static final int MOST_HEADERS = 200;

    /** One line of an answer's head: a long policy has some thousand characters. */
    private static final int LONGEST_LINE = 16 << 10;

    private HttpWire() {}

    static CloseableHttpClient client(FetchPolicy policy, NameLookup lookup) {
        Timeout timeout = Timeout.of(policy.timeout());
        return HttpClientBuilder.create()
                .setConnectionManager(connections(policy, lookup, timeout))
                .setConnectionReuseStrategy((request, response, context) -> false)
                .setRequestExecutor(new FewInterimAnswers())
                .setRoutePlanner(new Routes(policy))
                .setUserAgent(policy.userAgent())
                .setDefaultRequestConfig(RequestConfig.custom()
                        .setAuthenticationEnabled(false)
                        .setConnectionRequestTimeout(timeout)
                        .setExpectContinueEnabled(false)
                        .setProtocolUpgradeEnabled(false)
                        .setRedirectsEnabled(false)
                        .setResponseTimeout(timeout)
                        .build())
                .disableAuthCaching()
                .disableAutomaticRetries()
                .disableConnectionState()
                .disableContentCompression()
                .disableCookieManagement()
                .disableRedirectHandling()
                .build();
    }

    private static HttpClientConnectionManager connections(FetchPolicy policy, NameLookup lookup, Timeout timeout) {
        Http1Config http = Http1Config.custom()
                .setMaxHeaderCount(MOST_HEADERS)
                .setMaxLineLength(LONGEST_LINE)
                .build();
        return PoolingHttpClientConnectionManagerBuilder.create()
                .setConnectionFactory(ManagedHttpClientConnectionFactory.builder()
                        .http1Config(http)
                        .build())
                .setDnsResolver(new GuardedResolver(policy, lookup))
                .setTlsSocketStrategy(new DefaultClientTlsStrategy(TrustRoots.context(policy.ca())))
                .setDefaultTlsConfig(
                        TlsConfig.custom().setHandshakeTimeout(timeout).build())
                .setDefaultConnectionConfig(ConnectionConfig.custom()
                        .setConnectTimeout(timeout)
                        .setSocketTimeout(timeout)
                        .build())
                .setMaxConnTotal(policy.concurrency())
                .setMaxConnPerRoute(policy.concurrency())
                .build();
    }

    /** Through the proxy, where there is one, but straight to the hosts that the operator allows. */
    private static final class Routes extends DefaultRoutePlanner {
        private final FetchPolicy policy;

        private Routes(FetchPolicy policy) {
            super(DefaultSchemePortResolver.INSTANCE);
            this.policy = policy;
        }

        @Override
        protected @Nullable HttpHost determineProxy(HttpHost target, HttpContext context) {
            return policy.proxy()
                    .filter(proxy -> !policy.vouchesFor(target.getHostName(), target.getPort()))
                    .map(proxy -> new HttpHost("http", proxy.host(), proxy.port()))
                    .orElse(null);
        }
    }
}
