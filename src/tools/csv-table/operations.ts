import { implement } from '../../contract/operations.ts';
import type csv from '../../lib/document/csv/strings/en.json';
import type json from '../../lib/document/json/strings/en.json';
import type document from '../../lib/document/strings/en.json';
import type sql from '../../lib/sql/strings/en.json';
import { convertTable } from './convert.ts';
import * as fields from './fields.ts';
import type en from './strings/en.json';

export default implement<typeof fields, typeof en & typeof document & typeof json & typeof csv & typeof sql>(fields, {
  convert: convertTable,
});
