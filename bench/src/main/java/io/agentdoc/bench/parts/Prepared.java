package io.agentdoc.bench.parts;

import io.agentdoc.assembler.Materials;
import io.agentdoc.assembler.Order;
import io.agentdoc.assembler.gather.Gathered;
import io.agentdoc.document.json.JsonDocument;
import io.agentdoc.document.json.JsonObject;
import io.agentdoc.document.model.AgentDoc;
import io.agentdoc.document.value.Bytes;
import java.nio.file.Path;
import java.util.List;

/**
 * One agent at every stage of its way, so that each stage can be measured alone.
 *
 * @param files where its sources lie
 * @param tree its document before it is signed
 * @param written its document as it is published
 */
record Prepared(
        Order order,
        List<Path> files,
        List<Bytes> sources,
        List<Signed> signed,
        Gathered gathered,
        Materials.Read read,
        AgentDoc doc,
        JsonObject tree,
        JsonDocument written,
        Bytes page) {}
