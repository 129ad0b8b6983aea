import { readFileSync } from 'node:fs';
import { isIPv6 } from 'node:net';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../scripts/seed-tests.ts';
import { templates } from '../../lib/regex/templates.ts';
import { searchRows, searchTemplates } from './search.ts';

type Reference = Readonly<Record<string, string>>;

const FIRST = 3;
const stringsOf = (url: string): Reference => {
  const strings: { reference: Record<string, string> } = JSON.parse(readFileSync(new URL(url, import.meta.url), 'utf8'));
  return strings.reference;
};
const referenceOf = (language: string): Reference => ({ ...stringsOf(`strings/${language}.json`), ...stringsOf(`../../lib/regex/strings/${language}.json`) });
const english = referenceOf('en');
const templatesFor = (query: string, own: Reference = english): string[] =>
  searchTemplates(query, { own, english })
    .slice(0, FIRST)
    .map(({ id }) => id);
const rowsFor = (query: string): string[] =>
  searchRows(query, { own: english, english })
    .slice(0, FIRST)
    .map(({ id }) => id);

const searches: Readonly<Record<string, string>> = {
  email: 'email',
  'e-mail': 'email',
  'validate email': 'email',
  mail: 'email',
  url: 'web-address',
  link: 'web-address',
  website: 'web-address',
  'extract urls': 'web-addresses-in-text',
  ip: 'ipv4',
  'ip address': 'ipv4',
  ipv6: 'ipv6',
  subnet: 'ipv4-network',
  cidr: 'ipv4-network',
  'mac address': 'mac',
  guid: 'uuid',
  phone: 'phone',
  'phone number': 'phone',
  telephone: 'phone',
  mobile: 'phone',
  'credit card': 'credit-card',
  visa: 'credit-card',
  'card number': 'credit-card',
  iban: 'iban',
  'bank account': 'iban',
  zip: 'zip-code',
  'postal code': 'zip-code',
  domain: 'domain',
  hostname: 'domain',
  port: 'port',
  date: 'date',
  'iso date': 'date',
  'dd/mm/yyyy': 'date-day-first',
  timestamp: 'date-time',
  time: 'time',
  'am pm': 'time-12-hours',
  number: 'integer',
  digits: 'integer',
  'only numbers': 'integer',
  float: 'decimal',
  money: 'amount',
  price: 'amount',
  colour: 'hex-color',
  'hex color': 'hex-color',
  version: 'semver',
  semver: 'semver',
  token: 'jwt',
  base64: 'base64',
  html: 'html-tag',
  'strip tags': 'html-tag',
  'duplicate words': 'doubled-word',
  'trailing whitespace': 'trailing-space',
  'empty lines': 'blank-line',
  nginx: 'log-line',
  password: 'strong-password',
  username: 'username',
  md5: 'hash',
  sha256: 'hash',
  'commit hash': 'git-commit',
  alphanumeric: 'letters-and-digits',
  'only letters': 'letters',
  hashtag: 'hashtag',
  'file extension': 'image-file',
  'file path': 'unix-path',
  'windows path': 'windows-path',
  latitude: 'coordinates',
  gps: 'coordinates',
  roman: 'roman-numeral',
  'text in quotes': 'quoted-string',
  'html comment': 'html-comment',
  dotenv: 'key-value',
  indentation: 'leading-space',
  'multiple spaces': 'several-spaces',
  slug: 'slug',
};

test('has at least 60 searches', () => expect(Object.keys(searches).length).toBeGreaterThanOrEqual(60));
test.each(Object.entries(searches))('finds for “%s” the template %s among the first three', (query, id) => expect(templatesFor(query)).toContain(id));

test.each([
  ['newline', 'line-feed'],
  ['whitespace', 'space'],
  ['uppercase', 'capital-any-script'],
  ['case insensitive', 'ignore-case'],
  ['zero or more', 'star'],
  ['optional', 'optional'],
  ['beginning', 'start'],
  ['or', 'choice'],
  ['backreference', 'back-reference'],
  ['non-greedy', 'lazy'],
  ['word boundary', 'whole-word'],
  ['any character', 'any'],
  ['lookahead', 'lookahead'],
  ['followed by', 'lookahead'],
  ['capture group', 'group'],
  ['emoji', 'emoji'],
])('finds for “%s” the row %s among the first three', (query, id) => expect(rowsFor(query)).toContain(id));

const translated: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  de: { email: 'email', Telefonnummer: 'phone', Kreditkarte: 'credit-card', PLZ: 'zip-code', Passwort: 'strong-password', Datum: 'date' },
  es: { correo: 'email', teléfono: 'phone', 'tarjeta de crédito': 'credit-card', contraseña: 'strong-password', fecha: 'date' },
  fr: { courriel: 'email', téléphone: 'phone', 'carte de crédit': 'credit-card', 'mot de passe': 'strong-password', lien: 'web-address' },
  no: { 'e-post': 'email', telefon: 'phone', kredittkort: 'credit-card', passord: 'strong-password' },
  pt: { email: 'email', telefone: 'phone', 'cartão de crédito': 'credit-card', senha: 'strong-password' },
  ru: { почта: 'email', телефон: 'phone', 'кредитная карта': 'credit-card', пароль: 'strong-password' },
  uk: { пошта: 'email', телефон: 'phone', 'кредитна картка': 'credit-card', пароль: 'strong-password' },
  vi: { email: 'email', 'số điện thoại': 'phone', 'thẻ tín dụng': 'credit-card', 'mật khẩu': 'strong-password' },
  zh: { 邮箱: 'email', 手机号: 'phone', 信用卡: 'credit-card', 密码: 'strong-password', 网址: 'web-address' },
};

test.each(Object.entries(translated).flatMap(([language, table]) => Object.entries(table).map(([query, id]) => [language, query, id] as const)))(
  '%s: “%s” finds the template %s among the first three',
  (language, query, id) => expect(templatesFor(query, referenceOf(language))).toContain(id),
);

describe('templates', () => {
  test.each(templates.map((template) => [template.id, template] as const))('%s does not backtrack catastrophically', (_id, { pattern, flags }) => {
    const expression = new RegExp(pattern, flags.replace('g', ''));
    const start = performance.now();
    for (const unit of ['a', '1', ' ', 'a.', '0:', '-', '"', '/a', 'C:\\', '1,', '<!--', '#', '(1', 'a=']) expression.test(`${unit.repeat(3000)}\u0001`);
    expect(performance.now() - start).toBeLessThan(2000);
  });

  test('matches the same IPv6 addresses as Node', () => {
    const ipv6 = new RegExp(templates.find(({ id }) => id === 'ipv6')?.pattern ?? '', 'iu');
    const group = fc.constantFrom('0', 'ab', '1234', 'F', '12345', '');
    fc.assert(
      fc.property(fc.array(group, { maxLength: 10 }), (groups) => {
        const address = groups.join(':');
        expect(ipv6.test(address)).toBe(isIPv6(address));
      }),
      { numRuns: runs(2000) },
    );
  });
});
