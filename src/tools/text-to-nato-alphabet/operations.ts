import { implement } from '../../contract/operations.ts';
import * as fields from './fields.ts';
import { readSpelling } from './read-spelling.ts';
import { spellText } from './spell.ts';
import type en from './strings/en.json';

export default implement<typeof fields, typeof en>(fields, {
  encode: ({ text, ...rules }) => spellText(text, rules),
  decode: ({ spelled, alphabet }) => ({ text: readSpelling(spelled, alphabet) }),
});
