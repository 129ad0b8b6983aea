import { implement } from '../../contract/operations.ts';
import type sql from '../../lib/sql/strings/en.json';
import { loadCharacters } from '../../lib/unicode/characters.ts';
import { escapeString } from './escape.ts';
import * as fields from './fields.ts';
import type en from './strings/en.json';
import { unescapeString } from './unescape.ts';

export default implement<typeof fields, typeof en & typeof sql>(fields, {
  escape: ({ text, ...options }) => escapeString(text, options),
  unescape: async ({ escaped, ...options }, { load }) => {
    const isNamed = options.language === 'python' && /\\N\{/u.test(escaped);
    const codePointOf = isNamed ? (await load(loadCharacters)).codePointOf : undefined;
    return unescapeString(escaped, { ...options, codePointOf });
  },
});
