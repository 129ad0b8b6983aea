import type { Recipe, Step } from './recipe.ts';
import { VERSION } from './basics.ts';

/** A recipe to start with. Its name and description are in the strings, under `samples` and the id. */
export interface Sample {
  readonly steps: readonly Step[];
  /** A text that shows its effect, and the expected result. */
  readonly input: string;
  readonly result: string;
}

const lines = (...all: readonly string[]): string => all.join('\n');

const sortedUnique = { tool: 'list-converter', operation: 'convert', options: { removeDuplicates: true, sort: 'ascending', separator: '\n' } } as const;

/** Id → recipe. Ids are public: the command line and links to the page use them. */
export const samples: ReadonlyMap<string, Sample> = new Map<string, Sample>([
  [
    'cookie-to-json',
    {
      steps: [
        { tool: 'url-encoder', operation: 'decode' },
        { tool: 'json-prettify', operation: 'format', options: { indent: 2 } },
      ],
      input: '%7B%22theme%22%3A%22dark%22%2C%22cart%22%3A%5B42%2C7%5D%7D',
      result: lines('{', '  "theme": "dark",', '  "cart": [', '    42,', '    7', '  ]', '}'),
    },
  ],
  [
    'csv-column-to-sql-in',
    {
      steps: [
        { tool: 'json-to-csv', operation: 'parse' },
        { tool: 'json-to-csv', operation: 'convert', options: { columns: 'city', header: false, lineEnding: 'lf' } },
        {
          tool: 'list-converter',
          operation: 'convert',
          options: { removeDuplicates: true, quote: 'single', escapeStyle: 'double', listPrefix: 'IN (', listSuffix: ')' },
        },
      ],
      input: lines('name,city', 'Ada,London', 'Grace,New York', "Niamh,St John's", 'Alan,London'),
      result: "IN ('London', 'New York', 'St John''s')",
    },
  ],
  [
    'kubernetes-secret',
    {
      steps: [
        { tool: 'yaml-to-json-converter', operation: 'convert' },
        { tool: 'json-to-csv', operation: 'convert', options: { rowsPath: '/data', header: false, lineEnding: 'lf' } },
        { tool: 'list-converter', operation: 'convert', options: { splitOn: 'comma', separator: '\n' } },
        { tool: 'base64-string-converter', operation: 'decode', each: 'line' },
      ],
      input: lines('apiVersion: v1', 'kind: Secret', 'metadata:', '  name: database', 'data:', '  username: YWRtaW4=', '  password: czNjcjN0IQ=='),
      result: lines('admin', 's3cr3t!', ''),
    },
  ],
  [
    'jwt-to-yaml',
    {
      steps: [
        { tool: 'jwt-parser', operation: 'decode' },
        { tool: 'json-to-yaml-converter', operation: 'convert' },
      ],
      // RFC 7519, section 3.1.
      input:
        'eyJ0eXAiOiJKV1QiLA0KICJhbGciOiJIUzI1NiJ9.eyJpc3MiOiJqb2UiLA0KICJleHAiOjEzMDA4MTkzODAsDQogImh0dHA6Ly9leGFtcGxlLmNvbS9pc19yb290Ijp0cnVlfQ.dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk',
      result: lines('iss: joe', 'exp: 1300819380', 'http://example.com/is_root: true', ''),
    },
  ],
  [
    'log-urls',
    {
      steps: [
        { tool: 'regex-tester', operation: 'match', input: 'text', output: 'matches', options: { pattern: 'https?://[^\\s"<>]+' } },
        { tool: 'json-to-csv', operation: 'convert', options: { columns: 'value', header: false, lineEnding: 'lf' } },
        { tool: 'url-encoder', operation: 'decode' },
        sortedUnique,
      ],
      input: lines(
        '10:01 GET https://penknife.example/caf%C3%A9 200',
        '10:02 GET https://penknife.example/a%20b 404',
        '10:03 GET https://penknife.example/caf%C3%A9 304',
      ),
      result: lines('https://penknife.example/a b', 'https://penknife.example/café'),
    },
  ],
  [
    'safe-links',
    {
      steps: [
        { tool: 'safelink-decoder', operation: 'decode', each: 'line' },
        { tool: 'url-parser', operation: 'clean', each: 'all' },
      ],
      input: 'https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fpenknife.example%2Fnews%3Fid%3D7%26utm_source%3Dmail&data=05',
      result: lines('https://penknife.example/news?id=7', ''),
    },
  ],
  [
    'unique-emails',
    {
      steps: [{ tool: 'email-normalizer', operation: 'normalize', options: { invalidLines: 'remove' } }, sortedUnique],
      input: lines('John.Doe+news@gmail.com', 'johndoe@googlemail.com', 'not an address', 'ada@penknife.example'),
      result: lines('ada@penknife.example', 'johndoe@gmail.com'),
    },
  ],
  [
    'xml-to-yaml',
    {
      steps: [
        { tool: 'xml-to-json', operation: 'convert' },
        { tool: 'json-to-yaml-converter', operation: 'convert' },
      ],
      input: '<book lang="en"><title>On Computable Numbers</title></book>',
      result: lines('book:', '  _attributes:', '    lang: en', '  title:', '    _text: On Computable Numbers', ''),
    },
  ],
  [
    'json-digest',
    {
      steps: [
        { tool: 'json-minify', operation: 'canonicalize' },
        { tool: 'hash-text', operation: 'hash', options: { algorithms: ['sha-256'] } },
        { tool: 'json-to-csv', operation: 'convert', options: { columns: 'digest', header: false } },
      ],
      input: '{ "b": [1.0, 2], "a": "x" }',
      // Of {"a":"x","b":[1,2]}, by GNU sha256sum.
      result: '721ef82f2d6c0997bffb7a8ab3f40f8fb45b0b52ce2af3afa6b0f05efbdc317f',
    },
  ],
  [
    'titles-to-file-names',
    {
      steps: [
        { tool: 'slugify-string', operation: 'slugify', each: 'line' },
        { tool: 'list-converter', operation: 'convert', each: 'all', options: { itemSuffix: '.md', separator: '\n' } },
      ],
      input: lines('Déjà Vu: 10 Tips & Tricks!', 'On Computable Numbers'),
      result: lines('deja-vu-10-tips-and-tricks.md', 'on-computable-numbers.md'),
    },
  ],
  [
    'timestamps-to-dates',
    {
      steps: [{ tool: 'date-converter', operation: 'convert', each: 'line', output: 'iso8601Utc', options: { format: 'unix-seconds' } }],
      input: lines('0', '1000000000', '2147483647'),
      result: lines('1970-01-01T00:00:00Z', '2001-09-09T01:46:40Z', '2038-01-19T03:14:07Z', ''),
    },
  ],
  [
    'base64-records',
    {
      steps: [
        { tool: 'base64-string-converter', operation: 'decode', each: 'record' },
        { tool: 'list-converter', operation: 'convert', each: 'all', options: { sort: 'ascending', separator: '\n' } },
      ],
      input: '["cGVhcg==", "YXBwbGU=", "Zmln"]',
      result: lines('apple', 'fig', 'pear'),
    },
  ],
]);

/** A sample as a recipe with its name in the reader's language. */
export const sampleRecipe = ({ steps }: Sample, name: string): Recipe => ({ version: VERSION, name, steps });
