import { choice, flag, number, table, text } from '../../contract/fields.ts';
import { declare } from '../../contract/operations.ts';
import { jsonInput, yamlInput } from '../../lib/document/fields.ts';
import { files, statuses } from './compare.ts';
import { sources, targets } from './formats.ts';
import { problemCodes } from './model.ts';

const SLOW_UNITS = 256 * 1024;
const errors = [...new Set([...jsonInput.errors, ...yamlInput.errors])];

export const convert = declare({
  input: {
    text: text({
      primary: true,
      multiline: true,
      unlinked: true,
      format: 'env-file',
      alsoTakes: ['json', 'yaml'],
      sample: `DB_HOST=localhost
DB_PORT=5432
DB_PASSWORD="pa#ss$word"
DATA_DIR=\${HOME_DIR:-/srv}/app
`,
    }),
    from: choice(sources, { remembered: false }),
    to: choice(targets),
    objectName: text({ default: 'app-config', usedWhen: { to: ['config-map', 'secret'] } }),
  },
  output: {
    converted: text({ primary: true, multiline: true }),
    problems: table({ code: { codes: problemCodes }, name: 'text', line: 'number' }),
    differences: table({
      line: 'number',
      name: 'text',
      dotenv: 'optional-text',
      compose: 'optional-text',
      bash: 'optional-text',
      systemd: 'optional-text',
      docker: 'optional-text',
    }),
    detected: text({ codes: sources.filter((source) => source !== 'auto') }),
    count: number({ rare: true }),
  },
  errors: ['no-variables', 'invalid-object-name', ...errors],
  isDefault: true,
  blankIsNothing: true,
  cost: ({ text: source }) => (source.length > SLOW_UNITS ? 'slow' : 'instant'),
});

export const compare = declare({
  input: {
    first: text({ primary: true, multiline: true, unlinked: true, sample: 'DB_HOST=localhost\nDB_PASSWORD=secret\nDEBUG=1\n' }),
    second: text({ multiline: true, unlinked: true, sample: 'DB_HOST=db.example.com\nDB_PASSWORD=secret\nLOG_LEVEL=info\n', sampleWith: 'first' }),
    showValues: flag({ remembered: false }),
    firstFormat: choice(sources, { rare: true, remembered: false }),
    secondFormat: choice(sources, { rare: true, remembered: false }),
  },
  output: {
    comparison: table({ name: 'text', status: { codes: statuses }, first: 'text', second: 'text' }, { primary: true }),
    changed: number(),
    removed: number(),
    added: number(),
    same: number(),
    unread: table({ file: { codes: files }, code: { codes: problemCodes }, name: 'text', line: 'number' }),
  },
  errors: ['no-variables', ...errors],
  cost: ({ first, second }) => (first.length + second.length > SLOW_UNITS ? 'slow' : 'instant'),
});
