import { implement } from '../../contract/operations.ts';
import type json from '../../lib/document/json/strings/en.json';
import type document from '../../lib/document/strings/en.json';
import * as fields from './fields.ts';
import { generateCode } from './generate.ts';
import type en from './strings/en.json';

export default implement<typeof fields, typeof en & typeof document & typeof json>(fields, { generate: generateCode });
