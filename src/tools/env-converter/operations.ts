import { implement } from '../../contract/operations.ts';
import type json from '../../lib/document/json/strings/en.json';
import type document from '../../lib/document/strings/en.json';
import type yaml from '../../lib/document/yaml/strings/en.json';
import { compareVariables } from './compare.ts';
import { convertVariables } from './convert.ts';
import * as fields from './fields.ts';
import type en from './strings/en.json';

export default implement<typeof fields, typeof en & typeof document & typeof yaml & typeof json>(fields, {
  convert: convertVariables,
  compare: compareVariables,
});
