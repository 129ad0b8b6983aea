import answerers from 'virtual:answers';
import { expect, test } from 'vitest';
import { loadImplementation } from '../tools/implementations.ts';
import { costOf } from './run.ts';
import { answerSearch } from './testing/answer-search.ts';

// Expected values: arithmetic by hand and by python3, digests by coreutils, Base64 by coreutils, dates by GNU date, networks by ipcalc, colors by CSS Color 4.
test.each<readonly [search: string, tool: string, answer: string | RegExp]>([
  // Calculations
  ['18*24', 'math-evaluator', '432'],
  ['18 * 24', 'math-evaluator', '432'],
  ['= 2+2', 'math-evaluator', '4'],
  ['0.1+0.2', 'math-evaluator', '0.3'],
  ['2^64', 'math-evaluator', '18446744073709551616'],
  ['(1+2)*3', 'math-evaluator', '9'],
  ['10/4', 'math-evaluator', '2.5'],
  ['7 - 10', 'math-evaluator', '-3'],
  ['-3 + 5', 'math-evaluator', '2'],
  ['3 × 4', 'math-evaluator', '12'],
  ['12 ÷ 5', 'math-evaluator', '2.4'],
  ['1e3*2', 'math-evaluator', '2000'],
  ['2*pi', 'math-evaluator', /^6\.283185307179586/u],
  ['sqrt(16)', 'math-evaluator', '4'],
  ['sqrt(2)', 'math-evaluator', /^1\.41421356237309/u],
  ['log10(1000)', 'math-evaluator', '3'],
  ['gcd(12, 18)', 'math-evaluator', '6'],
  ['5!', 'math-evaluator', '120'],
  ['2^10 - 1', 'math-evaluator', '1023'],
  // Percentages
  ['20% of 150', 'percentage-calculator', '30'],
  ['15 % of 80', 'percentage-calculator', '12'],
  ['7.5 percent of 200', 'percentage-calculator', '15'],
  ['100 + 19%', 'percentage-calculator', '119'],
  ['80 - 25%', 'percentage-calculator', '60'],
  ['30 of 120 in %', 'percentage-calculator', '25 %'],
  ['3 is what % of 4', 'percentage-calculator', '75 %'],
  // Units
  ['3 TB at 400 Mbit/s', 'unit-converter', /16 h 40 min|16h 40|60,?000/u],
  ['512 MiB in GB', 'unit-converter', /^0\.536870912/u],
  ['90 min in h', 'unit-converter', /^1\.5/u],
  ['5 km in miles', 'unit-converter', /^3\.10685/u],
  ['20 °C in °F', 'unit-converter', /^68/u],
  ['72 kg to lb', 'unit-converter', /^158\.7/u],
  ['1 day in seconds', 'unit-converter', /^86[ ,]?400/u],
  ['10 inches in cm', 'unit-converter', /^25\.4/u],
  ['100 km/h in mph', 'unit-converter', /^62\.13/u],
  ['1.5 GB in MB', 'unit-converter', /^1[ ,]?500/u],
  // Dates and times
  ['1700000000', 'date-converter', /^2023-11-14T22:13:20/u],
  ['1700000000000', 'date-converter', /^2023-11-14T22:13:20/u],
  ['now', 'date-converter', /^2026-03-02T14:02:00/u],
  ['now in Tokyo', 'date-converter', /^2026-03-02T23:02:00.*\+09:00/u],
  ['time in New York', 'date-converter', /^2026-03-02T09:02:00.*-05:00/u],
  ['time in Europe/Paris', 'date-converter', /^2026-03-02T15:02:00/u],
  ['time in UTC', 'date-converter', /^2026-03-02T14:02:00/u],
  ['current time in Kolkata', 'date-converter', /^2026-03-02T19:32:00/u],
  ['unix time', 'date-converter', '1772460120'],
  ['timestamp 2026-03-02', 'date-converter', '1772409600'],
  ['unix of 2026-03-02T14:02:00Z', 'date-converter', '1772460120'],
  ['2026-03-02', 'date-converter', /^Mon, 02 Mar 2026/u],
  ['2026-03-02T14:02:00Z', 'date-converter', /^Mon, 02 Mar 2026 14:02:00 GMT/u],
  ['days until 2026-12-25', 'date-calculator', '298 d'],
  ['days since 2026-01-01', 'date-calculator', '60 d'],
  ['2026-01-31 to 2026-12-25', 'date-calculator', '328 d'],
  ['days between 2024-02-01 and 2024-03-01', 'date-calculator', '29 d'],
  ['today + 90 days', 'date-calculator', /^2026-05-31/u],
  ['2026-01-31 + 1 month', 'date-calculator', /^2026-02-28/u],
  ['in 2 weeks', 'date-calculator', /^2026-03-16/u],
  ['P1DT2H30M', 'date-calculator', /1 day.*2 h.*30 min/u],
  ['PT90M', 'date-calculator', /1 hour|90 min|1 hr/u],
  // Colors
  ['#1ea54c', 'color-converter', 'rgb(30 165 76)'],
  ['#fff', 'color-converter', 'rgb(255 255 255)'],
  ['#1ea54c80', 'color-converter', /^rgb\(30 165 76 \/ /u],
  ['rgb(30, 165, 76)', 'color-converter', '#1ea54c'],
  ['hsl(140 69% 38%)', 'color-converter', /^#1e/u],
  ['red in hex', 'color-converter', '#ff0000'],
  ['rebeccapurple to rgb', 'color-converter', 'rgb(102 51 153)'],
  ['#1ea54c as hsl', 'color-converter', /^hsl\(140/u],
  // Numbers
  ['0xff', 'base-converter', '255'],
  ['0b1010', 'base-converter', '10'],
  ['0o755', 'base-converter', '493'],
  ['255 in hex', 'base-converter', 'ff'],
  ['255 to binary', 'base-converter', '11111111'],
  ['hex 255', 'base-converter', 'ff'],
  ['bin 10', 'base-converter', '1010'],
  ['8 in octal', 'base-converter', '10'],
  ['0xdeadbeef in decimal', 'base-converter', '3735928559'],
  ['0xff as binary', 'base-converter', '11111111'],
  ['2026 in roman', 'roman-numeral-converter', 'MMXXVI'],
  ['roman numeral 42', 'roman-numeral-converter', 'XLII'],
  ['roman XLII', 'roman-numeral-converter', '42'],
  ['MCMXCIV in decimal', 'roman-numeral-converter', '1994'],
  // Networks
  ['10.0.0.0/22', 'ipv4-subnet-calculator', '10.0.0.0 – 10.0.3.255'],
  ['192.168.1.10/24', 'ipv4-subnet-calculator', '192.168.1.0 – 192.168.1.255'],
  ['192.168.1.0 255.255.255.0', 'ipv4-subnet-calculator', '192.168.1.0/24'],
  ['subnet mask 10.0.0.0/22', 'ipv4-subnet-calculator', '255.255.252.0'],
  ['192.168.1.1 in hex', 'ipv4-address-converter', /^(?:0x)?c0a80101$/iu],
  ['192.168.1.1 to decimal', 'ipv4-address-converter', '3232235777'],
  ['10.0.0.1 as integer', 'ipv4-address-converter', '167772161'],
  ['10.0.0.1 in binary', 'ipv4-address-converter', /1010/u],
  // Digests
  ['sha256 abc', 'hash-text', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  ['sha-256 abc', 'hash-text', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  ['SHA1 abc', 'hash-text', 'a9993e364706816aba3e25717850c26c9cd0d89d'],
  ['md5 hello', 'hash-text', '5d41402abc4b2a76b9719d911017c592'],
  ['md5 hello world', 'hash-text', '5eb63bbbe01eeed093cb22bb8f5acdc3'],
  ['crc32 123456789', 'hash-text', 'cbf43926'],
  ['sha512 abc', 'hash-text', /^ddaf35a193617aba/u],
  ['sha3-256 abc', 'hash-text', /^3a985da74fe225b2/u],
  ['blake3 abc', 'hash-text', /^6437b3ac38465133/u],
  // Encodings
  ['base64 hello', 'base64-string-converter', 'aGVsbG8='],
  ['base64 encode hello world', 'base64-string-converter', 'aGVsbG8gd29ybGQ='],
  ['base64 decode aGVsbG8=', 'base64-string-converter', 'hello'],
  ['decode base64 aGVsbG8', 'base64-string-converter', 'hello'],
  ['url encode a b&c', 'url-encoder', 'a%20b%26c'],
  ['urlencode ä', 'url-encoder', '%C3%A4'],
  ['url decode a%20b', 'url-encoder', 'a b'],
  ['a%20b%26c', 'url-encoder', 'a b&c'],
  ['html escape <b>', 'html-entities', '&lt;b&gt;'],
  ['html decode &lt;b&gt;', 'html-entities', '<b>'],
  ['text to binary Hi', 'text-to-binary', '01001000 01101001'],
  ['ascii to hex Hi', 'text-to-binary', '48 69'],
  ['unicode é', 'text-to-unicode', 'U+00E9'],
  ['eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIxIn0.xxxx', 'jwt-parser', /"sub": ?"1"/u],
  // Text
  ['snake case Hello World', 'case-converter', 'hello_world'],
  ['camelcase hello world', 'case-converter', 'helloWorld'],
  ['pascal case hello world', 'case-converter', 'HelloWorld'],
  ['kebab case hello World', 'case-converter', 'hello-world'],
  ['constant case hello world', 'case-converter', 'HELLO_WORLD'],
  ['uppercase hello', 'case-converter', 'HELLO'],
  ['lowercase HELLO', 'case-converter', 'hello'],
  ['slug Déjà Vu!', 'slugify-string', 'deja-vu'],
  ['slugify Hello World', 'slugify-string', 'hello-world'],
  ['nato abc', 'text-to-nato-alphabet', /Alfa Bravo Charlie/u],
  ['numeronym internationalization', 'numeronym-generator', 'i18n'],
  ['length of hello', 'text-statistics', '5'],
  // Permissions
  ['chmod 755', 'chmod-calculator', /rwxr-xr-x/u],
  ['chmod rw-r--r--', 'chmod-calculator', '644'],
  // Generated
  ['uuid', 'uuid-generator', /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/u],
  ['new guid', 'uuid-generator', /^[\da-f-]{36}$/u],
  ['uuid v7', 'uuid-generator', /^[\da-f]{8}-[\da-f]{4}-7/u],
  ['uuidv4', 'uuid-generator', /^[\da-f]{8}-[\da-f]{4}-4/u],
  ['ulid', 'ulid-generator', /^[\dA-HJKMNP-TV-Z]{26}$/u],
  ['random port', 'random-port-generator', /^\d{4,5}$/u],
])('%s', async (search, tool, answer) => {
  const found = await answerSearch(search);
  expect(found?.text).toEqual(typeof answer === 'string' ? answer : expect.stringMatching(answer));
  expect(found?.tool).toBe(tool);
});

// What looks like a question, and is none, or has no answer.
test.each([
  '404',
  '2026',
  '12345',
  '555-1234',
  '2026-03',
  '1/2/2026',
  '10.0.0.1',
  '1.2.3',
  '2fa',
  'base64',
  'sha256',
  'md5',
  'hash',
  'c++',
  'a/b',
  'regex',
  'json',
  '#',
  '#include',
  '#12',
  'rgb',
  'utf-8',
  'x509',
  'oauth2',
  'http2',
  'i18n',
  'k8s',
  '999.0.0.0/8',
  '10.0.0.0/33',
  '0xzz',
  'time in Nowhere',
  '5 apples in pears',
  'civil',
  'mix',
])('%s has no answer', async (search) => {
  expect(await answerSearch(search)).toBeUndefined();
});

test('every declared answer is of an operation that responds at once, and its result is not secret', async () => {
  for (const { tool, operation, search, shows } of answerers) {
    const declared = (await loadImplementation(tool))?.operations[operation];
    if (!declared) throw new Error(`${tool}.${operation} is not declared`);
    expect(Object.values(declared.output).filter((field) => 'secret' in field && field.secret)).toEqual([]);
    expect(['instant', 'unbounded'], `${tool}: ${search}`).toContain(costOf(declared, {}));
    for (const [, output = ''] of shows.matchAll(/\{(\w+)/gu)) expect(Object.keys(declared.output), `${tool}: ${shows}`).toContain(output);
    const groups = [...search.matchAll(/\(\?<(?![=!])(\w+)>/gu)].map(([, name = '']) => name);
    for (const name of groups) expect(Object.keys(declared.input), `${tool}: ${search}`).toContain(name);
  }
});
