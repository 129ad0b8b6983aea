import { implement } from '../../contract/operations.ts';
import type json from '../../lib/document/json/strings/en.json';
import type document from '../../lib/document/strings/en.json';
import * as fields from './fields.ts';
import { formatOrRepair } from './format.ts';
import type en from './strings/en.json';

export default implement<typeof fields, typeof en & typeof document & typeof json>(fields, {
  format: async ({ input, repair, lineWidth, ...style }, context) => {
    const { output, warnings } = await formatOrRepair(input, style, repair, context);
    if (lineWidth === 0 || style.indent === 0) return { output, warnings };
    const { joinShortLines } = await import('./short-lines.ts');
    return { output: await joinShortLines(output, { lineWidth, tabWidth: style.indent }, context), warnings };
  },
  validate: async ({ input, schema, syntax }, context) => {
    const { validateBySchema } = await import('./schema.ts');
    return validateBySchema(input, schema, syntax, context);
  },
});
