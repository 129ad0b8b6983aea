import { expect, test } from 'vitest';
import type { Category } from '../contract/categories.ts';
import { categories } from '../contract/categories.ts';
import { tools } from './registry.ts';

/** The expected tools by category, in menu order. */
const MENU: Readonly<Record<Category, readonly string[]>> = {
  crypto: [
    'token-generator',
    'hash-text',
    'bcrypt',
    'uuid-generator',
    'ulid-generator',
    'encryption',
    'bip39-generator',
    'hmac-generator',
    'rsa-key-pair-generator',
    'password-strength-analyser',
    'pdf-signature-checker',
    'certificate-parser',
  ],
  converter: [
    'date-converter',
    'base-converter',
    'roman-numeral-converter',
    'base64-string-converter',
    'base64-file-converter',
    'color-converter',
    'case-converter',
    'text-to-nato-alphabet',
    'text-to-binary',
    'text-to-unicode',
    'yaml-to-json-converter',
    'yaml-to-toml',
    'json-to-yaml-converter',
    'json-to-toml',
    'list-converter',
    'toml-to-json',
    'toml-to-yaml',
    'xml-to-json',
    'json-to-xml',
    'markdown-to-html',
    'base-encodings',
    'html-to-markdown',
    'json-to-code',
  ],
  web: [
    'url-encoder',
    'html-entities',
    'url-parser',
    'device-information',
    'basic-auth-generator',
    'og-meta-generator',
    'otp-generator',
    'mime-types',
    'jwt-parser',
    'keycode-info',
    'slugify-string',
    'html-wysiwyg-editor',
    'user-agent-parser',
    'http-status-codes',
    'json-diff',
    'safelink-decoder',
    'saml-decoder',
    'auth-check',
    'curl-converter',
  ],
  'images-and-videos': ['qrcode-generator', 'wifi-qrcode-generator', 'svg-placeholder-generator', 'camera-recorder'],
  development: [
    'unwrap',
    'git-memo',
    'random-port-generator',
    'crontab-generator',
    'json-prettify',
    'json-minify',
    'json-to-csv',
    'sql-prettify',
    'chmod-calculator',
    'docker-run-to-docker-compose-converter',
    'xml-formatter',
    'yaml-prettify',
    'email-normalizer',
    'regex-tester',
    'regex-memo',
    'compression',
    'string-escaper',
    'json-query',
    'env-converter',
    'code-formatter',
  ],
  network: [
    'ipv4-subnet-calculator',
    'ipv4-address-converter',
    'ipv4-range-expander',
    'mac-address-lookup',
    'mac-address-generator',
    'ipv6-ula-generator',
    'ip-networks',
  ],
  math: ['math-evaluator', 'eta-calculator', 'percentage-calculator'],
  measurement: ['chronometer', 'temperature-converter', 'benchmark-builder', 'unit-converter', 'date-calculator'],
  text: [
    'lorem-ipsum-generator',
    'text-statistics',
    'emoji-picker',
    'string-obfuscator',
    'text-diff',
    'numeronym-generator',
    'ascii-text-drawer',
    'list-comparer',
    'scrubber',
  ],
  data: ['phone-parser-and-formatter', 'iban-validator-and-parser', 'csv-table', 'id-inspector', 'bytes-inspector'],
};

/** Permanent redirects from old paths. */
const REDIRECTS: Readonly<Record<string, string>> = {
  '/hash': 'hash-text',
  '/cypher': 'encryption',
  '/json-viewer': 'json-prettify',
  '/file-to-base64': 'base64-string-converter',
  '/base64-converter': 'base64-string-converter',
  '/color-picker-converter': 'color-converter',
  '/text-stats': 'text-statistics',
};

/** The date on which each tool was added, if known. */
const CREATED: Readonly<Record<string, string>> = {
  unwrap: '2026-11-27',
  'unit-converter': '2026-11-27',
  'date-calculator': '2026-11-27',
  'ulid-generator': '2023-09-11',
  'password-strength-analyser': '2023-06-24',
  'pdf-signature-checker': '2023-12-09',
  'text-to-unicode': '2024-01-31',
  'text-to-binary': '2023-10-15',
  'string-obfuscator': '2023-08-16',
  'numeronym-generator': '2023-11-05',
  'ascii-text-drawer': '2024-03-03',
  'base-encodings': '2026-11-27',
  'certificate-parser': '2026-11-27',
  compression: '2026-11-27',
  'curl-converter': '2026-11-27',
  'env-converter': '2026-11-27',
  scrubber: '2026-11-27',
  'ip-networks': '2026-11-27',
  'bytes-inspector': '2026-11-27',
  'id-inspector': '2026-11-27',
  'list-comparer': '2026-11-27',
  'safelink-decoder': '2024-03-11',
  'saml-decoder': '2026-11-27',
  'auth-check': '2026-11-27',
  'string-escaper': '2026-11-27',
  'json-query': '2026-11-27',
  'json-to-code': '2026-11-27',
  'email-normalizer': '2024-08-15',
  'xml-to-json': '2024-08-09',
  'json-to-xml': '2024-08-09',
  'yaml-to-toml': '2023-06-23',
  'json-to-toml': '2023-06-23',
  'markdown-to-html': '2024-08-25',
  'html-to-markdown': '2026-11-27',
  'csv-table': '2026-11-27',
  'code-formatter': '2026-11-27',
  'regex-tester': '2024-09-20',
  'regex-memo': '2024-09-20',
  'emoji-picker': '2023-08-07',
  'text-diff': '2023-08-16',
  'iban-validator-and-parser': '2023-08-26',
};

test('every expected tool is in its category and menu position', () => {
  const found = Object.keys(MENU).map((category) => [
    category,
    [...tools]
      .filter(([, tool]) => tool.category === category)
      .sort(([, a], [, b]) => a.order - b.order)
      .map(([id]) => id),
  ]);
  expect(Object.fromEntries(found)).toEqual(MENU);
  expect(tools.size).toBe(Object.values(MENU).flat().length);
});

test('categories are in menu order', () => {
  expect(categories).toEqual(Object.keys(MENU));
});

test('every old path redirects to its tool, and there are no others', () => {
  expect(Object.fromEntries([...tools].flatMap(([id, { redirectFrom = [] }]) => redirectFrom.map((old) => [old, id])))).toEqual(REDIRECTS);
});

test('tools have their known creation dates, and the others have none', () => {
  expect(Object.fromEntries([...tools].flatMap(([id, { createdAt }]) => (createdAt === undefined ? [] : [[id, createdAt]])))).toEqual(CREATED);
});
