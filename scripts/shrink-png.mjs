import { crc32, deflateSync } from 'node:zlib';
import { decode } from 'fast-png';

const SIGNATURE = [137, 80, 78, 71, 13, 10, 26, 10];
const MAX_COLOURS = 256;
const PALETTE_TYPE = 3;

/**
 * Reduces a screenshot to its 256 most frequent colours, with the nearest of them for each pixel (W3C PNG, 11.2). `texts` go into
 * the picture, by their keywords (11.3.3.2).
 */
export function shrinkPng(png, texts = {}) {
  const { width, height, data, channels } = decode(png);
  const colours = frequentColours(data, channels);
  const indexOf = nearestAmong(colours);
  // Each line begins with the byte of its filter type, here 0 for none.
  const lines = new Uint8Array((width + 1) * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) lines[y * (width + 1) + 1 + x] = indexOf(colourAt(data, (y * width + x) * channels));
  }
  const header = new DataView(new ArrayBuffer(13));
  header.setUint32(0, width);
  header.setUint32(4, height);
  header.setUint8(8, 8);
  header.setUint8(9, PALETTE_TYPE);
  return Buffer.concat([
    Buffer.from(SIGNATURE),
    chunk('IHDR', new Uint8Array(header.buffer)),
    ...Object.entries(texts).map(([keyword, text]) => chunk('tEXt', Buffer.from(`${keyword}\0${text}`, 'latin1'))),
    chunk('PLTE', Uint8Array.from(colours.flatMap(bytesOf))),
    chunk('IDAT', deflateSync(lines, { level: 9 })),
    chunk('IEND', new Uint8Array()),
  ]);
}

const colourAt = (data, at) => (data[at] << 16) | (data[at + 1] << 8) | data[at + 2];
const bytesOf = (colour) => [colour >> 16, (colour >> 8) & 255, colour & 255];

function frequentColours(data, channels) {
  const counts = new Map();
  for (let at = 0; at < data.length; at += channels) {
    const colour = colourAt(data, at);
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  return [...counts]
    .sort((a, b) => b[1] - a[1])
    .slice(0, MAX_COLOURS)
    .map(([colour]) => colour);
}

function nearestAmong(colours) {
  const known = new Map(colours.map((colour, index) => [colour, index]));
  return (colour) => {
    const found = known.get(colour);
    if (found !== undefined) return found;
    let best = 0;
    for (let index = 1; index < colours.length; index++) if (distance(colour, colours[index]) < distance(colour, colours[best])) best = index;
    known.set(colour, best);
    return best;
  };
}

const distance = (a, b) => bytesOf(a).reduce((sum, part, index) => sum + (part - bytesOf(b)[index]) ** 2, 0);

function chunk(type, content) {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const sizes = Buffer.alloc(8);
  sizes.writeUInt32BE(content.length, 0);
  sizes.writeUInt32BE(crc32(typed), 4);
  return Buffer.concat([sizes.subarray(0, 4), typed, sizes.subarray(4)]);
}
