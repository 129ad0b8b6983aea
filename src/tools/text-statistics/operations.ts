import { implement } from '../../contract/operations.ts';
import { analyzeText } from './analyze.ts';
import * as fields from './fields.ts';
import type en from './strings/en.json';

export default implement<typeof fields, typeof en>(fields, {
  analyze: ({ text, language, wordsPerMinute }, context) => analyzeText(text, { language: language ?? context.locale, wordsPerMinute }, context),
});
