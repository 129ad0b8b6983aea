import fc from 'fast-check';
import figlet from 'figlet';
import loaders from 'virtual:figlet-fonts';
import standard from 'virtual:figlet-fonts/Standard';
import { expect, test } from 'vitest';
import { runs } from '../../../scripts/seed-tests.ts';
import { drawText } from './draw.ts';
import { loadFont, parseFont } from './font.ts';
import type { FontName } from './fonts.ts';
import { fonts } from './fonts.ts';
import type { Layout } from './layouts.ts';
import recorded from './testing/figlet-2.2.5.json' with { type: 'json' };

const NO_LIMIT = Number.POSITIVE_INFINITY;

const withoutEnds = (rows: readonly string[] | undefined): readonly string[] => (rows ?? []).map((row) => row.replace(/ +$/u, ''));

// Created with `figlet -f <font> -w <width>` and -W, -k, -S or -o; trailing blanks were removed.
test('draws like figlet 2.2.5', { tags: ['slow'] }, async () => {
  expect(recorded.length).toBeGreaterThan(200);
  for (const { font, text, width, layout, rows } of recorded) {
    const options = { width, horizontalLayout: layout as Layout, verticalLayout: 'full' } as const;
    const drawn = withoutEnds(drawText(text, await loadFont(font as FontName), options, NO_LIMIT));
    expect(drawn, `${font} ${width} ${layout} ${JSON.stringify(text)}`).toEqual(rows);
  }
});

const verticalNames = { full: 'full', fitted: 'fitted', smushed: 'controlled smushing', universal: 'universal smushing' } as const;

test('joins lines like the figlet package', async () => {
  // Of the package's own layouts only these follow the standard: its `controlled smushing` uses all rules, not those of the font.
  const layout = fc.constantFrom('full' as const, 'fitted' as const, 'universal' as const);
  const word = fc.string({ unit: fc.constantFrom(...'abgjpqyTAVL_|/.'), minLength: 1, maxLength: 8 });
  for (const name of ['Standard', 'Small', 'Slant', 'Banner'] as const) {
    const font = await loadFont(name);
    figlet.parseFont(name, name === 'Standard' ? standard : (await loaders[name]()).default);
    fc.assert(
      fc.property(fc.array(word, { minLength: 2, maxLength: 3 }), layout, (words, verticalLayout) => {
        const text = words.join('\n');
        const expected = figlet.textSync(text, { font: name, horizontalLayout: 'full', verticalLayout: verticalNames[verticalLayout] });
        const drawn = drawText(text, font, { width: 0, horizontalLayout: 'full', verticalLayout }, NO_LIMIT);
        expect(withoutEnds(drawn)).toEqual(withoutEnds(expected.split('\n')));
      }),
      { numRuns: runs(50) },
    );
  }
});

test('every font is readable and has letters or digits', { tags: ['slow'] }, async () => {
  for (const name of fonts) {
    const font = await loadFont(name);
    const drawn = drawText('Ab 12', font, { width: 0, horizontalLayout: 'default', verticalLayout: 'default' }, NO_LIMIT);
    expect(drawn?.join('').trim(), name).not.toBe('');
    expect(drawn?.length, name).toBe(font.height);
    expect(drawn?.join(''), name).not.toContain('\uFFFD');
  }
});

const tiny = (header: string): string =>
  `${header}\n${Array.from({ length: 95 }, (_, index) => `${index === 0 ? '$' : 'ab'}@\n${index === 0 ? '$' : 'cd'}@@\n`).join('')}`;

test('a header without a full layout uses the old layout', () => {
  expect(parseFont(tiny('flf2a$ 2 1 4 -1 0')).layout).toBe(0);
  expect(parseFont(tiny('flf2a$ 2 1 4 0 0')).layout).toBe(64);
  expect(parseFont(tiny('flf2a$ 2 1 4 15 0')).layout).toBe(143);
  expect(parseFont(tiny('flf2a$ 2 1 4 15 0 0 24463')).layout).toBe(24463);
});

test('codes of additional characters are decimal, octal or hexadecimal', () => {
  const font = parseFont(`${tiny('flf2a$ 2 1 4 -1 0')}${'x@\nx@@\n'.repeat(7)}233  E ACUTE\n1@\n2@@\n0x1F600\n3@\n4@@\n0101\n5@\n6@@\n-2\n7@\n8@@\n`);
  expect(font.glyphOf(233)).toEqual([['1'], ['2']]);
  expect(font.glyphOf(0x1f600)).toEqual([['3'], ['4']]);
  expect(font.glyphOf(0o101)).toEqual([['5'], ['6']]);
  expect(font.glyphOf(0x4e00)).toBeUndefined();
});

test('right to left, lines grow to the left and are right-aligned', async () => {
  const drawn = drawText('a b', await loadFont('Ivrit'), { width: 40, horizontalLayout: 'default', verticalLayout: 'full' }, NO_LIMIT);
  expect(Math.max(...(drawn ?? []).map((row) => row.length))).toBe(39);
});

test('takes linear time for 256 KB, in one line or many', { tags: ['slow'] }, async () => {
  const font = await loadFont('Standard');
  const options = { horizontalLayout: 'smushed', verticalLayout: 'full' } as const;
  const text = 'slow? '.repeat(40_000);
  const line = drawText(text, font, { ...options, width: 0 }, 1e8) ?? [];
  expect(line).toHaveLength(font.height);
  // Letters overlap by at most one column, and a word has more than twenty.
  expect(Math.max(...line.map(({ length }) => length))).toBeGreaterThan(40_000 * 20);
  const lines = drawText(text, font, { ...options, width: 80 }, 1e8) ?? [];
  expect(lines.length % font.height).toBe(0);
  expect(lines.length).toBeGreaterThan((40_000 / 3) * font.height);
  expect(lines.every(({ length }) => length <= 80)).toBe(true);
});

test('stops when the result would be too long', async () => {
  const options = { width: 80, horizontalLayout: 'default', verticalLayout: 'full' } as const;
  expect(drawText('a'.repeat(1000), await loadFont('Standard'), options, 1000)).toBeUndefined();
});
