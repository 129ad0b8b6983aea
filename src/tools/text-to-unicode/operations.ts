import { implement } from '../../contract/operations.ts';
import type sets from '../../lib/charset/sets/strings/en.json';
import { loadCharacters } from '../../lib/unicode/characters.ts';
import { escapeText } from './escape.ts';
import * as fields from './fields.ts';
import { inspectText, wordsOfMixedScripts } from './inspect.ts';
import type en from './strings/en.json';
import { hasNames, unescapeText } from './unescape.ts';

export default implement<typeof fields, typeof en & typeof sets>(fields, {
  encode: ({ text, ...options }) => ({ unicode: escapeText(text, options) }),
  decode: async ({ unicode, format }) => {
    const codePointOf = hasNames(unicode) ? (await loadCharacters()).codePointOf : () => undefined;
    return unescapeText(unicode, format, codePointOf);
  },
  inspect: async ({ text }, context) => ({ ...(await inspectText(text, await loadCharacters(), context)), mixedScripts: wordsOfMixedScripts(text) }),
});
