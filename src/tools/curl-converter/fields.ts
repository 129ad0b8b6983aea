import { choice, flag, list, table, text } from '../../contract/fields.ts';
import { declare } from '../../contract/operations.ts';
import { partKinds } from './parts.ts';
import { shells } from './read/script.ts';
import { notes, reasons } from './request.ts';
import { targets } from './targets.ts';

const SLOW_UNITS = 256 * 1024;
const TO_CURL = { target: 'curl' } as const;

export const convert = declare({
  input: {
    request: text({
      primary: true,
      multiline: true,
      unlinked: true,
      format: 'curl-command',
      alsoTakes: ['http-request', 'fetch-code'],
      prefill: { 'http-request': TO_CURL, 'fetch-code': TO_CURL },
      sample: `curl 'https://api.example.com/v1/users?page=2' \\
  -H 'Authorization: Bearer s3cr3t' \\
  -H 'Content-Type: application/json' \\
  --data-raw '{"name":"Ada","active":true}' \\
  --compressed`,
    }),
    target: choice(targets),
    maskSecrets: flag(),
    shell: choice(shells, { rare: true }),
    scheme: choice(['https', 'http'], { rare: true, names: true }),
  },
  output: {
    code: text({ primary: true, multiline: true }),
    untranslated: table({ option: 'text', value: 'text', reason: { codes: reasons }, line: 'number', column: 'number' }),
    notes: list({ codes: notes }),
    // Last and on demand: a request can have dozens of headers.
    parts: table({ part: { codes: partKinds }, name: 'text', value: 'text' }, { rare: true }),
  },
  errors: [
    'no-request',
    'unterminated-quote',
    'unknown-curl-option',
    'missing-value',
    'missing-url',
    'unsupported-scheme',
    'invalid-request-line',
    'invalid-header',
    'missing-host',
    'invalid-fetch',
  ],
  blankIsNothing: true,
  cost: ({ request }) => (request.length > SLOW_UNITS ? 'slow' : 'instant'),
});
