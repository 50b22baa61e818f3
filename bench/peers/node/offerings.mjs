import { judged, stated } from "./assemble.mjs";

const CLOSED = "task-specific";
const input = one => one.kind.includes("/") ? { ...one, media_type: one.kind } : one;
const output = ({ when, ...one }) => input(one);

/** What the agent does: each offering as the Descriptor, the registration and the last evaluation have it. */
export function offerings(d, r, last) {
  const scopes = [...new Set(d.offerings.map(one => one.scope ?? CLOSED))];
  return { ...stated(["scopes", ["descriptor", scopes]]), offerings: d.offerings.map(one => offering(one, r, last)) };
}

function offering(one, r, last) {
  const other = r.offerings.find(listed => listed.id === one.id) ?? {};
  const price = r.public.skus.find(sku => sku.covers.offerings.includes(one.id))?.price;
  return {
    ...stated(
      ["id", ["descriptor", one.id]],
      ["name", ["descriptor", one.name], ["registration", other.name]],
      ["scope", ["descriptor", one.scope ?? CLOSED]],
      ["does", ["descriptor", one.description], ["registration", other.description]]),
    ...judged(last, one.id),
    ...stated(
      ["inputs", ["descriptor", one.inputs?.map(input)]],
      ["deliverables", ["descriptor", deliverables(one.outputs ?? [])]],
      ["steps", ["descriptor", one.steps?.map(step)]],
      ["price", ["registration", amount(price)]],
      ["price_terms", ["registration", price]],
      ["authority", ["descriptor", one.authority]],
      ["authority_decided_by", ["descriptor", one.authority_decided_by]],
      ["ceilings", ["descriptor", one.ceilings]],
      ["trial", ["descriptor", one.trial]],
      ["revisions", ["descriptor", one.revisions]],
      ["minimum", ["registration", other.minimum]],
      ["modes", ["registration", other.input_modes && { input: other.input_modes, output: other.output_modes }]],
      ["needs", ["registration", other.needs]],
      ["delivers", ["registration", other.delivers]],
      ["reporting", ["registration", other.reporting?.level]]),
  };
}

function deliverables(outputs) {
  const by = {};
  for (const one of outputs) (by[one.when] ??= []).push(output(one));
  return by;
}

const step = ({ id, name, description, inputs, outputs }) =>
  ({ id, name, does: description, inputs: inputs?.map(input), outputs: outputs?.map(output) });

function amount(price) {
  if (!price) return undefined;
  return price.model === "free" ? "free" : `${price.amount_micro / 1e6} ${price.currency}`;
}
