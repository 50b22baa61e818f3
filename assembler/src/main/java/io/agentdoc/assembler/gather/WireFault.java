package io.agentdoc.assembler.gather;

import java.io.IOException;
import java.io.InterruptedIOException;
import java.net.ConnectException;
import java.net.NoRouteToHostException;
import java.net.SocketTimeoutException;
import java.net.UnknownHostException;
import java.security.cert.CertificateException;
import javax.net.ssl.SSLException;
import javax.net.ssl.SSLPeerUnverifiedException;
import org.apache.hc.client5.http.ConnectTimeoutException;
import org.apache.hc.core5.http.HttpException;
import org.apache.hc.core5.http.MessageConstraintException;

/**
 * Turns what HttpClient throws into an answer in our own words.
 *
 * <p>The words stand in documents, so they are the same in every run and never repeat what the host sent.
 */
final class WireFault {
    private WireFault() {}

    static Answer of(IOException fault, FetchUrl url) {
        String host = url.host();
        return switch (fault) {
            case GuardedResolver.PrivateAddress e ->
                new Answer.Refused(host + " has an address that is not a public one");
            case UnknownHostException e -> new Answer.Failed("the name " + host + " has no address");
            case ConnectTimeoutException e -> passing(url.hostPort() + " does not take connections in time");
            case SocketTimeoutException e -> passing(host + " did not go on answering in time");
            case NoRouteToHostException e -> passing("there is no way to " + url.hostPort());
            case ConnectException e -> passing(url.hostPort() + " does not take connections");
            case SSLPeerUnverifiedException e ->
                new Answer.Failed("the certificate of " + host + " is for another name");
            case SSLException e
            when isCertificate(e) -> new Answer.Failed("the certificate of " + host + " is not to be trusted");
            case SSLException e -> passing("no secure connection to " + host + " came about");
            case MessageConstraintException e -> new Answer.Refused("the head of " + host + "'s answer is too long");
            case InterruptedIOException e -> passing("the fetch from " + host + " was stopped");
            default ->
                isProtocol(fault)
                        ? new Answer.Refused(host + " answered with something that is not sound HTTP")
                        : passing("the connection to " + host + " broke off");
        };
    }

    private static Answer passing(String why) {
        return new Answer.Passing(why, RetryAfter.unsaid());
    }

    private static boolean isCertificate(Throwable fault) {
        Throwable cause = fault;
        while (cause != null && !(cause instanceof CertificateException)) {
            cause = cause.getCause();
        }
        return cause != null;
    }

    private static boolean isProtocol(IOException fault) {
        return fault.getCause() instanceof HttpException;
    }
}
