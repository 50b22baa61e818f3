package io.agentdoc.assembler.gather;

import java.net.InetAddress;
import java.net.UnknownHostException;

/** Where names become addresses. */
@FunctionalInterface
interface NameLookup {
    InetAddress[] addresses(String host) throws UnknownHostException;
}
