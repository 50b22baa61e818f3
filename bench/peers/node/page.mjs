const TITLES = {
  identity: "Who it is", shape: "How it meets you", asked: "What it can be asked", role: "The role it holds",
  sells: "What it does", access: "How to reach it", refuses: "What it refuses", reaches: "What it reaches",
  leaves: "What it leaves behind", configs: "What a job may set", handling: "Your data", standing: "What others say" };
const MARKS = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&#34;", "'": "&#39;" };
const escape = text => String(text).replace(/[&<>"']/g, mark => MARKS[mark]);
const label = name => escape(name[0].toUpperCase() + name.slice(1).replaceAll("_", " "));
const cite = id => `<a class="m" href="#sources[${escape(id)}]">[${escape(id)}]</a>`;
const isList = value => Array.isArray(value) && value.some(one => typeof one === "object");

/** The page of one document: its twelve sections, what nobody says, its sources and its signature. */
export function page(doc, json) {
  const { name, id, handle } = doc.subject;
  const names = Object.keys(doc.sections);
  const silent = path => doc.not_stated.filter(one => one.startsWith(path + "."));
  return `<!doctype html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(name)}</title>
<meta name="description" content="${escape(doc.sections.identity.description)}">
<link rel="stylesheet" href="../../assets/agentdoc.css">
</head>
<body class="agent">
<a class="skip" href="#main">Skip to what it says</a>
<header class="top">
<h1><bdi lang="">${escape(name)}</bdi></h1>
<p class="lede"><bdi lang="">${escape(doc.sections.identity.description)}</bdi></p>
<dl class="facts">
<div><dt>About</dt><dd><code dir="ltr">${escape(id)}</code></dd></div>
<div><dt>Handle</dt><dd><bdi lang="">${escape(handle)}</bdi></dd></div>
<div><dt>Assembled</dt><dd><time>${escape(doc.assembled_at)}</time></dd></div>
<div><dt>By</dt><dd><bdi lang="">${escape(doc.assembled_by)}</bdi></dd></div>
<div><dt>Old view</dt><dd>after <time>${escape(doc.stale_after)}</time></dd></div>
<div><dt>Document</dt><dd><a href="${escape(json)}" type="application/json">agentdoc.json</a></dd></div>
</dl>
<p class="assembly">The assembler signed this view with key <code dir="ltr">${escape(doc.signatures[0].by)}</code>.</p>
</header>
<nav aria-label="On this page"><ul>
${names.map(one => `<li><a href="#${one}">${TITLES[one]}</a></li>`).join("\n")}
<li><a href="#sources">Sources</a></li>
</ul></nav>
<main id="main">
${names.map(one => section(one, doc.sections[one], silent(one))).join("\n")}
<section class="s" id="sources">
<h2><a href="#sources">Sources</a></h2>
${doc.sources.map(one => `<article id="sources[${escape(one.id)}]">\n${rows(one, `sources[${one.id}]`)}</article>`).join("\n")}
</section>
</main>
</body>
</html>
`;
}

function section(name, { from, ...members }, silences) {
  return `<section class="s" id="${name}">
<header class="sh">
<h2><a href="#${name}">${TITLES[name]}</a></h2>
<p class="k"><span class="told">from ${from.map(cite).join(" ")}</span></p>
</header>
${rows(members, name)}
${silences.map(silence).join("")}</section>`;
}

const silence = path => `<div class="row silent" id="${escape(path)}">
<dt><a href="#${escape(path)}">${label(path.slice(path.lastIndexOf(".") + 1))}</a></dt>
<dd class="v">Not stated.</dd>
</div>
`;

function rows(members, path) {
  const told = Object.entries(members).filter(([name, value]) => !name.endsWith("_from") && value !== undefined);
  return `<dl class="rows">
${told.map(([name, value]) => row(name, value, members[name + "_from"], `${path}.${name}`)).join("\n")}
</dl>
`;
}

/** What lies in a part of a part has no address of its own. */
const isDeep = path => path.indexOf("]") < path.lastIndexOf("[");

function row(name, value, from, path) {
  return `${isDeep(path) ? '<div class="row">' : `<div class="row" id="${escape(path)}">`}
<dt>${isDeep(path) ? label(name) : `<a href="#${escape(path)}">${label(name)}</a>`}</dt>
<dd class="v">${isList(value) ? parts(value, path) : shown(value)}</dd>
${from ? `<dd class="k"><span class="told DECLARED">declared ${cite(from)}</span></dd>\n` : ""}</div>`;
}

const parts = (list, path) => list.map((one, i) => {
  const place = `${path}[${one.id ?? one.name ?? i}]`;
  return `<article class="part" id="${escape(place)}">\n${rows(one, place)}</article>`;
}).join("\n");

function shown(value) {
  if (Array.isArray(value)) return `<ul>${value.map(one => `<li>${shown(one)}</li>`).join("")}</ul>`;
  if (value !== null && typeof value === "object") {
    return Object.entries(value).map(([name, one]) => `${label(name)}: ${shown(one)}`).join(", ");
  }
  return `<bdi lang="">${escape(value)}</bdi>`;
}
