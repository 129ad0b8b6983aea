import { implement } from '../../contract/operations.ts';
import { convertRequest } from './convert.ts';
import * as fields from './fields.ts';
import type en from './strings/en.json';

export default implement<typeof fields, typeof en>(fields, {
  convert: ({ request, ...options }) => convertRequest(request, options),
});
