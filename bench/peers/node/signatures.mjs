import { createPublicKey, verify } from "node:crypto";
import { canonical } from "./canonical.mjs";

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
const USER = 20 << 3;
/** What stands before the 32 bytes of an Ed25519 key in the form in which Node takes it. */
const SPKI = Buffer.from("302a300506032b6570032100", "hex");
const remembered = new Map();

/** The 32 bytes of a public key. */
export const rawOf = key => key.export({ format: "der", type: "spki" }).subarray(SPKI.length);

/** A public key as the family writes it: a prefix, the key and a checksum, in base32. */
export function nkey(raw) {
  const bytes = Buffer.concat([Buffer.from([USER]), raw]);
  const sum = crc16(bytes);
  return base32(Buffer.concat([bytes, Buffer.from([sum & 255, sum >> 8])]));
}

/** What checking the signature found, and whose it is. */
export function verified(said) {
  if (!said.signatures) return { signature: "unsigned" };
  const { signatures, ...rest } = said;
  const [{ tag, by, sig }] = signatures;
  const good = verify(null, Buffer.from(`${tag}\n${canonical(rest)}`), keyOf(by), Buffer.from(sig, "base64"));
  return { signature: good ? "verified" : "failed", signed_by: by };
}

function keyOf(text) {
  let key = remembered.get(text);
  if (!key) {
    const raw = decoded(text).subarray(1, 33);
    if (nkey(raw) !== text) throw new Error(`${text} is no key`);
    key = createPublicKey({ key: Buffer.concat([SPKI, raw]), format: "der", type: "spki" });
    remembered.set(text, key);
  }
  return key;
}

function base32(bytes) {
  let text = "", buffer = 0, bits = 0;
  for (const byte of bytes) {
    buffer = ((buffer << 8) | byte) & 0xfff;
    for (bits += 8; bits >= 5; bits -= 5) text += ALPHABET[(buffer >> (bits - 5)) & 31];
  }
  return text;
}

function decoded(text) {
  const bytes = [];
  let buffer = 0, bits = 0;
  for (const letter of text) {
    buffer = ((buffer << 5) | ALPHABET.indexOf(letter)) & 0xfff;
    bits += 5;
    if (bits >= 8) bytes.push((buffer >> (bits -= 8)) & 255);
  }
  return Buffer.from(bytes);
}

function crc16(bytes) {
  let crc = 0;
  for (const byte of bytes) {
    crc ^= byte << 8;
    for (let i = 0; i < 8; i++) crc = ((crc << 1) ^ (crc & 0x8000 ? 0x1021 : 0)) & 0xffff;
  }
  return crc;
}
