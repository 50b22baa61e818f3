package io.agentdoc.assembler.crypto;

/**
 * What keys and key files may cost.
 *
 * @param rememberedKeys how many judged public keys stay in memory: 4,096, a busy directory's issuers, under 2 MiB
 * @param maxKeyFileBytes the most bytes of a key or password file: 64 KiB, twenty times a PEM file with its remarks
 * @param maxPasswordRounds the most PBKDF2 iterations of an encrypted key: ten million, some seconds of work
 * @param maxRsaBits the longest RSA modulus that signatures are checked with: 8,192 bits, twice what is in use
 * @param maxScryptWork the most that scrypt's cost, block size and lanes may come to together: 2^24, some seconds of
 *     work and 128 times what OpenSSL writes
 * @param maxScryptMemory the most bytes scrypt may ask for: 256 MiB, eight times what OpenSSL writes
 */
public record CryptoLimits(
        int rememberedKeys,
        int maxKeyFileBytes,
        int maxPasswordRounds,
        int maxRsaBits,
        long maxScryptWork,
        long maxScryptMemory) {

    public static CryptoLimits standard() {
        return new CryptoLimits(4_096, 64 << 10, 10_000_000, 8_192, 1L << 24, 256L << 20);
    }
}
