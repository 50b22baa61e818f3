package io.agentdoc.assembler.gather;

import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.Arrays;
import java.util.List;

/**
 * Tells addresses that anybody can reach from those that mean something else where we run.
 *
 * <p>The blocks are those of the IANA special-purpose registries (RFC 6890 and its successors). An IPv4 address inside
 * an IPv6 one counts as what it is. The platform's own {@code isSiteLocalAddress} and its kin miss two thirds of them.
 */
final class PublicAddresses {
    private static final List<Block> SPECIAL_V4 = blocks(
            "0.0.0.0/8",
            "10.0.0.0/8",
            "100.64.0.0/10",
            "127.0.0.0/8",
            "169.254.0.0/16",
            "172.16.0.0/12",
            "192.0.0.0/24",
            "192.0.2.0/24",
            "192.31.196.0/24",
            "192.52.193.0/24",
            "192.88.99.0/24",
            "192.168.0.0/16",
            "192.175.48.0/24",
            "198.18.0.0/15",
            "198.51.100.0/24",
            "203.0.113.0/24",
            "224.0.0.0/4",
            "240.0.0.0/4");

    /** Only this block is handed out to be reached from everywhere; all special blocks outside it need no line. */
    private static final Block GLOBAL_V6 = block("2000::/3");

    private static final List<Block> SPECIAL_V6 =
            blocks("2001::/23", "2001:db8::/32", "2002::/16", "2620:4f:8000::/48", "3fff::/20");

    /** NAT64: the last four bytes are the IPv4 address that is reached (RFC 6052). */
    private static final Block NAT64 = block("64:ff9b::/96");

    private static final int V4_LENGTH = 4;
    private static final int V6_LENGTH = 16;

    private PublicAddresses() {}

    static boolean isPublic(InetAddress address) {
        byte[] bytes = address.getAddress();
        return address instanceof Inet4Address ? isPublicV4(bytes) : isPublicV6(bytes);
    }

    private static boolean isPublicV4(byte[] bytes) {
        return SPECIAL_V4.stream().noneMatch(block -> block.contains(bytes));
    }

    private static boolean isPublicV6(byte[] bytes) {
        if (NAT64.contains(bytes)) {
            return isPublicV4(lastFour(bytes));
        }
        boolean global = GLOBAL_V6.contains(bytes) && SPECIAL_V6.stream().noneMatch(block -> block.contains(bytes));
        return global && (!isIsatap(bytes) || isPublicV4(lastFour(bytes)));
    }

    /** An interface identifier 0000:5efe or 0200:5efe before an IPv4 address (RFC 5214). */
    private static boolean isIsatap(byte[] bytes) {
        return (bytes[8] & ~2) == 0 && bytes[9] == 0 && bytes[10] == 0x5e && bytes[11] == (byte) 0xfe;
    }

    private static byte[] lastFour(byte[] bytes) {
        return Arrays.copyOfRange(bytes, V6_LENGTH - V4_LENGTH, V6_LENGTH);
    }

    private static List<Block> blocks(String... texts) {
        return Arrays.stream(texts).map(PublicAddresses::block).toList();
    }

    private static Block block(String text) {
        int slash = text.indexOf('/');
        try {
            byte[] start = InetAddress.getByName(text.substring(0, slash)).getAddress();
            return new Block(start, Integer.parseInt(text.substring(slash + 1)));
        } catch (UnknownHostException e) {
            throw new IllegalStateException(text + " is an address", e);
        }
    }

    /** The addresses that begin with the same bits. */
    @SuppressWarnings("ArrayRecordComponent")
    private record Block(byte[] start, int bits) {
        boolean contains(byte[] address) {
            int whole = bits / Byte.SIZE;
            int rest = bits % Byte.SIZE;
            return address.length == start.length
                    && Arrays.equals(address, 0, whole, start, 0, whole)
                    && (rest == 0 || ((address[whole] ^ start[whole]) & 0xff) >>> (Byte.SIZE - rest) == 0);
        }
    }
}
