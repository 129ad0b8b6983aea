import { execFileSync } from 'node:child_process';
import fc from 'fast-check';
import { search } from 'jmespath';
import { expect, test } from 'vitest';
import { runs } from '../../../scripts/seed-tests.ts';
import { leastProcessorTime } from '../../../scripts/processor-time.ts';
import { InputError } from '../../contract/errors.ts';
import { quietContext } from '../../lib/document/testing/run.ts';
import { outlineDocument } from './outline.ts';
import { queryDocument } from './query.ts';
import type { Language } from './languages.ts';
import { languages } from './languages.ts';

const options = { inputFormat: 'json', slurp: false, indent: 0, rawOutput: false, nullInput: false, variables: '' } as const;
const run = (input: string, query: string, language: Language, more: Partial<Parameters<typeof queryDocument>[0]> = {}) =>
  queryDocument({ ...options, ...more, input, query, language }, quietContext);

const digits = fc.oneof(
  fc.bigInt({ min: -(2n ** 80n), max: 2n ** 80n }).map(String),
  fc.constantFrom('1.10', '1e2', '-0', '0.1000000000000000055511', '1E400', '24.90'),
);
const key = fc.oneof(fc.constantFrom('a', 'b', 'items', 'a b', '__proto__', 'constructor', '10', "it's", 'é', '"', '\\('), fc.string({ maxLength: 4 }));

/** Any JSON text with numbers that doubles do not keep. Keys are distinct. */
const { json: anyJson } = fc.letrec<{ json: string; value: string }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.oneof(
      digits,
      fc.constantFrom('true', 'false', 'null'),
      fc.string({ maxLength: 6 }).map((text) => JSON.stringify(text)),
    ),
    fc.array(tie('value'), { maxLength: 3 }).map((items) => `[${items.join(',')}]`),
    fc
      .uniqueArray(fc.tuple(key, tie('value')), { maxLength: 4, selector: ([name]) => name })
      .map((members) => `{${members.map(([name, value]) => `${JSON.stringify(name)}:${value}`).join(',')}}`),
  ),
  json: fc.array(tie('value'), { maxLength: 3 }).map((items) => `[${items.join(',')}]`),
}));

test('every language returns the document without a change', async () => {
  await fc.assert(
    fc.asyncProperty(anyJson, async (json) => {
      for (const [language, query] of [
        ['jq', '.'],
        ['jmespath', '@'],
      ] as const)
        expect((await run(json, query, language)).output).toBe(json);
      expect((await run(json, '$', 'jsonpath')).output).toBe(`[${json}]`);
      expect((await run(json, '..', 'jq')).warnings).toEqual([]);
    }),
    { numRuns: runs(15) },
  );
});

test('each normalized path of JSONPath selects its node alone', async () => {
  await fc.assert(
    fc.asyncProperty(anyJson, async (json) => {
      const { output, matches, resultCount } = await run(json, '$..*', 'jsonpath', { indent: 0 });
      expect(new Set(matches.map(({ path }) => path)).size).toBe(resultCount);
      const values: string[] = [];
      for (const { path } of matches) {
        const one = await run(json, path, 'jsonpath');
        expect(one.matches.map((match) => match.path)).toEqual([path]);
        values.push(one.output.slice(1, -1));
      }
      expect(`[${values.join(',')}]`).toBe(output);
    }),
    { numRuns: runs(20) },
  );
});

const scalar = fc.oneof(digits, fc.constantFrom('true', 'null'), fc.constantFrom('"x"', '"y z"'));
const plainKey = fc.constantFrom('a', 'b', 'c d', 'constructor', '10', 'é');
/** An object with a list of objects that all have the same keys. */
const table = fc
  .uniqueArray(plainKey, { minLength: 1, maxLength: 3 })
  .chain((keys) => fc.array(fc.tuple(...keys.map(() => scalar)), { minLength: 1, maxLength: 3 }).map((rows) => ({ keys, rows })))
  .map(({ keys, rows }) => `{"rows":[${rows.map((row) => `{${keys.map((name, index) => `${JSON.stringify(name)}:${row[index]}`).join(',')}}`).join(',')}]}`);

test('the queries of the outline select the same values in all languages', { tags: ['slow'] }, async () => {
  await fc.assert(
    fc.asyncProperty(table, async (json) => {
      const outlines = await Promise.all(languages.map((language) => outlineDocument({ ...options, input: json, language }, quietContext)));
      for (const index of outlines[0]?.structure.keys() ?? []) {
        const [jq, jsonPath, jmesPath] = await Promise.all(
          languages.map((language, which) => run(json, outlines[which]?.structure[index]?.query ?? '', language)),
        );
        const values = jq?.output.split('\n') ?? [];
        expect(jsonPath?.output).toBe(`[${values.join(',')}]`);
        // A projection of JMESPath leaves nulls out.
        if (values.length > 1) expect(jmesPath?.output).toBe(`[${values.filter((value) => value !== 'null').join(',')}]`);
      }
    }),
    { numRuns: runs(5) },
  );
});

test('the queries of the cheat sheet run', async () => {
  await fc.assert(
    fc.asyncProperty(anyJson, fc.constantFrom(...languages), async (json, language) => {
      const { sheet, structure } = await outlineDocument({ ...options, input: json, language }, quietContext);
      expect(structure[0]?.level).toBe(1);
      for (const { query } of sheet) expect(await run(json, query, language).catch((error: unknown) => [query, json, error])).toHaveProperty('output');
    }),
    { numRuns: runs(15) },
  );
});

const name = fc.constantFrom('a', 'b', 'c', '"a b"');
const { expression: anyExpression } = fc.letrec<{ expression: string; step: string }>((tie) => ({
  step: fc.oneof(
    name.map((text) => `.${text}`),
    fc.constantFrom('[0]', '[-1]', '[*]', '[]', '.*', '[1:]', '[::-1]', '[:2]', '[*].b', ' | [0]', ' | @'),
    tie('expression').map((condition) => `[?${condition}]`),
    fc.tuple(name, tie('expression')).map(([label, value]) => `.{${label}: ${value}}`),
    tie('expression').map((value) => `.[${value}, @]`),
  ),
  expression: fc.oneof(
    { maxDepth: 3, depthSize: 'small' },
    fc.oneof(name, fc.constantFrom('@', '`1`', '`[1, 2, null]`', "'x'", '*', '[]', '[0]', '{a: a, b: @}')),
    fc.tuple(tie('expression'), tie('step')).map(([left, step]) => `${left}${step}`),
    fc.tuple(tie('expression'), fc.constantFrom('||', '&&', '==', '!='), tie('expression')).map((parts) => parts.join(' ')),
    tie('expression').map((inner) => `!${inner}`),
    tie('expression').map((inner) => `(${inner})`),
    fc.tuple(fc.constantFrom('type', 'to_array', 'not_null', 'to_string'), tie('expression')).map(([called, inner]) => `${called}(${inner})`),
  ),
}));
const anyDocument = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4, depthSize: 'medium' },
    fc.constantFrom(null, true, false, 0, 1, 2.5, '', 'x'),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'c', 'a b'), tie('value'), { maxKeys: 3, noNullPrototype: true }),
  ),
})).value;

test('JMESPath agrees with the package jmespath', async () => {
  await fc.assert(
    fc.asyncProperty(anyDocument, anyExpression, async (document, expression) => {
      const theirs = outcomeOf(() => JSON.stringify(search(document, expression)));
      // It refuses what follows `@` in parentheses, such as `(@.a)`, which the grammar allows and Python's package reads.
      fc.pre(theirs !== 'refused' || !expression.includes('@'));
      const ours = await run(JSON.stringify(document), expression, 'jmespath').then(
        ({ output }) => output,
        (error: unknown) => (error instanceof InputError ? 'refused' : Promise.reject(error)),
      );
      expect([expression, document, ours]).toEqual([expression, document, theirs]);
    }),
    { numRuns: runs(300) },
  );
});

function outcomeOf(search: () => string): string {
  try {
    return search();
  } catch (error) {
    if (error instanceof Error) return 'refused';
    throw error;
  }
}

/** jq 1.6 adds daylight saving time of the system to dates in UTC. */
const UTC = { ...process.env, TZ: 'UTC' };

test('jq agrees with the jq of the system', { tags: ['slow'] }, async () => {
  const documents = ['{"a":[{"b":1,"c":"x"},{"b":2,"c":"y"}],"d":"2015-03-05T23:51:47Z"}', '[3,1,2,null,"é\\u0000",[],{}]'];
  const filters = [
    '.',
    '..',
    'keys?',
    'length',
    '[.[]?]',
    'to_entries?',
    'map(type)?',
    '[paths]',
    'tojson',
    'tojson|fromjson',
    '.a?|map(.b)?|add',
    '[.a?[]?|select(.b>1)]',
    '.d?|fromdate?',
    'sort?',
    'unique?',
    'flatten?',
    'group_by(type)?',
    '[limit(3;..)]',
    '.a? as [$x]|$x',
    'reduce .[]? as $v (0; .+1)',
    '[.[]?|@base64?]',
    'path(..)',
    '.[0]?|.b?',
    '.a?[1:]?',
    'with_entries(.value|=tostring)?',
    '[splits("a")?]',
    'del(.a?)?',
    'ascii_downcase?',
    '"\\(.)"',
    '@json',
    '@html?',
    'input?',
    'env|type',
    'walk(.)',
  ];
  for (const document of documents) {
    for (const filter of filters) {
      const theirs = execFileSync('jq', ['-c', filter], { input: document, encoding: 'utf8', stdio: ['pipe', 'pipe', 'ignore'], env: UTC }).trimEnd();
      expect([filter, (await run(document, filter, 'jq')).output]).toEqual([filter, theirs]);
    }
  }
});

// jq 1.7 Manual, examples.
test.each([
  ['["a","b","c","d","e"]', '.[2:4]', '["c","d"]'],
  [
    '{"user":"stedolan","titles":["JQ Primer", "More JQ"]}',
    '{user, title: .titles[]}',
    '{"user":"stedolan","title":"JQ Primer"}\n{"user":"stedolan","title":"More JQ"}',
  ],
  ['[{"foo":1, "bar":10}, {"foo":3, "bar":100}, {"foo":1, "bar":1}]', 'group_by(.foo)', '[[{"foo":1,"bar":10},{"foo":1,"bar":1}],[{"foo":3,"bar":100}]]'],
  ['{"a": 1, "b": {"c": 2, "d": 3}, "e": 4}', 'pick(.a, .b.c, .x)', '{"a":1,"b":{"c":2},"x":null}'],
  ['1425599621', 'todate, strftime("%A, %B %d, %Y")', '"2015-03-05T23:53:41Z"\n"Thursday, March 05, 2015"'],
  ['"10:20, 5 Mar 2015"', '[strptime("%H:%M, %e %b %Y")[:5]]', '[[2015,2,5,10,20]]'],
  ['"foo bar foo"', '[match("foo"; "g").offset]', '[0,8]'],
  ['[1,null,2]', 'map(values)', '[1,2]'],
  ['{"a": {"b": 1}, "c": [2]}', '[paths(scalars)]', '[["a","b"],["c",0]]'],
  ['"test"', 'ltrimstr("te") as $x | [limit(2; repeat($x))]', '["st","st"]'],
])('jq: %s | %s', { tags: ['slow'] }, async (document, filter, expected) => {
  expect((await run(document, filter, 'jq')).output).toBe(expected);
});

test('jq reads all documents with inputs, and reports debug messages', { tags: ['slow'] }, async () => {
  expect((await run('1\n2\n3', '[inputs]', 'jq', { nullInput: true, inputFormat: 'json-lines' })).output).toBe('[1,2,3]');
  const { output, warnings } = await run('1', 'debug("value \\(.)")', 'jq');
  expect([output, warnings]).toEqual(['1', [{ code: 'message', path: '', line: 0, column: 0, detail: '["DEBUG:","value 1"]' }]]);
});

test('a filter that needs too much memory is refused', { tags: ['slow'] }, async () => {
  await expect(run('1', 'def f: 1 + f; f', 'jq')).rejects.toMatchObject({ code: 'out-of-memory' });
});

function timeOf(rows: number): Promise<number> {
  const input = JSON.stringify(Array.from({ length: rows }, (_, id) => ({ id, name: `n${id}` })));
  return leastProcessorTime(async () => {
    for (const [language, query] of [
      ['jq', '.[]|.name'],
      ['jsonpath', '$[*].name'],
      ['jmespath', '[*].name'],
    ] as const) {
      expect((await run(input, query, language)).resultCount).toBe(rows);
    }
  });
}

test('reads and writes megabytes in linear time', { tags: ['slow'] }, async () => {
  expect(await timeOf(40_000)).toBeLessThan(6 * (await timeOf(10_000)) + 500);
});

test('JSONPath returns more nodes than a call can have arguments', { tags: ['slow'] }, async () => {
  const { resultCount } = await run(`[${'1,'.repeat(199_999)}1]`, '$[*]', 'jsonpath');
  expect(resultCount).toBe(200_000);
});

test('an endless jq filter is refused when its output is too long', { tags: ['slow'] }, async () => {
  await expect(run('"x"', '(. * 1000000) as $x | repeat($x)', 'jq')).rejects.toMatchObject({ code: 'out-of-memory' });
});

test('a jq error names its document in any order', async () => {
  const good = '{"a":{"b":2}}';
  await expect(run('1', '.a.b', 'jq')).rejects.toMatchObject({ code: 'query-failed', params: { detail: 'Cannot index number with string "a"' } });
  for (const documents of [
    ['1', good],
    [good, '1'],
    [good, good, '1', good],
  ]) {
    const { output, warnings } = await run(documents.join('\n'), '.a.b', 'jq', { inputFormat: 'auto' });
    expect(output).toBe(
      documents
        .filter((each) => each === good)
        .map(() => '2')
        .join('\n'),
    );
    expect(warnings.map(({ code, line }) => [code, line])).toEqual(documents.flatMap((each, index) => (each === good ? [] : [['message', index + 1]])));
  }
});

test('the cheat sheet has no literal that a language lacks', async () => {
  for (const language of languages) {
    const { sheet } = await outlineDocument({ ...options, input: '[{"a":NaN,"b":"x"},{"a":1,"b":"x"}]', language }, quietContext);
    expect(sheet.filter(({ query }) => query.includes('NaN'))).toEqual([]);
  }
});

test('the query for a key at any depth finds false and null', async () => {
  const input = '{"ok":{"ok":false},"b":[{"ok":null}]}';
  const { sheet } = await outlineDocument({ ...options, input, language: 'jq' }, quietContext);
  const query = sheet.find(({ task }) => task === 'anywhere')?.query ?? '';
  expect((await run(input, query, 'jq')).output).toBe('{"ok":false}\nfalse\nnull');
});

test('a document that is nested too deeply for a language is refused', async () => {
  const deep = `${'['.repeat(400)}${']'.repeat(400)}`;
  await expect(run(deep, '.', 'jq')).rejects.toMatchObject({ code: 'query-failed', params: { reason: 'depth' } });
  expect((await run(deep, '$', 'jsonpath')).output).toBe(`[${deep}]`);
  await expect(run(`${'['.repeat(4_000)}${']'.repeat(4_000)}`, '$..a', 'jsonpath')).rejects.toMatchObject({ code: 'query-failed' });
});

const other = async (query: string, language: Language): Promise<unknown> =>
  run('{}', query, language).then(
    () => 'answered',
    (error: unknown) => (error instanceof InputError ? error.params['other'] : error),
  );

test('names another language that the query is in', async () => {
  expect(await other('$.a[*]', 'jq')).toBe('jsonpath');
  expect(await other('$.a[*]', 'jmespath')).toBe('jsonpath');
  expect(await other('.a | select(.b)', 'jmespath')).toBe('jq');
  expect(await other('people[?age > `20`]', 'jq')).toBe('jmespath');
  expect(await other('.a |', 'jq')).toBe('none');
});

test('dates in jq depend on the given clock and time zone only', async () => {
  const context = { ...quietContext, now: () => 1_425_599_621_500, timeZone: 'Asia/Kathmandu' };
  const { output } = await queryDocument(
    { ...options, language: 'jq', input: '1425599621', query: 'now, (localtime|.[:6]), strflocaltime("%H:%M"), (gmtime|mktime), env' },
    context,
  );
  expect(output).toBe('1425599621.5\n[2015,2,6,5,38,41]\n"05:38"\n1425599621\n{}');
});
