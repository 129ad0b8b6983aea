import { number, table, text } from '../../contract/fields.ts';
import { declare } from '../../contract/operations.ts';
import { effects } from './commands.ts';

// Names of branches and remotes are stored, because they rarely change.
const name = text({ remembered: true });

export const search = declare({
  input: { query: text({ primary: true }), branch: name, remote: name, mainBranch: name },
  output: {
    commands: text({ primary: true, multiline: true }),
    rows: table({ group: 'text', task: 'text', command: 'text', effect: { codes: effects } }),
    count: number(),
  },
  answersNothing: true,
  usesReference: true,
});
