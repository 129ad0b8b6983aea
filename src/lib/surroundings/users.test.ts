import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const SOURCE = path.resolve(import.meta.dirname, '../..');

test.each([
  'lib/decimal/read-number.ts',
  'lib/digest-text/digest-text.ts',
  'lib/user-agent/peel.ts',
  'tools/color-converter/read.ts',
  'tools/crontab-generator/crontab-file.ts',
  'tools/date-converter/peel.ts',
  'lib/jwt/find-token.ts',
  'lib/wrapped-url/unwrap.ts',
  'tools/url-parser/parse-url.ts',
  'tools/uuid-generator/read.ts',
])('%s uses the shared module to remove surroundings', (file) => {
  expect(readFileSync(path.join(SOURCE, file), 'utf8')).toMatch(/from '.*\/surroundings\/surroundings\.ts'/u);
});

test.each(['color-converter', 'date-converter', 'jwt-parser', 'url-parser', 'uuid-generator'])('%s reports removed surroundings in its notes', (tool) => {
  expect(readFileSync(path.join(SOURCE, 'tools', tool, 'contract.json'), 'utf8')).toMatch(
    /"notes": \{\s*"kind": "list",\s*"codes": \[[^\]]*"surroundings-removed"/u,
  );
});
