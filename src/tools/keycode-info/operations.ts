import { implement } from '../../contract/operations.ts';
import * as fields from './fields.ts';
import { describeKey, lookUpKeys } from './key-press.ts';
import type en from './strings/en.json';

export default implement<typeof fields, typeof en>(fields, {
  describe: (input) => describeKey(input),
  lookup: ({ query }) => ({ keys: lookUpKeys(query) }),
});
