// Makes the content of the Hugo and the Eleventy site out of a site that was built: node content.mjs SITE HUGO ELEVENTY
//
// Each agent becomes one file, whose front matter is its AgentDoc as JSON, which both read. It is not part of what is
// measured.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const [site, hugo, eleventy] = process.argv.slice(2);
const agents = join(site, "agents");
mkdirSync(hugo, { recursive: true });
mkdirSync(eleventy, { recursive: true });
for (const file of readdirSync(agents).filter(name => name.endsWith(".json"))) {
  const id = file.slice(0, -".json".length);
  const doc = JSON.parse(readFileSync(join(agents, file)));
  const title = doc.subject.name;
  writeFileSync(join(hugo, id + ".md"), JSON.stringify({ title, doc }, null, 1) + "\n");
  const matter = JSON.stringify({ title, permalink: `agents/${id}/index.html`, json: file, doc }, null, 1);
  writeFileSync(join(eleventy, id + ".html"), `---json\n${matter}\n---\n`);
}
