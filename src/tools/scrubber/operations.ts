import { implement } from '../../contract/operations.ts';
import * as fields from './fields.ts';
import { restoreText, scrubText } from './scrub.ts';
import type en from './strings/en.json';

export default implement<typeof fields, typeof en>(fields, { scrub: scrubText, restore: restoreText });
