package io.agentdoc.testing;

import java.io.ByteArrayInputStream;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.KeyStore;
import java.security.Signature;
import java.security.cert.Certificate;
import java.security.cert.CertificateFactory;
import java.time.Instant;
import java.util.Arrays;
import java.util.Base64;
import java.util.Date;
import javax.net.ssl.KeyManagerFactory;
import javax.net.ssl.SSLContext;
import org.bouncycastle.asn1.ASN1EncodableVector;
import org.bouncycastle.asn1.ASN1Integer;
import org.bouncycastle.asn1.DERBitString;
import org.bouncycastle.asn1.DERSequence;
import org.bouncycastle.asn1.x500.X500Name;
import org.bouncycastle.asn1.x509.AlgorithmIdentifier;
import org.bouncycastle.asn1.x509.BasicConstraints;
import org.bouncycastle.asn1.x509.Extension;
import org.bouncycastle.asn1.x509.Extensions;
import org.bouncycastle.asn1.x509.GeneralName;
import org.bouncycastle.asn1.x509.GeneralNames;
import org.bouncycastle.asn1.x509.SubjectPublicKeyInfo;
import org.bouncycastle.asn1.x509.TBSCertificate;
import org.bouncycastle.asn1.x509.Time;
import org.bouncycastle.asn1.x509.V3TBSCertificateGenerator;
import org.bouncycastle.asn1.x9.X9ObjectIdentifiers;

/** A self-signed certificate for agent.example and its neighbours on this machine, made when the tests begin. */
public final class TestCertificate {
    private static final char[] PASSWORD = "only-for-tests".toCharArray();
    private static final TestCertificate OURS = make();
    private static final TestCertificate STRANGERS = make();

    private final SSLContext context;
    private final Path pem;

    private TestCertificate(SSLContext context, Path pem) {
        this.context = context;
        this.pem = pem;
    }

    /** The one that our test runs trust. */
    public static TestCertificate ours() {
        return OURS;
    }

    /** One that nobody trusts. */
    public static TestCertificate strangers() {
        return STRANGERS;
    }

    public SSLContext context() {
        return context;
    }

    /** The file that {@code fetch.ca} would name. */
    public Path pem() {
        return pem;
    }

    private static TestCertificate make() {
        try {
            KeyPairGenerator generator = KeyPairGenerator.getInstance("EC");
            generator.initialize(256);
            KeyPair pair = generator.generateKeyPair();
            byte[] der = certificate(pair);
            Path pem = Files.createTempFile("agentdoc-test-ca", ".pem");
            pem.toFile().deleteOnExit();
            Files.writeString(
                    pem,
                    "-----BEGIN CERTIFICATE-----\n" + Base64.getMimeEncoder().encodeToString(der)
                            + "\n-----END CERTIFICATE-----\n");
            return new TestCertificate(context(pair, der), pem);
        } catch (Exception e) {
            throw new IllegalStateException("no certificate for the tests", e);
        }
    }

    private static byte[] certificate(KeyPair pair) throws Exception {
        AlgorithmIdentifier algorithm = new AlgorithmIdentifier(X9ObjectIdentifiers.ecdsa_with_SHA256);
        V3TBSCertificateGenerator body = new V3TBSCertificateGenerator();
        body.setSerialNumber(new ASN1Integer(BigInteger.ONE));
        body.setSignature(algorithm);
        body.setIssuer(new X500Name("CN=agentdoc test"));
        body.setSubject(new X500Name("CN=agentdoc test"));
        body.setStartDate(new Time(Date.from(Instant.parse("2020-01-01T00:00:00Z"))));
        body.setEndDate(new Time(Date.from(Instant.parse("2049-01-01T00:00:00Z"))));
        body.setSubjectPublicKeyInfo(
                SubjectPublicKeyInfo.getInstance(pair.getPublic().getEncoded()));
        body.setExtensions(new Extensions(new Extension[] {
            new Extension(Extension.basicConstraints, true, new BasicConstraints(true).getEncoded()),
            new Extension(Extension.subjectAlternativeName, false, names().getEncoded())
        }));
        TBSCertificate unsigned = body.generateTBSCertificate();
        Signature signature = Signature.getInstance("SHA256withECDSA");
        signature.initSign(pair.getPrivate());
        signature.update(unsigned.getEncoded());
        ASN1EncodableVector parts = new ASN1EncodableVector();
        parts.add(unsigned);
        parts.add(algorithm);
        parts.add(new DERBitString(signature.sign()));
        return new DERSequence(parts).getEncoded();
    }

    private static GeneralNames names() {
        return new GeneralNames(Arrays.stream(
                        new String[] {"agent.example", "other.example", "lab.example", "localhost", "127.0.0.1"})
                .map(name -> new GeneralName(
                        Character.isDigit(name.charAt(0)) ? GeneralName.iPAddress : GeneralName.dNSName, name))
                .toArray(GeneralName[]::new));
    }

    private static SSLContext context(KeyPair pair, byte[] der) throws Exception {
        Certificate certificate =
                CertificateFactory.getInstance("X.509").generateCertificate(new ByteArrayInputStream(der));
        KeyStore keys = KeyStore.getInstance("PKCS12");
        keys.load(null, null);
        keys.setKeyEntry("test", pair.getPrivate(), PASSWORD, new Certificate[] {certificate});
        KeyManagerFactory managers = KeyManagerFactory.getInstance(KeyManagerFactory.getDefaultAlgorithm());
        managers.init(keys, PASSWORD);
        SSLContext context = SSLContext.getInstance("TLS");
        context.init(managers.getKeyManagers(), null, null);
        return context;
    }
}
