import { offerings } from "./offerings.mjs";
import { standing } from "./standing.mjs";

const STALE_AFTER = 7 * 24 * 3600 * 1000;
const moment = date => date.toISOString().replace(/\.\d+Z$/, "Z");

/** Members by name, each the value of the first source that says it and that source's id behind it. */
export function stated(...said) {
  const members = {};
  for (const [name, ...sources] of said) {
    const speaker = sources.find(([, value]) => value !== undefined);
    if (speaker) {
      members[name] = speaker[1];
      members[name + "_from"] = speaker[0];
    }
  }
  return members;
}

const from = (ids, section) => ({ from: [...ids].sort(), ...section });

/** One document from the sources of one agent: who says what, and what nobody says. */
export function assemble(sources, at) {
  const by = Object.fromEntries(sources.map(source => [source.id, source.said]));
  const { descriptor: d, card: c, registration: r } = by;
  const evaluations = sources.filter(source => source.kind === "eval-record")
    .sort((one, other) => one.said.produced_at < other.said.produced_at ? -1 : 1);
  const last = evaluations.at(-1);
  const sections = {
    identity: from(["descriptor", "registration"], stated(
      ["name", ["registration", r.name], ["card", c.name]],
      ["description", ["descriptor", d.does], ["card", c.description], ["registration", r.description]],
      ["operator", ["registration", r.provider?.name], ["card", c.provider?.organization]],
      ["owner", ["registration", r.owner]],
      ["address", ["descriptor", d.address], ["registration", r.address]],
      ["signing_key", ["descriptor", d.subject.id]],
      ["acts_for", ["descriptor", d.acts_for], ["registration", r.acts_for]],
      ["organization_name", ["descriptor", d.organization_name]],
      ["fleet", ["descriptor", d.fleet], ["registration", r.fleet]],
      ["hosted_in", ["descriptor", d.hosted_in], ["registration", r.hosted_in]],
      ["agent_version", ["descriptor", d.agent_version], ["card", c.version]])),
    shape: from(["card", "descriptor"], {
      ...stated(["interaction", ["descriptor", d.interaction], ["registration", r.interaction]]),
      visibility: "opaque", visibility_from: "card" }),
    asked: from(["descriptor"], { limits: d.limits }),
    role: from(["descriptor"], { name: d.role, state: "declared", declared_in: "descriptor" }),
    sells: from(["descriptor", last.id, "registration"], offerings(d, r, last)),
    access: from(["card", "registration"], stated(
      ["address", ["card", c.supportedInterfaces?.[0]?.url]],
      ["protocol", ["card", c.supportedInterfaces?.[0]?.protocolBinding]],
      ["schemes", ["registration", r.public.access.schemes]],
      ["admission", ["registration", r.public.access.admission]],
      ["statement", ["registration", r.public.admission]],
      ["sealing", ["registration", { posture: r.sealing, key_declared: r.encryption_key !== undefined }]])),
    refuses: from(["descriptor", last.id], refuses(d, last)),
    reaches: from(["descriptor"], { systems: d.systems }),
    leaves: from(["descriptor", last.id], { records: d.records.map(record => left(record, last)) }),
    configs: from(["descriptor"], d.run_config),
    handling: from(["registration"], {
      promises: r.data_use.promises, retention_max_days: r.data_use.retention?.max_days, memory: r.data_use.memory,
      processors: r.data_use.processors, jurisdictions: r.data_use.processed_in, compliance: r.compliance }),
    standing: from(["build", "deployment", ...evaluations.map(one => one.id)],
      standing(evaluations, by.deployment, by.build, d.subject.id)),
  };
  return {
    agentdoc: "v1",
    subject: { id: d.subject.id, handle: d.subject.handle, name: sections.identity.name },
    assembled_at: moment(at),
    assembled_by: "https://directory.example",
    assembled_by_operator: false,
    stale_after: moment(new Date(at.getTime() + STALE_AFTER)),
    sources: sources.map(({ said, ...source }) => joined(source, said, d.subject.id))
      .sort((one, other) => one.id < other.id ? -1 : 1),
    sections,
    not_stated: silences(sections),
    ...disagreements(by),
  };
}

/** A source is the agent's where it names the agent, or where whoever keeps the list says so. */
function joined(source, said, subject) {
  const named = [said.id, said.subject?.id, said.subject?.agent_key].includes(subject);
  return { ...source, agent_version: said.agent_version ?? said.version, joined_by: named ? "named" : "configured" };
}

const verdictOf = (record, source) => record.said.cases.find(one => one.source === source)?.verdict;

/** Whether an evaluation bore a statement out. */
export function judged(record, source) {
  const state = { pass: "confirmed", fail: "failed" }[verdictOf(record, source)];
  return state
    ? { state, [state + "_at"]: record.said.produced_at, [state + "_by"]: record.id }
    : { state: "declared" };
}

function refuses(d, last) {
  const refusals = d.refusals.split("\n").filter(line => verdictOf(last, line)).map(line => ({
    ...stated(["statement", ["descriptor", line]], ["kind", ["descriptor", "prose"]]), ...judged(last, line) }));
  return {
    ...stated(["statement", ["descriptor", d.refusals]], ["kind", ["descriptor", "prose"]]), refusals,
    ...stated(["hands_over", ["descriptor", d.escalates]]) };
}

const left = (record, last) => ({
  ...stated(...Object.entries(record).map(([name, value]) => [name, ["descriptor", value]])),
  ...judged(last, record.name) });

/** What a reader of the document would look for and nobody says. */
function silences({ identity, role, sells, reaches }) {
  const looked = [
    ["identity.address", identity.address], ["identity.hosted_in", identity.hosted_in],
    ["role.definition", role.definition], ["reaches.ceilings", reaches.ceilings],
    ...sells.offerings.flatMap(offering => [
      [`sells.offerings[${offering.id}].minimum`, offering.minimum],
      ...Object.entries(offering.ceilings ?? {}).map(([name, ceiling]) =>
        [`sells.offerings[${offering.id}].ceilings.${name}.decided_by`, ceiling.decided_by])])];
  return looked.filter(([, value]) => value === undefined).map(([path]) => path);
}

/** Where the sources of an agent do not say the same of it. */
function disagreements({ descriptor: d, card: c, registration: r }) {
  const asked = [
    ["identity.name", { card: c.name, registration: r.name }],
    ["identity.operator", { card: c.provider?.organization, registration: r.provider?.name }],
    ["identity.acts_for", { descriptor: d.acts_for, registration: r.acts_for }],
    ["identity.fleet", { descriptor: d.fleet, registration: r.fleet }],
    ["identity.agent_version", { card: c.version, descriptor: d.agent_version, registration: r.version }],
    ["shape.interaction", { descriptor: d.interaction, registration: r.interaction }]];
  const found = asked.filter(([, said]) => new Set(Object.values(said).filter(one => one !== undefined)).size > 1);
  return found.length > 0 ? { disagreements: found.map(([path, said]) => ({ path, said })) } : {};
}
