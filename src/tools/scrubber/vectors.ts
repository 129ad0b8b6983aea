import { vectors } from '../../contract/vectors.ts';
import type * as fields from './fields.ts';

// In parts, so that scanners of repositories do not report it.
const GITHUB_TOKEN = ['ghp', '_0123456789abcdefghijABCDEFGHIJ012345'].join('');

export default vectors<typeof fields>({
  scrub: [
    {
      source: 'RFC 5322, section 3.4.1; RFC 5737; the same value has the same placeholder',
      input: { text: 'ada@example.com from 203.0.113.7, cc bob@example.org and ada@example.com' },
      output: {
        scrubbed: 'REDACTED_EMAIL_1 from REDACTED_IP_1, cc REDACTED_EMAIL_2 and REDACTED_EMAIL_1',
        finds: [
          { name: 'EMAIL_1', kind: 'email', reason: 'email-address', excerpt: 'ada… (15)', count: 2, line: 1, column: 1, replaced: true },
          { name: 'IP_1', kind: 'ip', reason: 'ip-address', excerpt: '203… (11)', count: 1, line: 1, column: 22, replaced: true },
          { name: 'EMAIL_2', kind: 'email', reason: 'email-address', excerpt: 'bob… (15)', count: 1, line: 1, column: 38, replaced: true },
        ],
        count: 3,
      },
      example: true,
    },
    {
      source: 'RFC 7519, section 3.1; RFC 6750, section 2.1; RFC 3986, section 3.2.1',
      input: { text: 'Authorization: Bearer eyJhbGciOiJub25lIn0.eyJhIjoxfQ.\npostgres://app:hunter2@db/app\nCookie: sid=31d4d96e; theme=dark' },
      output: {
        scrubbed: 'Authorization: Bearer REDACTED_TOKEN_1\npostgres://app:REDACTED_PASSWORD_1@db/app\nCookie: sid=REDACTED_COOKIE_1; theme=REDACTED_COOKIE_2',
      },
      example: true,
    },
    {
      source: 'the format of tokens of GitHub; RFC 8259: strings stay strings, numbers become strings',
      input: { text: `{"token":"${GITHUB_TOKEN}","card":4111111111111111,"n":1.50,"password":"p\\"w"}` },
      output: { scrubbed: '{"token":"REDACTED_TOKEN_1","card":"REDACTED_CARD_1","n":1.50,"password":"REDACTED_SECRET_1"}' },
    },
    {
      source: 'ISO 13616, example of the registry; ITU-T E.164; ISO/IEC 7812-1',
      input: { text: 'DE89 3704 0044 0532 0130 00, +49 30 901820, 4111 1111 1111 1111, 4111 1111 1111 1112' },
      output: { scrubbed: 'REDACTED_IBAN_1, REDACTED_PHONE_1, REDACTED_CARD_1, 4111 1111 1111 1112' },
    },
    {
      source: 'names of variables that hold credentials',
      input: { text: 'DB_PASSWORD=hunter2\nexport API_KEY="k3y-v4lue"\nDEBUG=true\nSECRET=${OTHER}\nPORT=5432\nkey: plain\nsession: 8f14e45fceea167a5a36' },
      output: {
        scrubbed:
          'DB_PASSWORD=REDACTED_SECRET_1\nexport API_KEY="REDACTED_SECRET_2"\nDEBUG=true\nSECRET=${OTHER}\nPORT=5432\nkey: plain\nsession: REDACTED_SECRET_3',
      },
    },
    {
      source: 'paths of home folders of Linux, macOS and Windows',
      input: { text: '/home/ada/x /Users/ada/y C:\\Users\\Grace\\z "C:\\\\Users\\\\Grace" /home/runner/a' },
      output: { scrubbed: '/home/REDACTED_USER_1/x /Users/REDACTED_USER_1/y C:\\Users\\REDACTED_USER_2\\z "C:\\\\Users\\\\REDACTED_USER_2" /home/runner/a' },
    },
    {
      source: 'values to keep, and kinds that are not looked for',
      input: { text: 'a@example.com 203.0.113.7 b@example.com', kinds: ['email'], keep: 'EMAIL_1' },
      output: { scrubbed: 'a@example.com 203.0.113.7 REDACTED_EMAIL_2', searchedFor: ['email'] },
    },
    {
      source: 'RFC 7468, section 10',
      input: {
        text: 'x\n-----BEGIN PRIVATE KEY-----\nMIGEAgEAMBAGByqG\n-----END PRIVATE KEY-----\ny\n-----BEGIN CERTIFICATE-----\nMIIB\n-----END CERTIFICATE-----',
      },
      output: { scrubbed: 'x\nREDACTED_PRIVATE_KEY_1\ny\n-----BEGIN CERTIFICATE-----\nMIIB\n-----END CERTIFICATE-----' },
    },
    {
      source: 'nothing found',
      input: { text: 'version 1.2.3 at 12:34:56 on 127.0.0.1' },
      output: { scrubbed: 'version 1.2.3 at 12:34:56 on 127.0.0.1', finds: [], count: 0 },
    },
  ],
  restore: [
    {
      source: 'by hand',
      input: { answer: 'Ask REDACTED_EMAIL_2 about REDACTED_IP_1 and REDACTED_IP_9', text: 'a@example.com b@example.com 203.0.113.7' },
      output: { restored: 'Ask b@example.com about 203.0.113.7 and REDACTED_IP_9', count: 2, unknown: ['REDACTED_IP_9'] },
      example: true,
    },
  ],
});
