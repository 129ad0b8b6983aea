import { implement } from '../../contract/operations.ts';
import * as fields from './fields.ts';
import { searchCommands } from './search.ts';
import type en from './strings/en.json';

export default implement<typeof fields, typeof en>(fields, {
  search: ({ query, ...names }, { reference }) => {
    const rows = searchCommands(query, names, reference);
    return { commands: rows.map(({ command }) => command).join('\n'), rows, count: rows.length };
  },
});
