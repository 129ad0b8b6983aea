import { implement } from '../../contract/operations.ts';
import type document from '../../lib/document/strings/en.json';
import * as fields from './fields.ts';
import { formatCode } from './format-code.ts';
import { minifyCode } from './minify-code.ts';
import type en from './strings/en.json';

export default implement<typeof fields, typeof en & typeof document>(fields, {
  format: formatCode,
  minify: minifyCode,
});
