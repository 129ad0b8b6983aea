import { implement } from '../../contract/operations.ts';
import * as fields from './fields.ts';
import { obfuscateText } from './obfuscate.ts';
import type en from './strings/en.json';

export default implement<typeof fields, typeof en>(fields, {
  obfuscate: ({ text, ...rules }) => ({ obfuscated: obfuscateText(text, rules) }),
});
