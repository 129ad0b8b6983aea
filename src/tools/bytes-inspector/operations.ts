import { implement } from '../../contract/operations.ts';
import type base64 from '../../lib/base64/strings/en.json';
import type charset from '../../lib/charset/strings/en.json';
import type file from '../../lib/file/strings/en.json';
import type hex from '../../lib/hex/strings/en.json';
import { compareBytes } from './compare.ts';
import { convertBytes } from './convert.ts';
import * as fields from './fields.ts';
import { findBytes } from './find.ts';
import { describeFloat } from './float.ts';
import { inspectBytes } from './inspect.ts';
import type en from './strings/en.json';

export default implement<typeof fields, typeof en & typeof base64 & typeof charset & typeof file & typeof hex>(fields, {
  inspect: inspectBytes,
  find: findBytes,
  convert: convertBytes,
  compare: compareBytes,
  float: describeFloat,
});
