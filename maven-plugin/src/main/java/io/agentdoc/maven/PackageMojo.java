package io.agentdoc.maven;

import java.util.List;
import javax.inject.Inject;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.toolchain.ToolchainManager;

/** Writes the manifest's digests, the generated views and the package AgentDoc from the package that is there. */
@Mojo(name = "package", defaultPhase = LifecyclePhase.PREPARE_PACKAGE, threadSafe = true)
public final class PackageMojo extends ProgramMojo {
    @Inject
    public PackageMojo(ToolchainManager toolchains) {
        super(toolchains);
    }

    @Override
    List<List<String>> commands(String target) {
        return List.of(List.of("package", target, "--pins", "--views"), List.of("package", target));
    }
}
