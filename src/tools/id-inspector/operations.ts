import { implement } from '../../contract/operations.ts';
import type secretFormats from '../../lib/secret-formats/strings/en.json';
import * as fields from './fields.ts';
import { generateIds } from './generate.ts';
import { inspectIds } from './inspect.ts';
import type en from './strings/en.json';

export default implement<typeof fields, typeof en & typeof secretFormats>(fields, {
  inspect: inspectIds,
  generate: (input, context) => ({ ids: generateIds(input, context).join('\n') }),
});
