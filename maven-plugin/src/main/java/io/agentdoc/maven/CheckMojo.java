package io.agentdoc.maven;

import java.util.List;
import javax.inject.Inject;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.toolchain.ToolchainManager;

/** Fails where the package AgentDoc or a generated view is not what the package gives, or a rule is not kept; writes nothing. */
@Mojo(name = "check", defaultPhase = LifecyclePhase.VERIFY, threadSafe = true)
public final class CheckMojo extends ProgramMojo {
    @Inject
    public CheckMojo(ToolchainManager toolchains) {
        super(toolchains);
    }

    @Override
    List<List<String>> commands(String target) {
        return List.of(List.of("package", target, "--check", "--views"), List.of("check", target, "--offline"));
    }
}
