import { implement } from '../../contract/operations.ts';
import type document from '../../lib/document/strings/en.json';
import type yaml from '../../lib/document/yaml/strings/en.json';
import * as fields from './fields.ts';
import { runToCompose } from './run-to-compose.ts';
import type en from './strings/en.json';

export default implement<typeof fields, typeof en & typeof document & typeof yaml>(fields, {
  toCompose: runToCompose,
  toRun: async (input, context) => {
    // A YAML parser is large, and few people need this direction.
    const { composeToRun } = await import('./compose-to-run.ts');
    return composeToRun(input, context);
  },
});
