import { implement } from '../../contract/operations.ts';
import { applyPatch } from './apply-patch.ts';
import { compareTexts } from './compare.ts';
import * as fields from './fields.ts';
import { compareInline } from './inline.ts';
import { pauseOf } from './pause.ts';
import type en from './strings/en.json';

export default implement<typeof fields, typeof en>(fields, {
  compare: ({ original, modified, ...options }, context) => compareTexts(original, modified, options, pauseOf(context)),
  compareInline: ({ original, modified, ...options }, context) => compareInline(original, modified, options, pauseOf(context)),
  applyPatch: async ({ text, patch }, context) => ({ text: await applyPatch(text, patch, pauseOf(context)) }),
});
