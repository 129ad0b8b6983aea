import { expect, test } from 'vitest';
import { categories } from '../../contract/categories.ts';
import { manifests } from '../../tools/manifests.ts';
import type { Findable } from './find-tools.ts';
import { createFinder } from './find-tools.ts';

interface ToolWords {
  readonly name: string;
  readonly description: string;
  readonly keywords: string;
}

const strings = import.meta.glob<ToolWords>('../../tools/*/strings/en.json', { eager: true, import: 'default' });

const entries = [...manifests].flatMap(([id, { aliases, category }]): readonly (Findable & { readonly id: string })[] => {
  const words = strings[`../../tools/${id}/strings/en.json`];
  if (!words) return [];
  const { name, description, keywords } = words;
  return [{ id, name, description, category, aliases: [...aliases, id], keywords: keywords.split(',').map((word) => word.trim()) }];
});

const find = createFinder(entries);

test('the tools are those of the registry', () => {
  expect(entries.length).toBe(manifests.size);
  for (const { category } of entries) expect(categories).toContain(category);
});

// What a person types → the tool that the person means.
test.each([
  ['password generator', 'token-generator'],
  ['git undo', 'git-memo'],
  ['docker compose', 'docker-run-to-docker-compose-converter'],
  ['decomposerize', 'docker-run-to-docker-compose-converter'],
  ['discount', 'percentage-calculator'],
  ['fahrenheit', 'temperature-converter'],
  ['time remaining', 'eta-calculator'],
  ['standard deviation', 'benchmark-builder'],
  ['calculator expression', 'math-evaluator'],
  ['word count', 'text-statistics'],
  ['count characters', 'text-statistics'],
  ['generate password', 'token-generator'],
  ['random string', 'token-generator'],
  ['format json', 'json-prettify'],
  ['json formatter', 'json-prettify'],
  ['smiley', 'emoji-picker'],
  ['mobile number', 'phone-parser-and-formatter'],
  ['swift', 'iban-validator-and-parser'],
  ['bank account', 'iban-validator-and-parser'],
  ['json', 'json-prettify'],
  ['prettify json', 'json-prettify'],
  ['minify json', 'json-minify'],
  ['json to yaml', 'json-to-yaml-converter'],
  ['yaml json', 'yaml-to-json-converter'],
  ['yaml to json', 'yaml-to-json-converter'],
  ['json csv', 'json-to-csv'],
  ['xml json', 'xml-to-json'],
  ['json diff', 'json-diff'],
  ['compare json', 'json-diff'],
  ['compare text', 'text-diff'],
  ['uuid', 'uuid-generator'],
  ['guid generator', 'uuid-generator'],
  ['ulid', 'ulid-generator'],
  ['sha256', 'hash-text'],
  ['hash md5', 'hash-text'],
  ['md5 hash', 'hash-text'],
  ['jwt', 'jwt-parser'],
  ['jwt decode', 'jwt-parser'],
  ['decode jwt token', 'jwt-parser'],
  ['subnet', 'ipv4-subnet-calculator'],
  ['subnet mask', 'ipv4-subnet-calculator'],
  ['cidr', 'ipv4-subnet-calculator'],
  ['oui', 'mac-address-lookup'],
  ['mac vendor', 'mac-address-lookup'],
  ['random mac', 'mac-address-generator'],
  ['ip to decimal', 'ipv4-address-converter'],
  ['allowedips', 'ipv4-range-expander'],
  ['ip range', 'ipv4-range-expander'],
  ['unique local', 'ipv6-ula-generator'],
  ['qr', 'qrcode-generator'],
  ['qr code', 'qrcode-generator'],
  ['wifi qr', 'wifi-qrcode-generator'],
  ['webcam', 'camera-recorder'],
  ['dummy image', 'svg-placeholder-generator'],
  ['lipsum', 'lorem-ipsum-generator'],
  ['http 404', 'http-status-codes'],
  ['status code', 'http-status-codes'],
  ['stopwatch', 'chronometer'],
  ['roman', 'roman-numeral-converter'],
  ['ssh key', 'rsa-key-pair-generator'],
  ['hmac sha256', 'hmac-generator'],
  ['aes encrypt', 'encryption'],
  ['password strength', 'password-strength-analyser'],
  ['sql format', 'sql-prettify'],
  ['base64 file', 'base64-file-converter'],
  ['mnemonic', 'bip39-generator'],
  ['base64', 'base64-string-converter'],
  ['base64 decode', 'base64-string-converter'],
  ['url encode', 'url-encoder'],
  ['urldecode', 'url-encoder'],
  ['html escape', 'html-entities'],
  ['unescape html', 'html-entities'],
  ['text to binary', 'text-to-binary'],
  ['unicode', 'text-to-unicode'],
  ['code point', 'text-to-unicode'],
  ['timestamp', 'date-converter'],
  ['unix time', 'date-converter'],
  ['epoch', 'date-converter'],
  ['color', 'color-converter'],
  ['hex to rgb', 'color-converter'],
  ['contrast', 'color-converter'],
  ['hex to decimal', 'base-converter'],
  ['camel case', 'case-converter'],
  ['uppercase', 'case-converter'],
  ['slug', 'slugify-string'],
  ['mask', 'string-obfuscator'],
  ['i18n', 'numeronym-generator'],
  ['nato', 'text-to-nato-alphabet'],
  ['phonetic alphabet', 'text-to-nato-alphabet'],
  ['figlet', 'ascii-text-drawer'],
  ['ascii art', 'ascii-text-drawer'],
  ['parse url', 'url-parser'],
  ['query string', 'url-parser'],
  ['utm', 'url-parser'],
  ['screen size', 'device-information'],
  ['basic auth', 'basic-auth-generator'],
  ['authorization header', 'basic-auth-generator'],
  ['open graph', 'og-meta-generator'],
  ['meta tags', 'og-meta-generator'],
  ['otp', 'otp-generator'],
  ['totp', 'otp-generator'],
  ['2fa', 'otp-generator'],
  ['mime', 'mime-types'],
  ['content type', 'mime-types'],
  ['keycode', 'keycode-info'],
  ['user agent', 'user-agent-parser'],
  ['html editor', 'html-wysiwyg-editor'],
  ['rich text', 'html-wysiwyg-editor'],
  ['safelink', 'safelink-decoder'],
  ['normalize email', 'email-normalizer'],
  ['markdown html', 'markdown-to-html'],
  ['pretify jsn', 'json-prettify'],
  ['cron', 'crontab-generator'],
  ['quartz', 'crontab-generator'],
  ['permissions', 'chmod-calculator'],
  ['umask', 'chmod-calculator'],
  ['random port', 'random-port-generator'],
  ['regular expression tester', 'regex-tester'],
  ['regex cheat sheet', 'regex-memo'],
])('“%s” finds %s first', (query, tool) => {
  expect(find(query)[0]?.entry.id).toBe(tool);
});

test('each word has to fit somewhere', () => {
  for (const { entry } of find('jwt decode'))
    expect([entry.name, entry.description, ...entry.keywords, ...entry.aliases].join(' ').toLowerCase()).toContain('jwt');
  expect(find('jwt xyzzyplugh')).toEqual([]);
  expect(find('jsonzzzz')).toEqual([]);
});

const idsOf = (query: string): readonly string[] =>
  find(query)
    .map(({ entry }) => entry.id)
    .toSorted();

test('the order of the words does not decide what is found', () => {
  expect(idsOf('md5 hash file')).toEqual(idsOf('file hash md5'));
});
