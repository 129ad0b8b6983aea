import { implement } from '../../contract/operations.ts';
import * as fields from './fields.ts';
import { findMissingLetters } from './missing-letters.ts';
import { makeSlugs } from './slug.ts';
import type en from './strings/en.json';

export default implement<typeof fields, typeof en>(fields, {
  slugify: async ({ text, ...rules }, context) => ({ slug: await makeSlugs(text, rules, context), missingCharacters: findMissingLetters(text, rules) }),
});
