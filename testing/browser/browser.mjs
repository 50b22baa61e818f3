// Looks at pages in a real browser. Every mode takes the address of a site and reads the names of pages below it from its
// input, a line each; what it finds it says a line each, and ends with a line that counts what it looked at.
//
//   node browser.mjs audit ADDRESS STATE…        accessibility by every rule, width, requests, policy
//   node browser.mjs looks ADDRESS STATE…        the same by the rules that colours and widths can change
//   node browser.mjs keyboard ADDRESS STATE…     whether Tab reaches everything and shows where it is
//   node browser.mjs calm ADDRESS                whether a page asks elsewhere, opens anything or is refused anything
//   node browser.mjs sizes ADDRESS               how large each page's markup is once it stands in the browser
//   node browser.mjs picture ADDRESS FOLDER      "page state height name" a line: FOLDER/name.png
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright-core";
import axe from "axe-core";
import { indexed } from "./indexed.mjs";
import { states } from "./states.mjs";

// Every rule of WCAG 2.2 A and AA that a program can judge, and that everything stands within a landmark.
const everything = {
  runOnly: { type: "tag", values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa"] },
  rules: { "target-size": { enabled: true }, region: { enabled: true } },
};
// What colours and widths can change: enough for a state of pages whose markup was looked at whole in another.
const looks = {
  runOnly: { type: "rule", values: ["color-contrast", "link-in-text-block", "target-size", "scrollable-region-focusable"] },
};

const [mode, address, ...rest] = process.argv.slice(2);
const pages = readFileSync(0, "utf8").split("\n").filter(line => line !== "");
const found = [];
const say = (...words) => found.push(words.map(word => String(word).replace(/\s+/g, " ")).join("\t"));

async function open(browser, name) {
  const context = await browser.newContext(states[name]);
  await context.addInitScript(() => {
    window.refused = [];
    document.addEventListener("securitypolicyviolation", e => window.refused.push(e.violatedDirective + " " + e.blockedURI));
  });
  return context;
}

/** A page, and what it did that it must not: asked elsewhere, was refused by its policy, said something on the console. */
async function visit(context, name, state) {
  const page = await context.newPage();
  const host = new URL(address).host;
  page.on("request", request => {
    const url = new URL(request.url());
    if (url.host !== host) say(name, state, "request", url.href);
  });
  page.on("requestfailed", request => say(name, state, "failed", request.url(), request.failure()?.errorText));
  page.on("console", message => say(name, state, "console", message.text()));
  page.on("pageerror", error => say(name, state, "script", error));
  page.on("dialog", dialog => { say(name, state, "dialog", dialog.type()); return dialog.dismiss(); });
  page.on("popup", other => say(name, state, "window", other.url()));
  page.on("download", file => say(name, state, "download", file.url()));
  page.on("worker", worker => say(name, state, "worker", worker.url()));
  page.on("websocket", socket => say(name, state, "socket", socket.url()));
  page.on("frameattached", frame => say(name, state, "frame", frame.url()));
  if (state === "print") await page.emulateMedia({ media: "print" });
  const answer = await page.goto(address + name, { waitUntil: "load" });
  if (!answer.ok()) say(name, state, "status", answer.status());
  return page;
}

/** What is hatched has its contrast measured on the darker of its stripes, since axe measures nothing on stripes. */
async function prepare(page) {
  await page.evaluate(() => document.querySelectorAll(".quiet").forEach(it => {
    it.style.backgroundImage = "none";
    it.style.backgroundColor = "var(--hatch)";
  }));
  await page.evaluate(axe.source);
}

async function inspect(page, name, state, by) {
  const seen = await page.evaluate(async by => {
    const { violations, incomplete, passes, inapplicable } = await axe.run(document, {
      ...by, preload: false, resultTypes: ["violations", "incomplete"] });
    const nodes = [...violations, ...incomplete]
      .flatMap(rule => rule.nodes.map(node => [rule.id, node.target.join(" "), node.failureSummary]));
    const width = [document.scrollingElement.scrollWidth, document.documentElement.clientWidth];
    return { nodes, width, tried: passes.length + inapplicable.length };
  }, by);
  for (const node of seen.nodes) say(name, state, ...node);
  if (seen.tried === 0) say(name, state, "nothing-tried");
  if (seen.width[0] > seen.width[1]) say(name, state, "horizontal-scroll", seen.width[0] + " px in " + seen.width[1] + " px");
}

/** One page in every state, without loading it or the rules again. */
async function audit(context, name, by) {
  const page = await visit(context, name, rest[0]);
  await prepare(page);
  for (const state of rest) {
    const { viewport, colorScheme, forcedColors = "none" } = states[state];
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme, forcedColors });
    await inspect(page, name, state, by);
  }
  for (const refused of await page.evaluate(() => window.refused)) say(name, rest[0], "policy", refused);
  await page.close();
}

async function walk(page, name, state) {
  const wanted = await page.evaluate(() => {
    const all = [...document.querySelectorAll("a[href], button, input, select, textarea, summary, [tabindex]")]
      .filter(it => it.tabIndex >= 0 && !it.disabled && it.type !== "hidden" && it.checkVisibility({ visibilityProperty: true }));
    all.forEach((it, at) => { it.dataset.walk = at; });
    return all.length;
  });
  const reached = new Set();
  let last = -1;
  for (let presses = 0; presses <= wanted + 1; presses++) {
    await page.keyboard.press("Tab");
    const at = await page.evaluate(() => {
      const it = document.activeElement;
      if (!it || it.dataset.walk === undefined) return null;
      const style = getComputedStyle(it);
      const box = it.getClientRects()[0];
      return {
        at: Number(it.dataset.walk), text: it.outerHTML.slice(0, 120),
        shows: style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2,
        isSeen: box !== undefined && box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth,
      };
    });
    if (at === null) break;
    if (at.at !== last + 1) say(name, state, "order", at.text);
    if (!at.shows) say(name, state, "no-focus-mark", at.text);
    if (!at.isSeen) say(name, state, "focus-out-of-sight", at.text);
    if (reached.has(at.at)) { say(name, state, "trap", at.text); break; }
    last = at.at;
    reached.add(at.at);
  }
  if (reached.size !== wanted) say(name, state, "unreached", (wanted - reached.size) + " of " + wanted);
  return reached.size;
}

async function inStates(browser, names, look) {
  let looked = 0;
  for (const state of names) {
    const context = await open(browser, state);
    for (const name of pages) {
      const page = await visit(context, name, state);
      const counted = await look(page, name, state);
      looked += counted ?? 1;
      await page.close();
    }
    await context.close();
  }
  return looked;
}

async function auditAll(browser, by) {
  const context = await open(browser, rest[0]);
  const left = pages.slice();
  await Promise.all([1, 2].map(async () => {
    for (let name = left.shift(); name !== undefined; name = left.shift()) await audit(context, name, by);
  }));
  return "looked at\t" + pages.length * rest.length;
}

const modes = {
  audit: browser => auditAll(browser, everything),
  looks: browser => auditAll(browser, looks),
  async keyboard(browser) {
    return "reached\t" + await inStates(browser, rest, walk);
  },
  async calm(browser) {
    return "looked at\t" + await inStates(browser, ["light"], async (page, name) => {
      await page.mouse.move(200, 200);
      await page.mouse.wheel(0, 5000);
      await page.waitForLoadState("networkidle");
      for (const refused of await page.evaluate(() => window.refused)) say(name, "light", "policy", refused);
    });
  },
  async sizes(browser) {
    await inStates(browser, ["light"], async (page, name) =>
      say("size", name, new TextEncoder().encode(await page.content()).length));
    return "looked at\t" + pages.length;
  },
  // Half as large as on the screen: enough to see that something moved, and small to keep.
  async picture(browser) {
    for (const line of pages) {
      const [name, state, tall, file] = line.split(" ");
      const context = await browser.newContext({ ...states[state], deviceScaleFactor: 0.5 });
      const page = await visit(context, name, state);
      const { width } = states[state].viewport;
      const height = Math.min(Number(tall), await page.evaluate(() => document.documentElement.scrollHeight));
      const png = await page.screenshot({
        fullPage: true, clip: { x: 0, y: 0, width, height }, animations: "disabled", caret: "hide" });
      writeFileSync(join(rest[0], file + ".png"), indexed(png));
      await context.close();
    }
    return "looked at\t" + pages.length;
  },
};

const browser = await chromium.launch({
  executablePath: "/usr/bin/chromium",
  env: { ...process.env, FONTCONFIG_FILE: join(import.meta.dirname, "fonts.conf") },
  args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync", "--force-color-profile=srgb", "--font-render-hinting=none",
    "--disable-lcd-text"],
});
try {
  found.push(await modes[mode](browser));
} finally {
  await browser.close();
}
process.stdout.write(found.map(line => line + "\n").join(""));
