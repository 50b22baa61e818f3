package io.agentdoc.fleet;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.testing.LoopbackServer;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Many processes give the tree that one gives, also where one of them is killed. */
@Timeout(3600)
class StandaloneTest {
    @TempDir
    Path folder;

    @Test
    void two_workers_give_the_tree_that_one_machine_gives_also_where_an_executor_is_killed() throws Exception {
        try (var hosts = new ThreeHosts(folder);
                var cluster = StandaloneCluster.soon(folder.resolve("cluster"))) {
            hosts.onOneMachine();
            assertEquals(0, cluster.build("many", Map.of(), hosts.words("many")).waitFor(), cluster.said("many"));
            hosts.assertSameTree("many", cluster.said("many"));

            var asked = new CountDownLatch(1);
            hosts.host("agent.example").on("/0", (request, out) -> {
                asked.countDown();
                Thread.sleep(2_000);
                out.write(LoopbackServer.answer(
                        200, "", "{\"name\": \"Agent 0\", \"description\": \"It tests.\", \"version\": \"1\"}"));
            });
            Process build = cluster.build("killed", Map.of("spark.speculation", "true"), hosts.words("killed"));
            assertTrue(asked.await(1800, TimeUnit.SECONDS), () -> "nobody asked");
            List<ProcessHandle> executors = cluster.executors();
            assertFalse(executors.isEmpty());
            assertTrue(executors.getFirst().destroyForcibly());
            assertEquals(0, build.waitFor(), cluster.said("killed"));
            hosts.assertSameTree("killed", cluster.said("killed"));
        }
    }
}
