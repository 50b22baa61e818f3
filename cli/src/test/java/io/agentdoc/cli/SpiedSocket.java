package io.agentdoc.cli;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketAddress;
import java.net.SocketException;
import java.net.SocketImpl;
import java.net.SocketOptions;
import java.nio.channels.SocketChannel;
import java.util.function.Consumer;

/** What a socket is made of, which tells where it is asked to connect before it does so by a channel of its own. */
final class SpiedSocket extends SocketImpl {
    private final Consumer<String> told;
    private final Socket real;

    SpiedSocket(Consumer<String> told) {
        this.told = told;
        try {
            this.real = SocketChannel.open().socket();
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    @Override
    protected void create(boolean stream) {}

    @Override
    protected void connect(String host, int port) throws IOException {
        connect(new InetSocketAddress(host, port), 0);
    }

    @Override
    protected void connect(InetAddress to, int port) throws IOException {
        connect(new InetSocketAddress(to, port), 0);
    }

    @Override
    protected void connect(SocketAddress to, int timeout) throws IOException {
        InetSocketAddress there = (InetSocketAddress) to;
        told.accept(there.getAddress().getHostAddress() + ":" + there.getPort());
        real.connect(to, timeout);
        address = there.getAddress();
        port = there.getPort();
        localport = real.getLocalPort();
    }

    @Override
    protected void bind(InetAddress host, int port) throws IOException {
        real.bind(new InetSocketAddress(host, port));
    }

    @Override
    protected void listen(int backlog) {
        throw new UnsupportedOperationException("connects only");
    }

    @Override
    protected void accept(SocketImpl socket) {
        throw new UnsupportedOperationException("connects only");
    }

    @Override
    protected InputStream getInputStream() throws IOException {
        return real.getInputStream();
    }

    @Override
    protected OutputStream getOutputStream() throws IOException {
        return real.getOutputStream();
    }

    @Override
    protected int available() throws IOException {
        return real.getInputStream().available();
    }

    @Override
    protected void close() throws IOException {
        real.close();
    }

    @Override
    protected void shutdownInput() throws IOException {
        real.shutdownInput();
    }

    @Override
    protected void shutdownOutput() throws IOException {
        real.shutdownOutput();
    }

    @Override
    protected void sendUrgentData(int data) throws IOException {
        real.sendUrgentData(data);
    }

    @Override
    public void setOption(int option, Object value) throws SocketException {
        switch (option) {
            case SocketOptions.SO_TIMEOUT -> real.setSoTimeout((Integer) value);
            case SocketOptions.TCP_NODELAY -> real.setTcpNoDelay((Boolean) value);
            case SocketOptions.SO_KEEPALIVE -> real.setKeepAlive((Boolean) value);
            case SocketOptions.SO_REUSEADDR -> real.setReuseAddress((Boolean) value);
            case SocketOptions.SO_LINGER ->
                real.setSoLinger(value instanceof Integer, value instanceof Integer seconds ? seconds : 0);
            default -> throw new SocketException("option " + option);
        }
    }

    @Override
    public Object getOption(int option) throws SocketException {
        return switch (option) {
            case SocketOptions.SO_TIMEOUT -> real.getSoTimeout();
            case SocketOptions.TCP_NODELAY -> real.getTcpNoDelay();
            case SocketOptions.SO_KEEPALIVE -> real.getKeepAlive();
            case SocketOptions.SO_REUSEADDR -> real.getReuseAddress();
            case SocketOptions.SO_LINGER -> real.getSoLinger();
            case SocketOptions.SO_BINDADDR -> real.getLocalAddress();
            default -> throw new SocketException("option " + option);
        };
    }
}
