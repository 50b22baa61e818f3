// The share of a picture's points that differ from the approved one's: node compare.mjs APPROVED TAKEN SHOWN.
// SHOWN is written where they differ at all. Edges of letters are smoothed differently from one build of a browser to the
// next, so that pixelmatch leaves smoothed points out.
import { readFileSync, writeFileSync } from "node:fs";
import pixelmatch from "pixelmatch";
import { PNG } from "pngjs";

const [approved, taken, shown] = process.argv.slice(2);
const a = PNG.sync.read(readFileSync(approved));
const b = PNG.sync.read(readFileSync(taken));
if (a.width !== b.width || a.height !== b.height) {
  process.stderr.write(`${a.width}x${a.height} was approved, and ${b.width}x${b.height} was taken\n`);
  console.log(1);
} else {
  const out = new PNG({ width: a.width, height: a.height });
  const differing = pixelmatch(a.data, b.data, out.data, a.width, a.height, { threshold: 0.15, includeAA: false });
  if (differing > 0) writeFileSync(shown, PNG.sync.write(out));
  console.log(differing / (a.width * a.height));
}
