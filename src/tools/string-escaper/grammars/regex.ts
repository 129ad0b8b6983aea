import type { Form } from '../form.ts';
import { readerOf } from './backslash.ts';
import type { Escapes } from './backslash.ts';
import type { Writing } from './programs.ts';
import { asUnits, hexOf, writerOf } from './write.ts';

const CONTROLS = { '\f': String.raw`\f`, '\n': String.raw`\n`, '\r': String.raw`\r`, '\t': String.raw`\t`, '\v': String.raw`\v` } as const;
const META = String.raw`^$.*+?()[]{}|`;

const escapes: Escapes = {
  letters: {
    f: '\f',
    n: '\n',
    r: '\r',
    t: '\t',
    v: '\v',
    '0': '\0',
    ...Object.fromEntries(Array.from(String.raw`^$\.*+?()[]{}|/-#~&!"%',:;<=>@_ ${'`'}`, (character) => [character, character])),
  },
  hex: String.raw`[\dA-Fa-f]{2}`,
  unicode: String.raw`[\dA-Fa-f]{4}`,
  braced: true,
  controls: true,
  surrogates: 'units',
  unknown: 'keep',
};

/** A pattern that matches exactly one text, between slashes as in JavaScript; its body is also right for PCRE, Python, Java, .NET and RE2. */
export const regex = ({ escapeNonAscii }: Writing, isDelimited: boolean): Form => {
  const { pattern, replace } = readerOf({ escapes });
  return {
    open: '/',
    close: '/',
    excludes: /(?<!\\)\/|\n/u,
    writer: writerOf({
      letters: {
        ...CONTROLS,
        ...Object.fromEntries(Array.from(String.raw`${META}\/`, (character) => [character, `\\${character}`])),
      },
      numeric: (code) => (code <= 0x7f ? String.raw`\x${hexOf(code, 2)}` : asUnits(code)),
      also: String.raw`\^$.*+?()\[\]{}|\\${isDelimited ? String.raw`/\u2028\u2029` : ''}`,
      escapeNonAscii,
    }),
    reader: {
      pattern: new RegExp(String.raw`(?<class>\\[dDwWsSbBpPkK]|\\[1-9]\d?|[\^$.*+?()[\]{}|])|${pattern.source}`, 'gu'),
      replace: (match, at, report) => {
        if (match.groups?.class === undefined) return replace(match, at, report);
        report.warn('not-literal', at, match[0]);
        return match[0];
      },
    },
  };
};
