import type { Arbitrary } from 'fast-check';
import fc from 'fast-check';

const PIECES = [
  'a: ',
  '- ',
  '? ',
  ': ',
  'b',
  '\n',
  '\n  ',
  '|',
  '>',
  '"x"',
  "'y'",
  '[',
  ']',
  '{',
  '}',
  ', ',
  ' ',
  ' # c',
  '&a ',
  '*a',
  '1',
  '~',
  'c',
  '---',
  '\t',
];

/** Generates random texts from YAML fragments, valid and invalid: at most `length` lines of at most `length` pieces, `more` of them the caller's. */
export function yamlTexts(length: number, more: readonly string[] = []): Arbitrary<string> {
  const indents = fc.constantFrom('', ' ', '  ', '    ');
  const line = fc.tuple(indents, fc.array(fc.constantFrom(...PIECES, ...more), { maxLength: length })).map(([indent, parts]) => indent + parts.join(''));
  return fc.array(line, { maxLength: length }).map((lines) => lines.join('\n'));
}
