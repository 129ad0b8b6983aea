import fc from 'fast-check';
import { expect, test } from 'vitest';
import { escapeLatex, latexCommands } from './escape.ts';

test.each([
  ['50 % of $1_000 & {#}', String.raw`50 \% of \$1\_000 \& \{\#\}`],
  ['a\\b ~c ^d', String.raw`a\textbackslash{}b \textasciitilde{}c \textasciicircum{}d`],
  ["--- ``x'' ?` !` ,,", "-{}-{}- `{}`x'{}' ?{}` !{}` ,{},"],
  ['"x"', '"x"'],
])('escapes %j', (text, expected) => {
  expect(escapeLatex(text)).toBe(expected);
});

test('the text is read back, and no two characters become one', () => {
  const characters = new Map(Object.entries(latexCommands).map(([character, command]) => [command, character]));
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...Array.from('\\{}$&#%_~^<>|-,\'`?!"a ')) }), (text) => {
      const escaped = escapeLatex(text);
      const read = escaped.replaceAll(/\\[a-z]+\{\}|\\(.)|\{\}/gu, (match, symbol?: string) => symbol ?? characters.get(match) ?? '');
      expect(read).toBe(text);
      expect(escaped).not.toMatch(/--|,,|''|[`?!]`/u);
    }),
  );
});
