import { describe, expect, test } from 'vitest';
import { createContext } from '../../runtime/platform/context.ts';
import { textContent } from './content.ts';
import { layers } from './layers.ts';

const SIZE = 2 ** 21;

/** Texts that a pattern with backtracking or a search from every place would read in quadratic time. */
const hostile: Readonly<Record<string, string>> = {
  spaces: ' '.repeat(SIZE),
  'line breaks': '\n'.repeat(SIZE),
  letters: `${'A'.repeat(SIZE)}!`,
  'lines of letters': `${'ABCDEFG7\n'.repeat(SIZE / 9)}!`,
  'digits and spaces': `${'41 '.repeat(SIZE / 3)}!`,
  'prefixes of hex': '0x'.repeat(SIZE / 2),
  'equals signs': '='.repeat(SIZE),
  'soft line breaks': '=\n'.repeat(SIZE / 2),
  'spaces after an equals sign': `=${' '.repeat(SIZE)}x`,
  ampersands: '&'.repeat(SIZE),
  'open references': `${'&a'.repeat(SIZE / 2)};`,
  references: '&lt;'.repeat(SIZE / 4),
  backslashes: '\\'.repeat(SIZE),
  'escaped quotes': String.raw`\"`.repeat(SIZE / 2),
  'unicode escapes': String.raw`\u00e9`.repeat(SIZE / 6),
  'bytes in escapes': String.raw`\xff`.repeat(SIZE / 4),
  quotes: `"${"'".repeat(SIZE)}"`,
  'doubled quotes': `'${"''".repeat(SIZE / 2)}'`,
  'percent signs': '%'.repeat(SIZE),
  'plus signs': `${'a+'.repeat(SIZE / 2)}!`,
  'a long line of a dump': `00000000: ${'41 '.repeat(SIZE / 3)}!`,
  'lines of a dump': '00000000: 4869  Hi\n'.repeat(SIZE / 19),
  'a word and spaces': `a${' '.repeat(SIZE)}b`,
};

test.each(['form-encoding', 'query-string'])(
  'eight megabytes of words with plus signs are read as %s without exceeding the stack',
  { tags: ['slow'] },
  async (id) => {
    const scope = { expects: undefined, maxBytes: 2 ** 24, context: createContext({ timeZone: 'UTC' }) };
    const text = `${id === 'query-string' ? 'a=' : ''}${'a+'.repeat(2 ** 22)}b`;
    const reading = await layers.find((layer) => layer.id === id)?.read(textContent(text), scope);
    expect(reading?.layer).toBe(id);
  },
);

// Quadratic time would exceed the time that a test may take.
describe('two megabytes are read in linear time', { tags: ['slow'] }, () => {
  test.each(Object.entries(hostile))('%s', async (_, text) => {
    const scope = { expects: undefined, maxBytes: SIZE, context: createContext({ timeZone: 'UTC' }) };
    for (const { id, read } of layers) expect((await read(textContent(text), scope))?.layer ?? id).toBe(id);
  });
});
