package io.agentdoc.cli;

import io.agentdoc.assembler.store.CacheListing;
import java.util.concurrent.atomic.AtomicLong;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code agentdoc cache verify}: digests every document again. */
@Command(
        name = "verify",
        abbreviateSynopsis = true,
        description = "Digests every held document again and names those that are not what their name says.",
        footerHeading = "%nExample:%n",
        footer = "  agentdoc cache verify --cache sources-cache/")
final class CacheVerifyCommand implements Ending {
    private final World world;

    @Mixin
    CommonOptions common = new CommonOptions();

    CacheVerifyCommand(World world) {
        this.world = world;
    }

    @Override
    public ExitStatus run() {
        Terminal terminal = new Terminal(world, common);
        CacheListing listing = new CacheListing(CacheFolder.existing(world, common));
        AtomicLong faults = new AtomicLong();
        listing.verify(fault -> {
            faults.incrementAndGet();
            terminal.result("error cache: " + fault);
        });
        AtomicLong objects = new AtomicLong();
        listing.objects(entry -> objects.incrementAndGet());
        terminal.note(Numbers.of(objects.get(), "document") + " digested again, " + Numbers.of(faults.get(), "fault"));
        return faults.get() == 0 ? ExitStatus.DONE : ExitStatus.LOOK;
    }
}
