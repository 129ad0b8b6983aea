import { implement } from '../../contract/operations.ts';
import type document from '../../lib/document/strings/en.json';
import * as fields from './fields.ts';
import { formatHtml } from './format-html.ts';
import type en from './strings/en.json';

export default implement<typeof fields, typeof en & typeof document>(fields, {
  format: async ({ input, ...layout }) => ({ output: await formatHtml(input, 'input', layout) }),
});
