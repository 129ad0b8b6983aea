import { implement } from '../../contract/operations.ts';
import { loadCharacters } from '../../lib/unicode/characters.ts';
import { escapeText } from './escape.ts';
import * as fields from './fields.ts';
import { inspectText, wordsOfMixedScripts } from './inspect.ts';
import type en from './strings/en.json';
import { unescapeText } from './unescape.ts';

export default implement<typeof fields, typeof en>(fields, {
  encode: ({ text, ...options }) => ({ unicode: escapeText(text, options) }),
  decode: ({ unicode, format }) => ({ text: unescapeText(unicode, format) }),
  inspect: async ({ text }, context) => ({ ...(await inspectText(text, await loadCharacters(), context)), mixedScripts: wordsOfMixedScripts(text) }),
});
