#!/usr/bin/env node
// Makes the test keys of the examples and signs their sources with them.
//
//   node examples/make/sign.mjs            writes whatever is stale
//   node examples/make/sign.mjs --check    writes nothing; names what is stale and exits 1
//
// Running it twice gives the same bytes: a test key is made from its label alone, Ed25519 signatures and
// stored zip entries have nothing random in them, and no time is written anywhere.
//
// Nothing here is secret. Every key is SHA-256 of "agentdoc example test key: <label>", so anybody can make
// all of them; they say who signed an example and protect nothing.
//
// plan.json lists the work in order. A step is one of
//
//   { "json": FILE, "set": {POINTER: VALUE}, "sign": [SIGNATURE], "after": {POINTER: VALUE} }
//     with "registrar": LABEL, the "card" in it is signed as registrars sign: bare, without a tag
//   { "zip": FILE, "from": FOLDER }     a package archive, entries stored, in order of their names
//   { "pem": FILE, "key": LABEL }       a private test key as PKCS#8
//   { "jwks": FILE, "keys": [LABEL] }   public test keys as a JSON Web Key Set
//   { "lists": FILE, "digests": [FILE], "keys": [LABEL] }   checked only: FILE must contain these
//
// A VALUE is written as it stands unless it is one of {"key": LABEL} (public key), {"digest": FILE}
// ("sha256:<hex>"), {"sha256": FILE} (bare hex) and {"files": FOLDER} (path and sha256 of every file in it).
// "set" is done before signing. "after" is done afterwards: that is how the altered examples are made.
//
// A SIGNATURE is { "tag", "key": LABEL, "by"?, "alg"?, "text"? }: an entry of the family's convention. "by"
// names another key than the one that signs, "alg" writes another algorithm (null: none), and "text":
// "base64url" writes the other alphabet. Or it is { "jws": LABEL }, a detached JWS over an A2A card, or
// { "sow": LABEL, "role", "signed_at" }, an entry of a standing proposal, whose signers are its owners.

import { createHash, createPrivateKey, createPublicKey, sign } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const root = resolve(here, '..');
const checking = process.argv.includes('--check');

// ---- keys -----------------------------------------------------------------------------------------------

const sha256 = (bytes) => createHash('sha256').update(bytes).digest();
const hex = (bytes) => sha256(bytes).toString('hex');

function privateKey(label) {
  const seed = sha256(`agentdoc example test key: ${label}`);
  const der = Buffer.concat([Buffer.from('302e020100300506032b657004220420', 'hex'), seed]);
  return createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
}

const rawPublic = (label) =>
  createPublicKey(privateKey(label)).export({ format: 'der', type: 'spki' }).subarray(-32);

/** A user nkey: prefix byte 0xA0, 32 bytes of key, CRC-16/XMODEM little-endian, in unpadded base32. */
function nkey(label) {
  const body = Buffer.concat([Buffer.from([0xa0]), rawPublic(label)]);
  let crc = 0;
  for (const byte of body) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit++) crc = (crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff;
  }
  return base32(Buffer.concat([body, Buffer.from([crc & 0xff, crc >> 8])]));
}

function base32(bytes) {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  let bits = 0, held = 0, text = '';
  for (const byte of bytes) {
    held = (held << 8) | byte;
    for (bits += 8; bits >= 5; bits -= 5) text += letters[(held >>> (bits - 5)) & 31];
    held &= (1 << bits) - 1;
  }
  return bits ? text + letters[(held << (5 - bits)) & 31] : text;
}

// ---- canonical JSON and signatures -----------------------------------------------------------------------

/** RFC 8785: members sorted by UTF-16 code units (the order of sort()), numbers as ECMAScript prints them. */
function canonical(value) {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  return `{${Object.keys(value).sort().map((k) => `${JSON.stringify(k)}:${canonical(value[k])}`).join(',')}}`;
}

const without = (object, ...names) =>
  Object.fromEntries(Object.entries(object).filter(([name]) => !names.includes(name)));

/** One entry of signatures[]: Ed25519 over the tag, one line feed and the canonical document without signatures. */
function entry(document, { tag, key, by = key, alg = 'ed25519', text = 'base64' }) {
  const message = Buffer.from(`${tag}\n${canonical(without(document, 'signatures'))}`, 'utf8');
  const made = { tag, by: nkey(by), sig: sign(null, message, privateKey(key)).toString(text) };
  return alg === null ? made : { ...made, alg };
}

/** An entry of a standing proposal: the same recipe under the tag agent-sow-v1, with members of its own. */
function sow(document, { sow: label, role, signed_at }) {
  const made = entry(document, { tag: 'agent-sow-v1', key: label, text: 'base64url' });
  return { role, key: made.by, signed_at, sig: made.sig };
}

function signature(document, how) {
  if (how.jws) return jws(document, how.jws);
  return how.sow ? sow(document, how) : entry(document, how);
}

/** A detached JWS over the canonical card: every member of these cards is stated, so nothing has to be pruned. */
function jws(card, label) {
  const header = { alg: 'EdDSA', kid: kid(label), typ: 'JOSE' };
  const protectedPart = Buffer.from(JSON.stringify(header)).toString('base64url');
  const payload = Buffer.from(canonical(without(card, 'signatures'))).toString('base64url');
  const signature = sign(null, Buffer.from(`${protectedPart}.${payload}`), privateKey(label)).toString('base64url');
  return { protected: protectedPart, signature };
}

const kid = (label) => `test-key-${label.replaceAll(' ', '-')}`;

// ---- files -----------------------------------------------------------------------------------------------

/** What this run would leave on disk; later steps read what earlier ones made. */
const made = new Map();

const read = (file) => made.get(file) ?? readFileSync(join(root, file));

function filesIn(folder) {
  return readdirSync(join(root, folder), { recursive: true })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => statSync(join(root, folder, name)).isFile())
    .sort();
}

function value(wanted) {
  if (wanted?.key) return nkey(wanted.key);
  if (wanted?.digest) return `sha256:${hex(read(wanted.digest))}`;
  if (wanted?.sha256) return hex(read(wanted.sha256));
  if (wanted?.files) return filesIn(wanted.files).map((path) => ({ path, sha256: hex(read(`${wanted.files}/${path}`)) }));
  return wanted;
}

function put(document, pointer, wanted) {
  const names = pointer.slice(1).split('/').map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'));
  const last = names.pop();
  let at = document;
  for (const name of names) at = at[name];
  at[last] = value(wanted);
}

/** Named run configs and SKUs carry a digest of their own entry; it is always made afresh. */
function ownDigests(document) {
  for (const named of document.run_config?.named ?? []) {
    named.digest = `sha256:${hex(canonical(without(named, 'digest')))}`;
  }
  for (const sku of [...(document.skus ?? []), ...(document.public?.skus ?? [])]) {
    sku.digest = sha256(`agentmesh-sku-v1\n${canonical(without(sku, 'digest'))}`).toString('base64url');
  }
}

function json(step) {
  const document = JSON.parse(read(step.json));
  for (const pointer of Object.keys(step.after ?? {})) {
    if (!(pointer in (step.set ?? {}))) throw new Error(`${step.json}: "after" ${pointer} needs the signed value in "set"`);
  }
  for (const [pointer, wanted] of Object.entries(step.set ?? {})) put(document, pointer, wanted);
  ownDigests(document);
  if (step.registrar) {
    document.registrar_key = nkey(step.registrar);
    document.registrar_sig = sign(null, Buffer.from(canonical(document.card)), privateKey(step.registrar)).toString('base64');
  }
  if (step.sign) {
    delete document.signatures;
    document.signatures = step.sign.map((how) => signature(document, how));
  }
  for (const [pointer, wanted] of Object.entries(step.after ?? {})) put(document, pointer, wanted);
  return Buffer.from(`${JSON.stringify(document, null, 2)}\n`);
}

/** A zip with stored entries dated 1980-01-01, so that equal files make equal bytes. */
function zip(folder) {
  const parts = [], directory = [];
  let offset = 0;
  const u16 = (n) => Buffer.from([n & 255, n >> 8]);
  const u32 = (n) => { const b = Buffer.alloc(4); b.writeUInt32LE(n >>> 0); return b; };
  const names = filesIn(folder);
  for (const path of names) {
    const name = Buffer.from(path), bytes = read(`${folder}/${path}`);
    const common = Buffer.concat([u16(20), u16(0x0800), u16(0), u16(0), u16(0x21), u32(crc32(bytes)),
      u32(bytes.length), u32(bytes.length), u16(name.length), u16(0)]);
    const local = Buffer.concat([u32(0x04034b50), common, name, bytes]);
    directory.push(Buffer.concat([u32(0x02014b50), u16(20), common, u16(0), u16(0), u16(0), u32(0), u32(offset), name]));
    parts.push(local);
    offset += local.length;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.concat([u32(0x06054b50), u16(0), u16(0), u16(names.length), u16(names.length),
    u32(central.length), u32(offset), u16(0)]);
  return Buffer.concat([...parts, central, end]);
}

function crc32(bytes) {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}

const jwks = (labels) => ({
  keys: labels.map((label) => ({
    kty: 'OKP', crv: 'Ed25519', kid: kid(label), alg: 'EdDSA', use: 'sig', x: rawPublic(label).toString('base64url'),
  })),
});

// ---- the run ---------------------------------------------------------------------------------------------

const plan = JSON.parse(readFileSync(join(here, 'plan.json'), 'utf8'));
const faults = [], labels = new Set();
const note = (...names) => names.filter(Boolean).forEach((name) => labels.add(name));

for (const step of plan.steps) {
  for (const how of step.sign ?? []) note(how.key, how.by, how.jws, how.sow);
  Object.values(step.set ?? {}).forEach((wanted) => note(wanted?.key));
  note(step.key, step.registrar, ...(step.keys ?? []));
  if (step.json) made.set(step.json, json(step));
  else if (step.zip) made.set(step.zip, zip(step.from));
  else if (step.pem) made.set(step.pem, Buffer.from(privateKey(step.key).export({ format: 'pem', type: 'pkcs8' })));
  else if (step.jwks) made.set(step.jwks, Buffer.from(`${JSON.stringify(jwks(step.keys), null, 2)}\n`));
  else if (step.lists) {
    const text = read(step.lists).toString('utf8');
    for (const file of step.digests ?? []) {
      if (!text.includes(hex(read(file)))) faults.push(`${step.lists} does not list sha256:${hex(read(file))} of ${file}`);
    }
    for (const label of step.keys ?? []) {
      if (!text.includes(nkey(label))) faults.push(`${step.lists} does not list ${nkey(label)}, the key of "${label}"`);
    }
  } else throw new Error(`a step of plan.json says nothing to do: ${JSON.stringify(step)}`);
}

const index = Object.fromEntries([...labels].sort().map((label) => [label, nkey(label)]));
made.set('make/test-keys.json', Buffer.from(`${JSON.stringify(index, null, 2)}\n`));

for (const [file, bytes] of made) {
  const path = join(root, file);
  if (existsSync(path) && readFileSync(path).equals(bytes)) continue;
  if (checking) {
    faults.push(`${file} is stale: run node examples/make/sign.mjs`);
  } else {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, bytes);
    console.log(`wrote ${file}`);
  }
}

faults.forEach((fault) => console.error(fault));
if (faults.length) process.exitCode = 1;
else if (checking) console.log(`${made.size} files are as plan.json makes them`);
