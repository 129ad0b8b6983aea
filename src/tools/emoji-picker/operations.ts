import { implement } from '../../contract/operations.ts';
import { describeEmoji } from './describe.ts';
import * as fields from './fields.ts';
import { findEmoji } from './inspect.ts';
import { searchEmoji } from './search.ts';
import type en from './strings/en.json';

export default implement<typeof fields, typeof en>(fields, {
  search: async ({ query, ...options }) => ({ emojis: await searchEmoji(query, options) }),
  inspect: async ({ text, language }, context) => ({ emojis: await findEmoji(text, language, context) }),
  describe: ({ emoji, language }) => describeEmoji(emoji, language),
});
