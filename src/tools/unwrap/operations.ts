import { implement } from '../../contract/operations.ts';
import * as fields from './fields.ts';
import { openPart, showUnwrapped, wrapAgain } from './run.ts';
import type file from '../../lib/file/strings/en.json';
import type charset from '../../lib/charset/strings/en.json';
import type en from './strings/en.json';

export default implement<typeof fields, typeof en & typeof file & typeof charset>(fields, {
  unwrap: showUnwrapped,
  wrap: wrapAgain,
  open: openPart,
});
