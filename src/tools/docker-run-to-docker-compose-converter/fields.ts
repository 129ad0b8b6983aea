import { flag, list, record, table, text } from '../../contract/fields.ts';
import { declare } from '../../contract/operations.ts';
import * as shared from '../../lib/document/fields.ts';
import { toComposeReasons, toRunReasons } from './reasons.ts';
import { notes } from './notes.ts';

const SLOW_UNITS = 256 * 1024;

export const toCompose = declare({
  input: {
    command: text({
      primary: true,
      multiline: true,
      format: 'docker-command',
      sample: 'docker run -p 80:80 -v /var/run/docker.sock:/tmp/docker.sock:ro --restart always --log-opt max-size=1g nginx',
    }),
    indent: shared.yamlIndent,
  },
  output: {
    compose: text({ primary: true, multiline: true, format: 'yaml' }),
    document: record({ rare: true }),
    untranslated: table({ service: 'text', flag: 'text', value: 'text', reason: { codes: toComposeReasons } }),
    notes: list({ codes: notes }),
  },
  errors: [
    'not-a-docker-run-command',
    'missing-image',
    'invalid-image',
    'missing-option-value',
    'unterminated-quote',
    'comment-ends-command',
    'line-break-ends-command',
  ],
  inverse: 'toRun',
  isDefault: true,
  blankIsNothing: true,
  cost: ({ command }) => (command.length > SLOW_UNITS ? 'slow' : 'instant'),
});

export const toRun = declare({
  input: {
    compose: text({
      primary: true,
      multiline: true,
      format: 'yaml',
      alsoTakes: ['compose'],
      sample: 'services:\n  web:\n    image: nginx\n    ports: ["8080:80"]\n',
    }),
    lineBreaks: flag({ default: true }),
  },
  output: {
    commands: text({ primary: true, multiline: true, format: 'docker-command' }),
    untranslated: table({ service: 'text', key: 'text', reason: { codes: toRunReasons } }),
  },
  errors: [...shared.yamlInput.errors, 'no-services'],
  inverse: 'toCompose',
  blankIsNothing: true,
  cost: ({ compose }) => (compose.length > SLOW_UNITS ? 'slow' : 'instant'),
});
