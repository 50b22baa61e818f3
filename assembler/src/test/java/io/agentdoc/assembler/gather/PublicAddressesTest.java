package io.agentdoc.assembler.gather;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.testing.Promise;
import io.agentdoc.testing.Promised;
import java.net.InetAddress;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Promise(Promised.PUBLIC_ADDRESSES)
class PublicAddressesTest {
    @Test
    void every_special_address_of_the_vectors_is_told_from_a_public_one() throws Exception {
        List<String> special = SsrfVectors.list("deny_v4", "deny_v6");
        assertEquals(35, special.size());
        for (String address : special) {
            assertFalse(isPublic(address), address);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "1.0.0.0",
                "9.255.255.255",
                "11.0.0.0",
                "100.63.255.255",
                "100.128.0.0",
                "126.255.255.255",
                "128.0.0.0",
                "169.253.255.255",
                "169.255.0.0",
                "172.15.255.255",
                "172.32.0.0",
                "192.0.1.0",
                "192.167.255.255",
                "192.169.0.0",
                "198.17.255.255",
                "198.20.0.0",
                "223.255.255.255",
                "2001:200::1",
                "2400::1",
                "2606:4700::1111",
                "3ffe::1",
                "64:ff9b::808:808",
                "2a00::200:5efe:808:808"
            })
    void what_lies_just_outside_a_special_block_is_public(String address) throws Exception {
        assertTrue(isPublic(address), address);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "0.0.0.0", "0.255.255.255", "10.255.255.255", "100.127.255.255", "127.255.255.255", "172.31.255.255",
                "192.0.0.255", "192.168.255.255", "198.19.255.255", "239.255.255.255", "2001:1ff::1", "2002::1",
                "1fff::1", "4000::1", "fe80::1", "febf::1", "64:ff9b::7f00:1", "64:ff9b::a9fe:a9fe",
                "2a00::5efe:127.0.0.1", "2a00::200:5efe:10.0.0.1", "::ffff:127.0.0.1", "3fff:fff::1"
            })
    void what_lies_just_inside_one_is_not(String address) throws Exception {
        assertFalse(isPublic(address), address);
    }

    private static boolean isPublic(String address) throws Exception {
        return PublicAddresses.isPublic(InetAddress.getByName(address));
    }
}
