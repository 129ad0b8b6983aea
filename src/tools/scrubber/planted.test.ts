import fc from 'fast-check';
import { expect, test } from 'vitest';
import { quietContext as context } from '../../lib/document/testing/run.ts';
import { secretFormatOf, secretPatterns } from '../../lib/secret-formats/secret-formats.ts';
import { kinds } from './kinds.ts';
import { scrubText } from './scrub.ts';

interface Planted {
  readonly text: string;
  /** The secret as the text writes it. */
  readonly written: string;
}

const json = (secret: string): string => JSON.stringify(secret).slice(1, -1);
/** Without backslashes, which are escapes only in other strings in single quotes. */
const quotedForShell = (secret: string): string => secret.replaceAll('\\', '/').replaceAll("'", String.raw`'\''`);
const as = (written: string, text: (written: string) => string): Planted => ({ written, text: text(written) });

/** Places without a name of a secret: only the format of the secret tells. */
const unnamed: Readonly<Record<string, (secret: string) => Planted>> = {
  'a member of JSON': (secret) => as(json(secret), (written) => `{"id":7,"note":"${written}","ok":true}`),
  'a string in a list of JSON': (secret) => as(json(secret), (written) => `["a", "${written}", 1]`),
  'a text of JSON': (secret) => as(json(secret), (written) => `{"message":"used\\n${written}\\nfor x"}`),
  '.env': (secret) => as(secret, (written) => `PORT=80\nNOTE=${written}\nDEBUG=1\n`),
  YAML: (secret) => as(secret, (written) => `values:\n  - ${written}\nnote: a\n`),
  'the first parameter of a URL': (secret) => as(secret, (written) => `GET https://example.com/?q=${written}&page=2`),
  'the path of a URL': (secret) => as(secret, (written) => `GET https://example.com/hooks/${written}?page=2`),
  'a header of a HAR file': (secret) => as(json(secret), (written) => `{"headers":[{"name":"X-Note","value":"${written}"}]}`),
  'shell history': (secret) => as(secret, (written) => `curl -H 'X-Note: ${written}' https://example.com/\nls`),
  'a line of a log': (secret) => as(secret, (written) => `2026-11-27 10:00:00 INFO used ${written} for x`),
  'a colored line of a log': (secret) => as(secret, (written) => `\u001B[32m${written}\u001B[0m done`),
};

/** Places where a name tells that the value is a secret. */
const named: Readonly<Record<string, (secret: string) => Planted>> = {
  'a member of JSON': (secret) => as(json(secret), (written) => `{"id":7,"password":"${written}","ok":true}`),
  'indented JSON': (secret) => as(json(secret), (written) => `{\n  "db": {\n    "password": "${written}",\n    "port": 1\n  }\n}`),
  'JSON in JSON': (secret) => as(json(json(secret)), (written) => String.raw`{"body":"{\"id\":7,\"password\":\"${written}\"}"}`),
  '.env': (secret) => as(json(secret), (written) => `PORT=80\nexport DB_PASSWORD="${written}"\nDEBUG=1\n`),
  YAML: (secret) => as(json(secret), (written) => `db:\n  password: "${written}"\n  port: 1\n`),
  'the first parameter of a URL': (secret) => as(encodeURIComponent(secret), (written) => `GET https://example.com/?token=${written}&page=2 200`),
  'the first parameter of a URL in JSON': (secret) => as(encodeURIComponent(secret), (written) => `{"url":"https://example.com/?token=${written}&page=2"}`),
  'a header of a HAR file': (secret) => as(json(secret), (written) => `{"headers":[{"name":"X-Api-Key","value":"${written}"}]}`),
  'a cookie of a HAR file': (secret) => as(json(secret), (written) => `{"cookies":[{"name":"a","value":"${written}"}]}`),
  'the authorization in a HAR file': (secret) => as(json(secret), (written) => `{"name":"Authorization","value":"Basic ${written}"}`),
  'shell history': (secret) => as(quotedForShell(secret), (written) => `app --password '${written}' run\nls`),
  'a variable in shell history': (secret) => as(quotedForShell(secret), (written) => `export API_KEY='${written}'\nls`),
  'a line of a log': (secret) => as(encodeURIComponent(secret), (written) => `ERROR: password=${written} failed`),
  'a message of JSON': (secret) => as(encodeURIComponent(secret), (written) => `{"message":"password=${written}","a":1}`),
};

const credential = fc
  .constantFrom(...secretPatterns)
  .chain((pattern) => fc.stringMatching(new RegExp(`^(?:${pattern.replaceAll(/\(\?=[^()]*\)/gu, '')})$`, 'u'), { maxLength: 200 }))
  .filter((secret) => secretFormatOf(secret) !== undefined && !/=[^=]|\.$/u.test(secret));
const encoded = fc.stringMatching(/^[\w-]{16,40}$/u);
const webToken = fc.tuple(encoded, encoded, encoded).map((parts) => parts.map((part, index) => (index === 2 ? part : `eyJ${part}`)).join('.'));
const password = fc
  .tuple(fc.stringMatching(/^[A-Za-z0-9]{6,9}$/u), fc.stringMatching(/^[ -~]{0,9}$/u), fc.stringMatching(/^[A-Za-z0-9]{6,9}$/u))
  .map((parts) => parts.join(''));

/** No part of the secret stays, and nothing else changes. */
async function expectFound({ text, written }: Planted): Promise<void> {
  const { scrubbed } = await scrubText({ text, kinds, keep: '' }, context);
  expect({ text, restored: scrubbed.replaceAll(/REDACTED_[A-Z_]+_\d+/gu, () => written) }).toEqual({ text, restored: text });
  expect(scrubbed).not.toContain(written);
}

test.each(Object.entries(unnamed))('finds every credential with a known format in %s', async (_place, plant) => {
  await fc.assert(fc.asyncProperty(fc.oneof({ weight: 9, arbitrary: credential }, webToken), (secret) => expectFound(plant(secret))));
});

test.each(Object.entries(named))('finds every secret with a name in %s', async (_place, plant) => {
  await fc.assert(fc.asyncProperty(fc.oneof(password, credential, webToken), (secret) => expectFound(plant(secret))));
});

test('finds a private key in JSON, .env, YAML and a log', async () => {
  const key = `-----BEGIN PRIVATE KEY-----\n${'MIGEAgEAMBAGByqGSM49AgEG\n'.repeat(3)}-----END PRIVATE KEY-----`;
  for (const [text, written] of [
    [`{"note":"${json(key)}","a":1}`, json(key)],
    [`KEY="${key}"\nA=1`, key],
    [`10:00 INFO\n${key}\n10:01 INFO`, key],
  ] as const)
    await expectFound({ text, written });
});
