import { implement } from '../../contract/operations.ts';
import * as fields from './fields.ts';
import { characterNameOf, describeKey, lookUpKeys } from './key-press.ts';
import type en from './strings/en.json';

export default implement<typeof fields, typeof en>(fields, {
  describe: async (input) => ({ ...describeKey(input), characterName: await characterNameOf(input.key) }),
  lookup: ({ query }) => ({ keys: lookUpKeys(query) }),
});
