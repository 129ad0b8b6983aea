import { implement } from '../../contract/operations.ts';
import { decodeLink } from './decode-link.ts';
import { decodeLinks } from './decode-text.ts';
import * as fields from './fields.ts';
import type en from './strings/en.json';

export default implement<typeof fields, typeof en>(fields, {
  decode: ({ link }) => decodeLink(link),
  decodeText: ({ text }) => decodeLinks(text),
});
