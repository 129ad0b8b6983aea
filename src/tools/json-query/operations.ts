import { implement } from '../../contract/operations.ts';
import type csv from '../../lib/document/csv/strings/en.json';
import type json from '../../lib/document/json/strings/en.json';
import type document from '../../lib/document/strings/en.json';
import type toml from '../../lib/document/toml/strings/en.json';
import type xml from '../../lib/document/xml/strings/en.json';
import type yaml from '../../lib/document/yaml/strings/en.json';
import * as fields from './fields.ts';
import { outlineDocument } from './outline.ts';
import { queryDocument } from './query.ts';
import type en from './strings/en.json';

export default implement<typeof fields, typeof en & typeof document & typeof json & typeof yaml & typeof toml & typeof xml & typeof csv>(fields, {
  query: queryDocument,
  outline: outlineDocument,
});
