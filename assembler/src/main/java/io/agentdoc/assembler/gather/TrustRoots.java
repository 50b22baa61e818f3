package io.agentdoc.assembler.gather;

import io.agentdoc.assembler.OperatorFault;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.security.cert.Certificate;
import java.security.cert.CertificateFactory;
import java.security.cert.X509Certificate;
import java.util.Collection;
import java.util.Optional;
import javax.net.ssl.SSLContext;
import javax.net.ssl.TrustManager;
import javax.net.ssl.TrustManagerFactory;
import javax.net.ssl.X509TrustManager;

/** The certificate authorities that hosts are believed by: the platform's, and those that the operator adds. */
final class TrustRoots {
    private TrustRoots() {}

    static SSLContext context(Optional<Path> extra) {
        try {
            SSLContext context = SSLContext.getInstance("TLS");
            context.init(null, extra.isPresent() ? withExtra(extra.get()) : null, null);
            return context;
        } catch (GeneralSecurityException | IOException e) {
            throw new OperatorFault(
                    "cannot use the certificates in "
                            + extra.map(Path::toString).orElse("the platform's store") + ": " + e.getMessage(),
                    e);
        }
    }

    private static TrustManager[] withExtra(Path pem) throws GeneralSecurityException, IOException {
        KeyStore roots = KeyStore.getInstance(KeyStore.getDefaultType());
        roots.load(null, null);
        for (TrustManager manager : managers(Optional.empty())) {
            if (manager instanceof X509TrustManager platform) {
                for (X509Certificate root : platform.getAcceptedIssuers()) {
                    roots.setCertificateEntry("root-" + roots.size(), root);
                }
            }
        }
        for (Certificate root : certificates(pem)) {
            roots.setCertificateEntry("extra-" + roots.size(), root);
        }
        return managers(Optional.of(roots));
    }

    private static Collection<? extends Certificate> certificates(Path pem)
            throws GeneralSecurityException, IOException {
        try (InputStream in = Files.newInputStream(pem)) {
            Collection<? extends Certificate> found =
                    CertificateFactory.getInstance("X.509").generateCertificates(in);
            if (found.isEmpty()) {
                throw new OperatorFault("fetch.ca names " + pem + ", which holds no certificate");
            }
            return found;
        }
    }

    private static TrustManager[] managers(Optional<KeyStore> roots) throws GeneralSecurityException {
        TrustManagerFactory factory = TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
        factory.init(roots.orElse(null));
        return factory.getTrustManagers();
    }
}
