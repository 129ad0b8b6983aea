import fc from 'fast-check';
import { decode as decodePng, encode as encodePng } from 'fast-png';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runs } from '../../../scripts/seed-tests.ts';
import { decodeQrCodes } from './decode.ts';
import { drawCode } from './drawing/draw-code.ts';
import { imageType, readImageSize } from './image.ts';
import { isLogoTooLarge } from './logo.ts';
import { encodeQrCode } from './matrix.ts';
import { drawPng } from './png.ts';
import type { QrCodeStyle } from './shape.ts';
import { roundCorners } from './shape.ts';
import { drawSvg } from './svg.ts';
import { drawTerminal } from './terminal.ts';
import { errorCorrectionLevels, moduleShapes } from './terms.ts';

const STYLE: QrCodeStyle = { foreground: '#000000', background: '#ffffff', margin: 4, size: 400 };
const codeOf = (text: string) => encodeQrCode(text, { errorCorrectionLevel: 'medium' }, 'text');

beforeEach(() => {
  vi.stubGlobal('fetch', () => {
    throw new Error('a QR code does not need the network');
  });
});
afterEach(() => vi.unstubAllGlobals());

test('round-trips any text, level, mask, version and shape', { tags: ['slow'] }, async () => {
  const options = fc.record({
    text: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 120 }),
    errorCorrectionLevel: fc.constantFrom(...errorCorrectionLevels),
    mask: fc.integer({ min: 0, max: 7 }),
    minimumVersion: fc.integer({ min: 1, max: 20 }),
    moduleShape: fc.constantFrom(...moduleShapes),
    size: fc.integer({ min: 500, max: 700 }),
  });
  await fc.assert(
    fc.asyncProperty(options, async ({ text, moduleShape, size, ...encoding }) => {
      const code = encodeQrCode(text, encoding, 'text');
      expect(code.version).toBeGreaterThanOrEqual(encoding.minimumVersion);
      expect(code.mask).toBe(encoding.mask);
      const found = await decodeQrCodes(drawPng(code, { ...STYLE, size, moduleShape }), 'file');
      expect(found).toEqual([{ text, version: code.version, errorCorrectionLevel: code.errorCorrectionLevel }]);
    }),
    { numRuns: runs(60) },
  );
});

const versionOf = (length: number) => encodeQrCode('a'.repeat(length), { errorCorrectionLevel: 'low' }, 'text').version;

test('uses the smallest version that holds the text', () => {
  // Byte mode at level L: ISO/IEC 18004, table 7.
  const capacities = [17, 32, 53, 78, 106, 134, 154, 192, 230, 271];
  capacities.forEach((capacity, index) => {
    expect(versionOf(capacity)).toBe(index + 1);
    expect(versionOf(capacity + 1)).toBe(index + 2);
  });
});

test.each(errorCorrectionLevels)('level %s has exactly the capacity in the standard', (errorCorrectionLevel) => {
  const limits = { low: [7089, 4296, 2953], medium: [5596, 3391, 2331], quartile: [3993, 2420, 1663], high: [3057, 1852, 1273] }[errorCorrectionLevel];
  ['7', 'A', 'a'].forEach((letter, index) => {
    const limit = limits[index] ?? 0;
    expect(encodeQrCode(letter.repeat(limit), { errorCorrectionLevel, mask: 0 }, 'text').version).toBe(40);
    expect(() => encodeQrCode(letter.repeat(limit + 1), { errorCorrectionLevel }, 'text')).toThrow(
      expect.objectContaining({ code: 'text-too-long', params: { length: limit + 1, limit } }),
    );
  });
});

test('rejects an unpaired surrogate, which has no UTF-8 form', () => {
  expect(() => codeOf('a\ud800')).toThrow(expect.objectContaining({ code: 'unpaired-surrogate', field: 'text', position: { character: 2 } }));
});

test('the PNG has the requested size, whole modules, and the rest as quiet zone', () => {
  fc.assert(
    fc.property(fc.integer({ min: 29, max: 300 }), fc.integer({ min: 0, max: 4 }), fc.constantFrom(...moduleShapes), (size, margin, moduleShape) => {
      const code = codeOf('A');
      const total = code.side + 2 * margin;
      const { width, height, data, depth } = decodePng(drawPng(code, { ...STYLE, size, margin, moduleShape }));
      expect([width, height]).toEqual([size, size]);
      const module = Math.floor(size / total);
      const start = Math.floor((size - module * total) / 2) + module * margin;
      const rowBytes = data.length / height;
      const shadeAt = (x: number, y: number) => ((data[y * rowBytes + ((x * depth) >> 3)] ?? 0) >> (8 - depth - ((x * depth) & 7))) & (2 ** depth - 1);
      // The pixel in the middle of each module has the module's shade; in a dot of one or two pixels it is lighter.
      code.modules.forEach((row, down) => {
        row.forEach((isDark, across) => {
          const shade = shadeAt(start + across * module + (module >> 1), start + down * module + (module >> 1));
          expect(shade > (2 ** depth - 1) / 2).toBe(isDark);
        });
      });
      for (let x = 0; x < size; x++) expect(shadeAt(x, 0)).toBe(margin > 0 || start > 0 ? 0 : shadeAt(x, 0));
    }),
    { numRuns: runs(40) },
  );
});

const palette = (style: Partial<QrCodeStyle>) => decodePng(drawPng(codeOf('A'), { ...STYLE, ...style })).palette;

test('uses the requested colors and transparency', () => {
  expect(palette({ foreground: '#102030', background: '#f0e0d0' })).toEqual([
    [0xf0, 0xe0, 0xd0],
    [0x10, 0x20, 0x30],
  ]);
  expect(palette({ background: '#ffffff00' })).toEqual([
    [255, 255, 255, 0],
    [0, 0, 0, 255],
  ]);
  expect(palette({ foreground: '#00000080' })).toEqual([
    [255, 255, 255],
    [127, 127, 127],
  ]);
});

const draw = (width: number, height: number, shade: (x: number, y: number) => number) =>
  encodePng({ width, height, channels: 1, data: Uint8Array.from({ length: width * height }, (_, at) => shade(at % width, Math.floor(at / width))) });

test('reads light on dark, mirrored, rotated and multiple codes, the largest first', { tags: ['slow'] }, async () => {
  const light = drawPng(codeOf('light'), { ...STYLE, foreground: '#ffffff', background: '#000000' });
  expect((await decodeQrCodes(light, 'file'))[0]?.text).toBe('light');

  const pixels = (text: string, size: number) => {
    const code = codeOf(text);
    const scale = Math.floor(size / (code.side + 8));
    return (x: number, y: number) => (code.modules[Math.floor(y / scale) - 4]?.[Math.floor(x / scale) - 4] ? 0 : 255);
  };
  const one = pixels('one', 200);
  expect(
    (
      await decodeQrCodes(
        draw(200, 200, (x, y) => one(199 - x, y)),
        'file',
      )
    )[0]?.text,
  ).toBe('one');
  expect(
    (
      await decodeQrCodes(
        draw(200, 200, (x, y) => one(y, 199 - x)),
        'file',
      )
    )[0]?.text,
  ).toBe('one');
  const two = pixels('two', 300);
  const both = await decodeQrCodes(
    draw(500, 300, (x, y) => (x < 200 ? one(x, y) : two(x - 200, y))),
    'file',
  );
  expect(both.map(({ text }) => text)).toEqual(['two', 'one']);
});

test('reads a code on a transparent background of any color', async () => {
  const code = codeOf('transparent');
  const rgba = (ink: number) => {
    const data = new Uint8Array(300 * 300 * 4);
    for (let at = 0; at < 300 * 300; at++) {
      const isDark = code.modules[Math.floor(Math.floor(at / 300) / 8) - 4]?.[Math.floor((at % 300) / 8) - 4];
      if (isDark) data.set([ink, ink, ink, 255], at * 4);
    }
    return encodePng({ width: 300, height: 300, channels: 4, data });
  };
  for (const ink of [0, 255]) expect((await decodeQrCodes(rgba(ink), 'file'))[0]?.text).toBe('transparent');
});

test('rejects random bytes with an InputError', { tags: ['slow'] }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 400 }), fc.constantFrom('\x89PNG\r\n\x1a\n', '\xff\xd8\xff', 'GIF89a', 'BM', ''), async (bytes, start) => {
      const file = Uint8Array.from([...start].map((character) => character.charCodeAt(0)).concat([...bytes]));
      await expect(decodeQrCodes(file, 'file')).rejects.toThrow(/^(?:unsupported-image|no-code-found)$/u);
    }),
    { numRuns: runs(40) },
  );
});

test('rejects an image of more than 50 megapixels before decoding it', async () => {
  const png = drawPng(codeOf('A'), STYLE).slice();
  new DataView(png.buffer).setUint32(16, 50_001);
  new DataView(png.buffer).setUint32(20, 1000);
  await expect(decodeQrCodes(png, 'file')).rejects.toThrow('unsupported-image');
});

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

test('detects images by their signature', () => {
  expect(imageType(bytes('RIFF\0\0\0\0WEBPVP8 '))).toBe('image/webp');
  expect(imageType(bytes('<?xml version="1.0"?>\n<!-- a --><!DOCTYPE svg>\n<svg xmlns="">'))).toBe('image/svg+xml');
  expect(imageType(bytes('<html><svg></svg></html>'))).toBeUndefined();
  expect(imageType(bytes('<!-- '.repeat(10_000)))).toBeUndefined();
  expect(imageType(bytes('<!---->'.repeat(10_000)))).toBeUndefined();
  expect(imageType(new Uint8Array(0))).toBeUndefined();
  expect(readImageSize(bytes('GIF89a\x10\x00\x20\x01'))).toEqual({ width: 16, height: 288 });
  expect(readImageSize(bytes('\xff\xd8\xff\xe0\x00\x04ab\xff\xff\xc2\x00\x0b\x08\x00\x05\x00\x07\x01'))).toEqual({ width: 7, height: 5 });
});

test('the SVG draws each dark module once', () => {
  const code = codeOf('https://example.com');
  for (const moduleShape of moduleShapes) {
    const svg = drawSvg(code, { ...STYLE, moduleShape });
    const path = /<path [^>]*fill="#000000" d="([^"]*)"/u.exec(svg)?.[1] ?? '';
    const drawn = new Set<string>();
    for (const [, x, y, run = '1'] of path.matchAll(/M(\d+) (\d+)(?:h(\d+))?/gu)) {
      for (let at = 0; at < Number(run); at++) drawn.add(`${Number(x) + at - 4} ${Number(y) - 4}`);
    }
    const dark = code.modules.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`${x} ${y}`] : [])));
    expect([...drawn].toSorted()).toEqual(dark.toSorted());
    expect(svg.includes('crispEdges')).toBe(moduleShape === 'square');
  }
});

test('a logo is centered on a plain background, and reported as too large if it hides too much', () => {
  const logo = { content: Uint8Array.of(1, 2, 3), type: 'image/png', size: 20 };
  const code = encodeQrCode('https://example.com', { errorCorrectionLevel: 'high', minimumVersion: 5 }, 'text');
  const svg = drawSvg(code, STYLE, logo);
  expect(svg).toContain('<image x="18.8" y="18.8" width="7.4" height="7.4" href="data:image/png;base64,AQID"/>');
  expect(svg).not.toContain('M22 22');
  expect(isLogoTooLarge(code, logo)).toBe(false);
  expect(isLogoTooLarge(encodeQrCode('A', { errorCorrectionLevel: 'high' }, 'text'), { ...logo, size: 30 })).toBe(true);
});

test('draws a code in all formats, as PNG only without a logo', () => {
  const code = codeOf('A');
  const drawn = drawCode(code, STYLE, 'code.png');
  expect(drawn).toEqual({
    svg: { svg: drawSvg(code, STYLE) },
    png: { name: 'code.png', type: 'image/png', content: drawPng(code, STYLE) },
    terminal: drawTerminal(code, STYLE.margin),
  });
  const logo = { content: Uint8Array.of(1, 2, 3), type: 'image/png', size: 20 };
  expect(drawCode(code, STYLE, 'code.png', logo)).toEqual({ ...drawn, svg: { svg: drawSvg(code, STYLE, logo) }, png: null });
});

test('an image has at least one pixel per module', () => {
  const code = codeOf('A');
  const smallest = code.side + 8;
  expect(drawCode(code, { ...STYLE, size: smallest }, 'code.png').png?.type).toBe('image/png');
  expect(() => drawCode(code, { ...STYLE, size: smallest - 1 }, 'code.png')).toThrow(
    expect.objectContaining({ code: 'size-too-small', field: 'size', params: { total: smallest } }),
  );
});

test.each([
  ['\x89PNG\r\n\x1a\n', 'image/png'],
  ['\xff\xd8\xff', 'image/jpeg'],
  ['GIF87a', 'image/gif'],
  ['GIF89a', 'image/gif'],
  [`BM${'\0'.repeat(25)}`, 'image/bmp'],
  [`BM${'\0'.repeat(24)}`, undefined],
  ['RIFF\0\0\0\0WAVE', undefined],
  ['GIF88a', undefined],
  ['<svg>', 'image/svg+xml'],
  ['\n<svg/>', 'image/svg+xml'],
  ['<svgs>', undefined],
  ['<!DOCTYPE svg', undefined],
])('%j is the start of an image of type %s', (start, type) => {
  expect(imageType(bytes(start))).toBe(type);
});

test.each([
  ['\x89PNG\r\n\x1a\n\0\0\0\x0dIHDR\0\0\x01\x02\0\0\x03\x04', { width: 258, height: 772 }],
  ['\x89PNG\r\n\x1a\n\0\0\0\x0dIHDR\0\0\x01\x02\0\0\x03', undefined],
  ['GIF89a\x02\x01\x04\x03', { width: 258, height: 772 }],
  ['GIF89a\x02\x01\x04', undefined],
  // A negative height: rows are stored from top to bottom.
  [`BM${'\0'.repeat(16)}\x02\x01\0\0\xff\xff\xff\xff\0`, { width: 258, height: 1 }],
  // Fill bytes, markers without a segment, and tables precede the frame (ITU-T T.81, section B.1.1).
  ['\xff\xd8\xff\xff\xc4\0\x02\xff\x01\xff\xd0\xff\xc8\0\x02\xff\xcc\0\x02\xff\xc0\0\x0b\x08\x01\x02\x03\x04\x01', { height: 258, width: 772 }],
  ['\xff\xd8\xff\xcf\0\x0b\x08\x01\x02\x03\x04', { height: 258, width: 772 }],
  ['\xff\xd8\xff\xcf\0\x0b\x08\x01\x02\x03', undefined],
  ['\xff\xd8\xff\xe0\0\x02\0\0\0\0\0\0\0\0\0', undefined],
  ['RIFF\0\0\0\0WEBP', undefined],
  // RFC 9649: a lossy, a lossless and an extended file.
  ['RIFF\0\0\0\0WEBPVP8 \0\0\0\0\0\0\0\x9d\x01\x2a\x02\x41\x04\x83', { width: 258, height: 772 }],
  ['RIFF\0\0\0\0WEBPVP8L\0\0\0\0\x2f\x01\xc1\xc0\x00\0\0\0\0\0', { width: 258, height: 772 }],
  ['RIFF\0\0\0\0WEBPVP8X\0\0\0\0\0\0\0\0\x01\x01\0\x03\x03\0', { width: 258, height: 772 }],
  ['RIFF\0\0\0\0WEBPVP8Z\0\0\0\0\0\0\0\0\x01\x01\0\x03\x03\0', undefined],
])('the size in %j is %j', (header, size) => {
  expect(readImageSize(bytes(header))).toEqual(size);
});

test('the half blocks represent the modules', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 5 }), (margin) => {
      const code = codeOf('A');
      const lines = drawTerminal(code, margin).split('\n');
      const rows = lines.flatMap((line) => [[...line].map((block) => ' ▄'.includes(block)), [...line].map((block) => ' ▀'.includes(block))]);
      code.modules.forEach((row, y) => expect(rows[y + margin]?.slice(margin, margin + code.side)).toEqual(row));
    }),
  );
});

/** Returns the round corners of the module in the middle: top left, top right, bottom left, bottom right. Dark modules are `#`. */
function cornersOf(moduleShape: QrCodeStyle['moduleShape'], ...rows: readonly string[]): string {
  const modules = rows.map((row) => [...row].map((module) => module === '#'));
  const corners = roundCorners({ ...codeOf('a'), modules, isFinder: () => false }, moduleShape ?? 'square', 1, 1);
  if (!corners) return 'none';
  const { topLeft, topRight, bottomLeft, bottomRight } = corners;
  return [topLeft && 'tl', topRight && 'tr', bottomLeft && 'bl', bottomRight && 'br'].filter(Boolean).join(' ');
}

test.each([
  [['...', '.#.', '...'], 'tl tr bl br'],
  [['#.#', '.#.', '#.#'], 'tl tr bl br'],
  [['.#.', '.#.', '...'], 'bl br'],
  [['...', '.#.', '.#.'], 'tl tr'],
  [['...', '##.', '...'], 'tr br'],
  [['...', '.##', '...'], 'tl bl'],
  [['.#.', '##.', '...'], 'br'],
  [['...', '.##', '.#.'], 'tl'],
  [['.#.', '.#.', '.#.'], 'none'],
  [['...', '###', '...'], 'none'],
])('the module in the middle of %j has these round corners: %s', (rows, corners) => {
  expect(cornersOf('rounded', ...rows)).toBe(corners);
  expect([cornersOf('dot', ...rows), cornersOf('square', ...rows)]).toEqual(['tl tr bl br', 'none']);
});

test('modules of finder patterns are square, and everything outside the code is light', () => {
  const code = codeOf('a');
  for (const shape of moduleShapes) expect(roundCorners(code, shape, 0, 0)).toBeUndefined();
  const alone = { ...code, modules: [[true]], isFinder: () => false };
  expect(roundCorners(alone, 'rounded', 0, 0)).toEqual({ topLeft: true, topRight: true, bottomLeft: true, bottomRight: true });
});

/** Returns the corners of a path of lines and arcs, in order from its start. */
function pointsOf(path: string): readonly string[] {
  let [x, y] = [0, 0];
  return [...path.matchAll(/([mhv]|a\.5\.5 0 0 1 )(-?[\d.]+)(?: (-?[\d.]+))?/gu)].map(([, command, first, second]) => {
    if (command === 'v') y += Number(first);
    else [x, y] = [x + Number(first), y + Number(second ?? 0)];
    return `${x},${y}`;
  });
}

test.each(['rounded', 'dot'] as const)('a %s module is a closed clockwise path along its own square', (moduleShape) => {
  const [, path = ''] = /<path fill="#000000" d="([^"]+)"/u.exec(drawSvg(codeOf('Penknife'), { ...STYLE, moduleShape })) ?? [];
  const modules = [...path.matchAll(/M\d+ \d+(m0 \.5[^z]*)z/gu)].map(([, module = '']) => module);
  expect(modules.length).toBeGreaterThan(10);
  for (const module of new Set(modules)) {
    const points = pointsOf(module);
    // The middles of the sides; between them are the corners that are not round.
    expect(points.filter((point) => point.includes('.'))).toEqual(['0,0.5', '0.5,0', '1,0.5', '0.5,1', '0,0.5']);
    const corners = ['0,0', '1,0', '1,1', '0,1'];
    expect(points.filter((point) => !point.includes('.'))).toEqual(corners.filter((corner) => points.includes(corner)));
    expect(points.length - 5 + module.split('a').length - 1).toBe(4);
  }
});
