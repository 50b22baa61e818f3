import { createPrivateKey, createPublicKey, createHash, sign } from "node:crypto";
import { writeFileSync } from "node:fs";
const seed = createHash("sha256").update("agentdoc TEST KEY, guards nothing: evaluator").digest();
const key = createPrivateKey({ key: Buffer.concat([Buffer.from("302e020100300506032b657004220420", "hex"), seed]), format: "der", type: "pkcs8" });
const by = createPublicKey(key).export({ format: "der", type: "spki" }).subarray(-32).toString("base64");
const jcs = v => Array.isArray(v) ? `[${v.map(jcs)}]` : v && typeof v === "object"
  ? `{${Object.keys(v).sort().map(k => JSON.stringify(k) + ":" + jcs(v[k]))}}` : JSON.stringify(v);
const body = { role: "agent-evaluator", act: "evaluate", produced_at: "2026-10-01T09:00:00Z",
  subject: { agent_key: "UBMBH4BK6EIHQFVMHLSABFSQXB3JXUFZOXVZQTIERO33AD4HHAI3D7QP" },
  package: { name: "tester" }, cases: [], conforms: true,
  odd: { numbers: [1e21, 1e-7, -0, 9007199254740993, 0.1, 5e-324, 333333333.33333329], "\u{1F600}": "\u2028\u007f\"\\\b\u0001", "\uFB00": null, "": [] },
  by };
const tag = "agent-eval-record-v1";
const sig = sign(null, Buffer.from(tag + "\n" + jcs(body)), key).toString("base64");
writeFileSync("eval-record.json", JSON.stringify({ ...body, signatures: [{ tag, by, sig, alg: "ed25519" }] }, null, 1)
  .replace("1e+21", "1000000000000000000000").replace(/0\.1,/, "1.0e-1,"));
