// Pictures of pages have few colours: kept as an index into a palette they take a fraction of the room.
import { crc32, deflateSync } from "node:zlib";
import { PNG } from "pngjs";

const chunk = (type, data) => {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const out = Buffer.alloc(body.length + 8);
  out.writeUInt32BE(data.length, 0);
  body.copy(out, 4);
  out.writeUInt32BE(crc32(body), body.length + 4);
  return out;
};

const parts = colour => [colour >> 16, colour >> 8 & 255, colour & 255];

/** The colours that most points have, as they are; every other is shown by the nearest of them. */
function paletteOf(counts) {
  const kept = [...counts].sort((a, b) => b[1] - a[1] || a[0] - b[0]).slice(0, 256).map(([colour]) => colour);
  const index = new Map(kept.map((colour, at) => [colour, at]));
  const nearest = colour => {
    const [r, g, b] = parts(colour);
    let best = 0, least = Infinity;
    kept.forEach((other, at) => {
      const [x, y, z] = parts(other);
      const distance = (r - x) ** 2 + (g - y) ** 2 + (b - z) ** 2;
      if (distance < least) [best, least] = [at, distance];
    });
    return best;
  };
  for (const colour of counts.keys()) if (!index.has(colour)) index.set(colour, nearest(colour));
  return { kept, index };
}

/** The same picture, as small as it can be kept. */
export function indexed(png) {
  const { width, height, data } = PNG.sync.read(png);
  const colours = new Uint32Array(width * height);
  const counts = new Map();
  for (let at = 0; at < colours.length; at++) {
    colours[at] = data[4 * at] << 16 | data[4 * at + 1] << 8 | data[4 * at + 2];
    counts.set(colours[at], (counts.get(colours[at]) ?? 0) + 1);
  }
  const { kept, index } = paletteOf(counts);
  const rows = Buffer.alloc((width + 1) * height);
  colours.forEach((colour, at) => { rows[at + Math.floor(at / width) + 1] = index.get(colour); });
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 3, 0, 0, 0], 8);
  const palette = Buffer.from(kept.flatMap(parts));
  return Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]), chunk("IHDR", head), chunk("PLTE", palette),
    chunk("IDAT", deflateSync(rows, { level: 9, memLevel: 9 })), chunk("IEND", Buffer.alloc(0)),
  ]);
}
