import { implement } from '../../contract/operations.ts';
import type longText from '../../lib/long-text/strings/en.json';
import * as fields from './fields.ts';
import { generateText } from './generate.ts';
import type en from './strings/en.json';

export default implement<typeof fields, typeof en & typeof longText>(fields, { generate: generateText });
