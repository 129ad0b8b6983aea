import { implement } from '../../contract/operations.ts';
import * as fields from './fields.ts';
import { generateText } from './generate.ts';
import type en from './strings/en.json';

export default implement<typeof fields, typeof en>(fields, { generate: generateText });
