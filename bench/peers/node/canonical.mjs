/** The canonical text of a JSON value (RFC 8785): what JSON.stringify writes, with the members in order. */
export function canonical(value) {
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  if (Array.isArray(value)) return "[" + value.map(canonical).join(",") + "]";
  const names = Object.keys(value).sort();
  return "{" + names.map(name => JSON.stringify(name) + ":" + canonical(value[name])).join(",") + "}";
}
