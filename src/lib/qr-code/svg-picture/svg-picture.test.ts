import fc from 'fast-check';
import { renderSVG } from 'uqr';
import { expect, test } from 'vitest';
import { runs } from '../../../../scripts/seed-tests.ts';
import { encodeBase64 } from '../../base64/base64.ts';
import { decodeQrCodes } from '../decode.ts';
import { encodeQrCode } from '../matrix.ts';
import { drawPng } from '../png.ts';
import { drawSvg } from '../svg.ts';
import { errorCorrectionLevels, moduleShapes } from '../terms.ts';
import { drawSvgImage } from './draw.ts';

const code = encodeQrCode('https://example.com/svg', { errorCorrectionLevel: 'medium' }, 'text');
const { side } = code;
const darkModules = code.modules.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [[x, y] as const] : [])));
const each = (draw: (x: number, y: number) => string): string => darkModules.map(([x, y]) => draw(x, y)).join('');
const square = (x: number, y: number): string => `<rect x="${x + 4}" y="${y + 4}" width="1" height="1"/>`;
/** Finder patterns, by which readers find a code, stay square. */
const eachRound = (draw: typeof square): string => each((x, y) => (code.isFinder(y, x) ? square(x, y) : draw(x, y)));
const total = side + 8;
const svg = (content: string, attributes = `viewBox="0 0 ${total} ${total}"`): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${content}</svg>`;
const read = async (source: string) => (await decodeQrCodes(new TextEncoder().encode(source), 'file')).map(({ text }) => text);

const STYLE = { foreground: '#000000', background: '#ffffff', margin: 4, size: 400 };
const WHITE = '<rect width="100%" height="100%" fill="#FFFFFF"/>';

// How popular programs draw a code.
const drawings: Readonly<Record<string, string>> = {
  'Nayuki: one path': svg(
    `${WHITE}<path d="${each((x, y) => `M${x + 4},${y + 4}h1v1h-1z `)}" fill="#000000"/>`,
    `version="1.1" viewBox="0 0 ${total} ${total}" stroke="none"`,
  ),
  'npm qrcode: stroked rows': svg(
    `<path fill="#ffffff" d="M0 0h${total}v${total}H0z"/><path stroke="#000000" d="${each((x, y) => `M${x + 4} ${y + 4}.5h1`)}"/>`,
    `viewBox="0 0 ${total} ${total}" shape-rendering="crispEdges"`,
  ),
  'segno: scaled strokes': `<?xml version="1.0" encoding="utf-8"?>\n${svg(
    `<path transform="scale(4)" stroke="#000" class="qrline" d="${each((x, y) => `M${x + 4} ${y + 4.5}h1`)}"/>`,
    `width="${total * 4}" height="${total * 4}" class="segno"`,
  )}`,
  'qrencode: rectangles in a translated group': `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<!-- Created with qrencode 4.1.1 (https://fukuchi.org/works/qrencode/index.html) -->\n${svg(
    `<g id="QRcode"><rect x="0" y="0" width="${total}" height="${total}" fill="#ffffff"/><g id="Pattern" transform="translate(4,4)">${each(
      (x, y) => `<rect x="${x}" y="${y}" width="1" height="1" fill="#000000"/>`,
    )}</g></g>`,
    `width="9.81cm" height="9.81cm" viewBox="0 0 ${total} ${total}" preserveAspectRatio="none" version="1.1"`,
  )}`,
  'python-qrcode: millimeters and prefixes': `<svg:svg xmlns:svg="http://www.w3.org/2000/svg" width="${total}mm" height="${total}mm" version="1.1">${each(
    (x, y) => `<svg:rect x="${x + 4}mm" y="${y + 4}mm" width="1mm" height="1mm" />`,
  )}</svg:svg>`,
  'goqr.me: use elements of one rectangle': svg(
    `<defs><rect id="p" width="10" height="10"/></defs><g fill="#000000">${each((x, y) => `<use x="${(x + 4) * 10}" y="${(y + 4) * 10}" xlink:href="#p"/>`)}</g>`,
    `viewBox="0 0 ${total * 10} ${total * 10}" xmlns:xlink="http://www.w3.org/1999/xlink"`,
  ),
  'qr-code-styling: a clip path of circles': svg(
    `<defs><clipPath id="clip-path-dot-color-0">${eachRound((x, y) => `<circle cx="${x + 4.5}" cy="${y + 4.5}" r="0.5"/>`)}</clipPath></defs><rect x="0" y="0" width="${total}" height="${total}" clip-path="url('#clip-path-dot-color-0')" fill="#000000"/>`,
  ),
  'Illustrator: a style sheet and polygons': svg(
    `<style type="text/css">\n\t/* plain */ .st0{fill:#FFFFFF;}\n\t.st1 , .st2{fill:#231F20;}\n</style><rect class="st0" width="${total}" height="${total}"/>${each(
      (x, y) => `<polygon class="st2" points="${x + 4},${y + 4} ${x + 5},${y + 4} ${x + 5},${y + 5} ${x + 4},${y + 5}"/>`,
    )}`,
  ),
  'light modules cut out of a dark square by even-odd': svg(
    `<rect width="100%" height="100%" fill="white"/><path fill-rule="evenodd" d="M4 4h${side}v${side}h-${side}z${code.modules
      .flatMap((row, y) => row.map((isDark, x) => (isDark ? '' : `M${x + 4} ${y + 4}h1v1h-1z`)))
      .join('')}"/>`,
  ),
  'light on a transparent background': svg(`<g style="fill: rgb(255 255 255)">${each((x, y) => `<rect x="${x + 4}" y="${y + 4}" width="1" height="1"/>`)}</g>`),
  'rotated by 90 degrees, in a nested image': svg(
    `<svg x="10" y="10" width="80" height="80" viewBox="0 0 ${total} ${total}"><g transform="rotate(90 ${total / 2} ${total / 2})">${each(
      (x, y) => `<path d="M${x + 4},${y + 4}l1,0,0,1-1,0z"/>`,
    )}</g></svg>`,
    'viewBox="0 0 100 100"',
  ),
  'arcs with adjacent flags': svg(eachRound((x, y) => `<path d="M${x + 4} ${y + 4}.5a.5.5 0 111 0a.5.5 0 11-1 0z"/>`)),
  curves: svg(each((x, y) => `<path d="M${x + 4} ${y + 4}q.5 0 1 0t0 1C${x + 5} ${y + 5} ${x + 4} ${y + 5} ${x + 4} ${y + 5}s0-1 0-1z"/>`)),
  'a PNG in the drawing': svg(`<image width="100" height="100" href="data:image/png;base64,${encodeBase64(drawPng(code, STYLE))}"/>`, 'viewBox="0 0 100 100"'),
};

test.each(Object.keys(drawings))('reads a code drawn as %s', { tags: ['slow'] }, async (name) => {
  expect(await read(drawings[name] ?? '')).toEqual(['https://example.com/svg']);
});

test('reads SVG codes from uqr', { tags: ['slow'] }, async () => {
  expect(await read(renderSVG('uqr'))).toEqual(['uqr']);
});

test('reads its own SVG codes in any shape, color and version', { tags: ['slow'] }, async () => {
  const options = fc.record({
    text: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 120 }),
    errorCorrectionLevel: fc.constantFrom(...errorCorrectionLevels),
    minimumVersion: fc.integer({ min: 1, max: 25 }),
    moduleShape: fc.constantFrom(...moduleShapes),
    colors: fc.constantFrom(['#000000', '#ffffff'], ['#123456', '#ffffff00'], ['#ffffff', '#000000'], ['#000000cc', '#eeeeee']),
  });
  await fc.assert(
    fc.asyncProperty(options, async ({ text, moduleShape, colors: [foreground = '', background = ''], ...encoding }) => {
      const own = encodeQrCode(text, encoding, 'text');
      expect(await read(drawSvg(own, { ...STYLE, foreground, background, moduleShape }))).toEqual([text]);
    }),
    { numRuns: runs(12) },
  );
});

test.each([
  ['no size', '<svg><rect width="5" height="5"/></svg>'],
  ['no shapes', svg('')],
  ['a reference to itself', svg('<g id="a"><use href="#a"/></g>')],
  [
    'references that double',
    svg(Array.from({ length: 40 }, (_, index) => `<g id="a${index}"><use href="#a${index + 1}"/><use href="#a${index + 1}"/></g>`).join('')),
  ],
  ['too many crossings', svg(`<path d="${'M0 0L9 30L18 0'.repeat(50_000)}"/>`)],
  ['an unclosed tag', '<svg viewBox="0 0 9 9"><rect width="'],
  ['brackets only', `<svg viewBox="0 0 9 9">${'<!['.repeat(50_000)}`],
  ['a long name', `<svg viewBox="0 0 9 9"><a ${'b'.repeat(200_000)}></svg>`],
  ['digits only', svg(`<path d="a${'1'.repeat(200_000)}"/>`)],
])('finds no code in an image with %s', { tags: ['slow'] }, async (_, source) => {
  await expect(read(source)).rejects.toThrow('no-code-found');
});

test('draws shapes in source order', () => {
  const image = drawSvgImage(
    '<svg viewBox="0 0 2 1"><rect width="2" height="1" fill="red"/><rect x="1" width="1" height="1" fill="#fff" opacity=".5"/></svg>',
    255,
  );
  expect([image?.width, image?.height]).toEqual([1200, 600]);
  expect([image?.shades[0], image?.shades[1199]]).toEqual([76, 166]);
});
