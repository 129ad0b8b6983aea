import { implement } from '../../contract/operations.ts';
import type csv from '../../lib/document/csv/strings/en.json';
import { compareLists } from './compare.ts';
import * as fields from './fields.ts';
import type en from './strings/en.json';

export default implement<typeof fields, typeof en & typeof csv>(fields, {
  compare: compareLists,
});
