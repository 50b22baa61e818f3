// Reads the index of this directory file by file, and shows what it finds as the lists show it. Words are cut exactly as
// the index cuts them. Agents stand in the order of their addresses: nothing here ranks anybody.

const page = 8;
const status = document.getElementById("status");
const more = document.getElementById("more");
const field = document.getElementById("q");
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\u30fc]/u;
const runs = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\u30fc]+|[^\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\u30fc]+/gu;

// Accents, and the signs for vowels that Hebrew and Arabic may leave out; the stroke that lengthens a word says nothing.
const marks = /[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0640\u064b-\u065f\u0670]/g;
const plain = text => text.normalize("NFKD").replace(marks, "").toLowerCase().normalize("NFC");

function terms(text) {
  const found = new Set();
  for (const word of plain(text).match(/[\p{L}\p{N}\p{M}]+/gu) ?? []) {
    for (const run of word.match(runs) ?? []) {
      const points = [...run];
      if (!unspaced.test(points[0]) || points.length === 1) {
        found.add(points.slice(0, 40).join(""));
      } else {
        for (let i = 0; i + 1 < points.length; i++) found.add(points[i] + points[i + 1]);
      }
    }
  }
  return [...found];
}

function hash(term) {
  let h = 0x811c9dc5;
  for (let i = 0; i < term.length; i++) h = Math.imul(h ^ term.charCodeAt(i), 0x01000193);
  return (h ^ (h >>> 15)) >>> 0;
}

const files = new Map();
function file(name) {
  if (!files.has(name)) {
    files.set(name, fetch(name).then(answer => answer.ok ? answer.json() : Promise.reject(new Error(name))));
  }
  return files.get(name);
}

/** The agents of a term, which stand there as steps; a number alone is how many too many there are. */
async function agentsOf(term, index) {
  const shard = await file(`terms/${hash(term) % index.shards}.json`);
  const steps = Object.hasOwn(shard, term) ? shard[term] : [];
  let agent = 0;
  return Array.isArray(steps) ? steps.map(step => agent += step) : steps;
}

/** The agents that have every word; words that too many have decide nothing. */
async function withAll(words, index) {
  const lists = await Promise.all(words.map(word => agentsOf(word, index)));
  const few = lists.filter(Array.isArray);
  if (few.length === 0) return lists.length === 0 ? [] : null;
  return few.reduce((all, list) => {
    const there = new Set(list);
    return all.filter(agent => there.has(agent));
  });
}

async function show(name, agents, from, index) {
  const section = document.querySelector(`section[data-found="${name}"]`);
  section.hidden = agents.length === 0;
  const list = section.querySelector("ul");
  if (from === 0) list.replaceChildren();
  for (const agent of agents.slice(from, from + page)) {
    const chunk = await file(`agents/${Math.floor(agent / index.chunk)}.json`);
    list.insertAdjacentHTML("beforeend", chunk[agent % index.chunk]);
  }
}

async function search(query) {
  const index = await file("index.json");
  const words = terms(query);
  const groups = {
    name: await agentsOf("=" + plain(query.trim()), index),
    work: await withAll(words, index),
    focus: await withAll(words.map(word => "~" + word), index),
  };
  const common = groups.work === null || groups.focus === null;
  for (const name of Object.keys(groups)) groups[name] = Array.isArray(groups[name]) ? groups[name] : [];
  const found = new Set(Object.values(groups).flat()).size;
  status.textContent = found > 0 ? status.dataset.found.replace("{0}", found)
    : common ? status.dataset.common : status.dataset.none;
  let from = 0;
  const next = async () => {
    for (const [name, agents] of Object.entries(groups)) await show(name, agents, from, index);
    from += page;
    more.hidden = !Object.values(groups).some(agents => agents.length > from);
  };
  more.onclick = next;
  await next();
}

const query = new URLSearchParams(location.search).get("q") ?? "";
field.value = query;
if (query.trim()) {
  search(query).catch(() => { status.textContent = status.dataset.failed; });
}
