// Builds a directory of yardstick agents as a script would: node build.mjs FOLDER OUT
//
// FOLDER is what MakeDirectory wrote: the list of agents, the cache with their sources, and the assembler's key. Of each
// agent the seven sources are read and their digests compared, the five signatures verified, one document assembled with
// where each value comes from, signed and written, and its page written beside it.
import { createHash, createPrivateKey, createPublicKey, sign } from "node:crypto";
import { createReadStream, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { assemble } from "./assemble.mjs";
import { canonical } from "./canonical.mjs";
import { page } from "./page.mjs";
import { nkey, rawOf, verified } from "./signatures.mjs";

const TAG = "agentdoc-assembly-v1";
const [folder, out] = process.argv.slice(2);
const key = createPrivateKey(readFileSync(join(folder, "assembler.pem")));
const by = nkey(rawOf(createPublicKey(key)));
const at = new Date();

const sha256 = data => createHash("sha256").update(data).digest("hex");
const split = hex => join(hex.slice(0, 2), hex.slice(2));

function source({ id, kind, url }) {
  const outcome = join(folder, "cache", "outcomes", split(sha256(`${kind}\n${url}`)) + ".json");
  const { held } = JSON.parse(readFileSync(outcome));
  const bytes = readFileSync(join(folder, "cache", "objects", split(held.digest.slice("sha256:".length))));
  if (`sha256:${sha256(bytes)}` !== held.digest) throw new Error(`${url} is not what was fetched`);
  const said = JSON.parse(bytes);
  return { id, kind, url, fetched_at: held.fetched_at, digest: held.digest, said, ...verified(said) };
}

function signed(doc) {
  const sig = sign(null, Buffer.from(`${TAG}\n${canonical(doc)}`), key).toString("base64");
  return { ...doc, signatures: [{ tag: TAG, by, sig, alg: "ed25519" }] };
}

function write(file, content) {
  writeFileSync(file + ".new", content);
  renameSync(file + ".new", file);
}

let agents = 0;
let signatures = 0;
mkdirSync(join(out, "agents"), { recursive: true });
for await (const line of createInterface({ input: createReadStream(join(folder, "agents.jsonl")) })) {
  const entry = JSON.parse(line);
  const sources = entry.sources.map(source);
  signatures += sources.filter(one => one.signature === "verified").length;
  const doc = signed(assemble(sources, at));
  const place = join(out, "agents", entry.id);
  mkdirSync(place, { recursive: true });
  write(place + ".json", JSON.stringify(doc, null, 2) + "\n");
  write(join(place, "index.html"), page(doc, `../${entry.id}.json`));
  agents++;
}
if (signatures !== 5 * agents) throw new Error(`${signatures} signatures are good, and not five of each agent`);
console.log(`${agents} agents, ${signatures} signatures`);
