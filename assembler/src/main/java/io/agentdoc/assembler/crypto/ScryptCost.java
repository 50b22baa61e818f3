package io.agentdoc.assembler.crypto;

import io.agentdoc.document.value.Bytes;
import java.math.BigInteger;
import org.bouncycastle.asn1.ASN1Encodable;
import org.bouncycastle.asn1.ASN1Integer;
import org.bouncycastle.asn1.ASN1ObjectIdentifier;
import org.bouncycastle.asn1.ASN1OctetString;
import org.bouncycastle.asn1.ASN1Sequence;

/** The parameters of scrypt as RFC 7914 writes them beside an encrypted key. */
record ScryptCost(Bytes salt, BigInteger cost, BigInteger blockSize, BigInteger lanes) {
    static final ASN1ObjectIdentifier SCRYPT = new ASN1ObjectIdentifier("1.3.6.1.4.1.11591.4.11");
    private static final BigInteger BLOCK_BYTES = BigInteger.valueOf(128);

    static ScryptCost read(ASN1Encodable parameters) {
        ASN1Sequence sequence = ASN1Sequence.getInstance(parameters);
        return new ScryptCost(
                Bytes.copyOf(
                        ASN1OctetString.getInstance(sequence.getObjectAt(0)).getOctets()),
                integer(sequence, 1),
                integer(sequence, 2),
                integer(sequence, 3));
    }

    BigInteger memory() {
        return cost.add(lanes).multiply(blockSize).multiply(BLOCK_BYTES);
    }

    BigInteger work() {
        return cost.multiply(blockSize).multiply(lanes);
    }

    private static BigInteger integer(ASN1Sequence sequence, int index) {
        return ASN1Integer.getInstance(sequence.getObjectAt(index)).getPositiveValue();
    }
}
