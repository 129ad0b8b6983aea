import { implement } from '../../contract/operations.ts';
import * as fields from './fields.ts';
import { abbreviateWords, expandNumeronym } from './numeronym.ts';
import type en from './strings/en.json';

export default implement<typeof fields, typeof en>(fields, {
  generate: ({ text, minimumLength }) => ({ numeronym: abbreviateWords(text, minimumLength) }),
  expand: ({ numeronym, candidates }) => ({ words: expandNumeronym(numeronym, candidates) }),
});
