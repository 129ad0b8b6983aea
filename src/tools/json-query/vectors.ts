import { vectors } from '../../contract/vectors.ts';
import type * as fields from './fields.ts';

const STORE = `{ "store": {
  "book": [
    { "category": "reference", "author": "Nigel Rees", "title": "Sayings of the Century", "price": 8.95 },
    { "category": "fiction", "author": "Evelyn Waugh", "title": "Sword of Honour", "price": 12.99 },
    { "category": "fiction", "author": "Herman Melville", "title": "Moby Dick", "isbn": "0-553-21311-3", "price": 8.99 },
    { "category": "fiction", "author": "J. R. R. Tolkien", "title": "The Lord of the Rings", "isbn": "0-395-19395-8", "price": 22.99 }
  ],
  "bicycle": { "color": "red", "price": 399 }
} }`;
const FILTERS = '{"a": [3, 5, 1, 2, 4, 6, {"b": "j"}, {"b": "k"}, {"b": {}}, {"b": "kilo"}], "o": {"p": 1, "q": 2, "r": 3, "s": 5, "t": {"u": 6}}, "e": "f"}';
const PEOPLE =
  '{"people": [{"age": 20, "other": "foo", "name": "Bob"}, {"age": 25, "other": "bar", "name": "Fred"}, {"age": 30, "other": "baz", "name": "George"}]}';
const INSTANCES =
  '{"reservations": [{"instances": [{"state": "running"}, {"state": "stopped"}]}, {"instances": [{"state": "terminated"}, {"state": "running"}]}]}';

const manual = 'jq 1.7 Manual';
const rfc = 'RFC 9535';
const jmespath = 'jmespath.org, JMESPath Examples';
const compact = { indent: 0 } as const;

export default vectors<typeof fields>({
  query: [
    {
      source: 'arithmetic by hand; the identifiers are beyond 2^53',
      input: {
        input: '{"users": [{"id": 9007199254740993, "name": "Ada"}, {"id": 12345678901234567890, "name": "Alan"}]}',
        query: '.users[] | {id}',
        ...compact,
      },
      output: { output: '{"id":9007199254740993}\n{"id":12345678901234567890}', resultCount: 2, warnings: [] },
      example: true,
    },
    {
      source: `${manual}, Addition; the double nearest to 9007199254740993 is even`,
      input: { input: '[9007199254740993]', query: '.[0] + 0', ...compact },
      output: {
        output: '9007199254740992',
        warnings: [{ code: 'number-rounded', path: '', line: 1, column: 2, detail: '9007199254740993 → 9007199254740992' }],
      },
    },
    {
      source: `${manual}, Subtraction, and the double nearest to 9007199254740993`,
      input: { input: '{"a":\n [9007199254740993]}', query: '.a[0] - 9007199254740990', ...compact },
      output: { output: '2', warnings: [{ code: 'number-rounded', path: '', line: 2, column: 3, detail: '9007199254740993 → 9007199254740992' }] },
    },
    {
      source: `${manual}, Addition; a number of the filter is rounded, too`,
      input: { input: '1', query: '. + 9007199254740993 | tostring', ...compact },
      output: {
        output: '"9007199254740992"',
        warnings: [{ code: 'number-rounded', path: '', line: 0, column: 0, detail: '9007199254740993 → 9007199254740992' }],
      },
    },
    {
      source: 'jq 1.7 Changelog: comparisons use the literal',
      input: { input: '[9007199254740992, 9007199254740993]', query: '.[0] == .[1], (.[] | select(. > 9007199254740992)), unique', ...compact },
      output: { output: 'false\n9007199254740993\n[9007199254740992,9007199254740993]', warnings: [] },
    },
    {
      source: `${manual}, error handling: the other documents have results, whatever their order`,
      input: { input: '{"a": {"b": 2}}\n1\n{"a": 1}', query: '.a.b', ...compact },
      output: {
        output: '2',
        warnings: [
          { code: 'message', path: '', line: 2, column: 1, detail: 'Cannot index number with string "a"' },
          { code: 'message', path: '', line: 3, column: 1, detail: 'Cannot index number with string "b"' },
        ],
      },
    },
    {
      source: `${manual}, error handling: the other documents have results, whatever their order`,
      input: { input: '1\n{"a": {"b": 2}}', query: '.a.b', ...compact },
      output: { output: '2', warnings: [{ code: 'message', path: '', line: 1, column: 1, detail: 'Cannot index number with string "a"' }] },
    },
    {
      source: 'RFC 3629, section 3: UTF-8 has no surrogates',
      input: { input: '["a", {"b": "\\ud800"}]', query: '.[1].b', ...compact },
      output: { output: '"\uFFFD"', warnings: [{ code: 'surrogate-replaced', path: '', line: 1, column: 13, detail: '\\ud800 → \uFFFD' }] },
    },
    {
      source: 'POSIX.1-2017, strptime: months are 01 to 12',
      input: { input: '"2015-13-05T00:00:00Z"', query: 'fromdate' },
      error: 'query-failed',
      field: 'query',
    },
    {
      source: 'ISO 8601-1, years before 100',
      input: { input: '-60000000000', query: 'todate, (gmtime | mktime)', ...compact },
      output: { output: '"0068-09-03T13:20:00Z"\n-60000000000' },
    },
    { source: 'ECMA-262, TimeClip', input: { input: '1e18', query: 'localtime' }, error: 'query-failed', field: 'query' },
    {
      source: 'the output of jq 1.7.1: it writes no more than 256 levels',
      input: { input: 'null', query: 'reduce range(300) as $i (1; [.])' },
      error: 'query-failed',
      field: 'query',
    },
    {
      source: `${manual}, --arg and --argjson: the last one of a name counts`,
      input: { input: 'null', query: '$a', variables: 'a:=1\na=x\nb=x\nb:=2', ...compact },
      output: { output: '"x"' },
    },
    {
      source: `${manual}, Invoking jq: numbers keep their literal`,
      input: { input: '[1.10, 1e2, 1E-7, -0]', query: '.', ...compact },
      output: { output: '[1.10,1e2,1E-7,-0]' },
    },
    {
      source: 'an empty filter is the identity',
      input: { input: '{"b": 1, "a": [true, null]}', query: '', ...compact },
      output: { output: '{"b":1,"a":[true,null]}' },
    },
    {
      source: `${manual}, Dates`,
      input: { input: '"2015-03-05T23:51:47Z"', query: 'strptime("%Y-%m-%dT%H:%M:%SZ"), fromdate', ...compact },
      output: { output: '[2015,2,5,23,51,47,4,63]\n1425599507' },
    },
    {
      source: `${manual}, Format strings: @csv, with --raw-output`,
      input: { input: '[[1, "a, b"], [2, null]]', query: '.[] | @csv', rawOutput: true },
      output: { output: '1,"a, b"\n2,' },
      example: true,
    },
    { source: `${manual}, --slurp`, input: { input: '{"n": 1}\n{"n": 2}', query: 'map(.n) | add', slurp: true }, output: { output: '3' } },
    {
      source: `${manual}, --arg and --argjson`,
      input: {
        input: '[{"n": "Ada", "a": 36}, {"n": "Alan", "a": 41}]',
        query: '.[] | select(.n == $name or .a > $age) | .a',
        variables: 'name=Ada\nage:=40',
        ...compact,
      },
      output: { output: '36\n41' },
    },
    {
      source: 'YAML 1.2.2, section 9.2: two documents',
      input: { input: 'name: a\nport: 80\n---\nname: b\nport: 443', query: '.port' },
      output: { output: '80\n443' },
    },
    {
      source: 'TOML 1.0.0, Array of Tables',
      input: { input: '[[fruit]]\nname = "apple"\n[[fruit]]\nname = "banana"', query: '.fruit[].name', rawOutput: true },
      output: { output: 'apple\nbanana' },
    },
    {
      source: 'XML 1.0: elements of the same name are an array',
      input: { input: '<list><item id="1">a</item><item id="2">b</item></list>', query: '.list.item[] | .["@id"]', rawOutput: true },
      output: { output: '1\n2' },
    },
    {
      source: 'RFC 4180: the header names the columns',
      input: { input: 'name,born\nAda,1815\nGrace,1906\nAlan,1912', query: 'map(select(.born > 1900).name)', ...compact },
      output: { output: '["Grace","Alan"]' },
    },
    {
      source: 'the output of jq 1.7.1: column 12 is the closing brace',
      input: { input: '{}', query: '{a: .a, b: }' },
      error: 'invalid-query',
      field: 'query',
      position: { line: 1, column: 12 },
    },
    {
      source: 'the output of jq 1.7.1: the function has no definition',
      input: { input: '{}', query: '.a |\n  foo(1)' },
      error: 'invalid-query',
      field: 'query',
      position: { line: 2, column: 3 },
    },
    { source: 'the filter ends early', input: { input: '{}', query: '.a |' }, error: 'invalid-query', field: 'query', position: { line: 1, column: 5 } },
    { source: `${manual}, error handling`, input: { input: '{"a": 1}', query: '.a.b' }, error: 'query-failed', field: 'query' },
    {
      source: 'a variable without a value',
      input: { input: '1', query: '$a', variables: 'b=1\na' },
      error: 'invalid-variable',
      field: 'variables',
      position: { line: 2, column: 1 },
    },
    {
      source: 'a JSON text that an argument cannot have',
      input: { input: 'null', query: '$b', variables: `a=1\nb:="${'x'.repeat(8_000)}"` },
      error: 'invalid-variable',
      field: 'variables',
      position: { line: 2, column: 1 },
    },
    {
      source: `${rfc}, table 2`,
      input: { input: STORE, query: '$.store.book[?@.price < 10].title', language: 'jsonpath', ...compact },
      output: {
        output: '["Sayings of the Century","Moby Dick"]',
        matches: [
          { path: "$['store']['book'][0]['title']", line: 3, column: 65 },
          { path: "$['store']['book'][2]['title']", line: 5, column: 68 },
        ],
      },
      example: true,
    },
    {
      source: `${rfc}, table 2`,
      input: { input: STORE, query: '$..author', language: 'jsonpath', rawOutput: true },
      output: { output: 'Nigel Rees\nEvelyn Waugh\nHerman Melville\nJ. R. R. Tolkien' },
    },
    {
      source: `${rfc}, table 2`,
      input: { input: STORE, query: '$.store..price', language: 'jsonpath', ...compact },
      output: { output: '[8.95,12.99,8.99,22.99,399]' },
    },
    {
      source: `${rfc}, table 2`,
      input: { input: STORE, query: '$..book[-1].isbn', language: 'jsonpath', ...compact },
      output: { output: '["0-395-19395-8"]' },
    },
    {
      source: `${rfc}, table 2`,
      input: { input: STORE, query: '$..book[?@.isbn].price', language: 'jsonpath', ...compact },
      output: { output: '[8.99,22.99]' },
    },
    {
      source: `${rfc}, table 9`,
      input: { input: '["a","b","c","d","e","f","g"]', query: '$[5:1:-2]', language: 'jsonpath', ...compact },
      output: { output: '["f","d"]' },
    },
    {
      source: `${rfc}, table 12`,
      input: { input: FILTERS, query: "$.a[?@.b == 'kilo']", language: 'jsonpath', ...compact },
      output: { output: '[{"b":"kilo"}]' },
    },
    {
      source: `${rfc}, table 12`,
      input: { input: FILTERS, query: '$.a[?@<2 || @.b == "k"]', language: 'jsonpath', ...compact },
      output: { output: '[1,{"b":"k"}]' },
    },
    {
      source: `${rfc}, table 12`,
      input: { input: FILTERS, query: '$.a[?match(@.b, "[jk]")]', language: 'jsonpath', ...compact },
      output: { output: '[{"b":"j"},{"b":"k"}]' },
    },
    { source: `${rfc}, table 12`, input: { input: FILTERS, query: '$.o[?@>1 && @<4]', language: 'jsonpath', ...compact }, output: { output: '[2,3]' } },
    {
      source: `${rfc}, table 14: not well-typed`,
      input: { input: '{}', query: '$[?length(@.*) < 3]', language: 'jsonpath' },
      error: 'invalid-query',
      field: 'query',
    },
    {
      source: `${rfc}, section 2.7: normalized paths`,
      input: { input: '{"a\'b": {"\\u000b": 1}}', query: '$..[?@ == 1]', language: 'jsonpath', ...compact },
      output: { output: '[1]', matches: [{ path: "$['a\\'b']['\\u000b']", line: 1, column: 20 }] },
    },
    {
      source: 'double-precision arithmetic: both numbers are 9007199254740992 as doubles',
      input: { input: '[9007199254740992, 9007199254740993]', query: '$[?@ == 9007199254740992]', language: 'jsonpath', ...compact },
      output: { output: '[9007199254740992,9007199254740993]', warnings: [{ code: 'compared-rounded', path: '', line: 0, column: 0, detail: '' }] },
    },
    {
      source: 'double-precision arithmetic: the number in the query is 9007199254740992 as a double',
      input: { input: '[9007199254740992]', query: '$[?@ == 9007199254740993]', language: 'jsonpath', ...compact },
      output: { output: '[9007199254740992]', warnings: [{ code: 'compared-rounded', path: '', line: 0, column: 0, detail: '' }] },
    },
    {
      source: `${rfc}, section 2.3.2: the members are in the order of the document`,
      input: { input: '{"b": 1, "2": 2, "a": {"9": 3, "1": 4}}', query: '$..*', language: 'jsonpath', ...compact },
      output: { output: '[1,2,{"9":3,"1":4},3,4]' },
    },
    {
      source: 'all rows of JSON Lines are one array',
      input: { input: '{"a": 1}\n{"a": 2}', query: '$[1].a', language: 'jsonpath', ...compact },
      output: { output: '[2]', matches: [{ path: "$[1]['a']", line: 2, column: 7 }] },
    },
    {
      source: 'the filter of jq in JSONPath',
      input: { input: '{}', query: '.a', language: 'jsonpath' },
      error: 'invalid-query',
      field: 'query',
      position: { line: 1, column: 1 },
    },
    {
      source: jmespath,
      input: { input: PEOPLE, query: 'people[?age > `20`].[name, age]', language: 'jmespath', ...compact },
      output: { output: '[["Fred",25],["George",30]]', resultCount: 2 },
      example: true,
    },
    {
      source: jmespath,
      input: { input: INSTANCES, query: "reservations[].instances[?state=='running'][]", language: 'jmespath', ...compact },
      output: { output: '[{"state":"running"},{"state":"running"}]' },
    },
    {
      source: jmespath,
      input: { input: INSTANCES, query: 'reservations[].instances[].state', language: 'jmespath', rawOutput: true },
      output: { output: 'running\nstopped\nterminated\nrunning' },
    },
    {
      source: jmespath,
      input: { input: PEOPLE, query: 'sort_by(people, &age)[-1].name | {oldest: @, n: length(@)}', language: 'jmespath', ...compact },
      output: { output: '{"oldest":"George","n":6}' },
    },
    {
      source: 'jmespath.org, Specification: slices',
      input: { input: '[0,1,2,3,4,5,6,7,8,9]', query: '[8:2:-2]', language: 'jmespath', ...compact },
      output: { output: '[8,6,4]' },
    },
    {
      source: 'exact arithmetic by hand',
      input: { input: '[9007199254740993, 0.1, 0.2]', query: 'sum(@)', language: 'jmespath' },
      output: { output: '9007199254740993.3', warnings: [] },
    },
    {
      source: 'exact arithmetic by hand',
      input: { input: '[9007199254740992, 9007199254740993]', query: '[?@ == `9007199254740993`]', language: 'jmespath', ...compact },
      output: { output: '[9007199254740993]', warnings: [] },
    },
    {
      source: 'jmespath.org, Specification: unknown-function',
      input: { input: '{}', query: 'a.b | size(@)', language: 'jmespath' },
      error: 'invalid-query',
      field: 'query',
      position: { line: 1, column: 7 },
    },
    {
      source: 'jmespath.org, Specification: invalid-type',
      input: { input: '{}', query: 'length(`1`)', language: 'jmespath' },
      error: 'invalid-query',
      field: 'query',
      position: { line: 1, column: 8 },
    },
    {
      source: 'jmespath.org, Specification: invalid-arity',
      input: { input: '{}', query: 'length(@, @)', language: 'jmespath' },
      error: 'invalid-query',
      field: 'query',
      position: { line: 1, column: 1 },
    },
    {
      source: 'jmespath.org, Grammar',
      input: { input: '{}', query: 'a[?b', language: 'jmespath' },
      error: 'invalid-query',
      field: 'query',
      position: { line: 1, column: 5 },
    },
    {
      source: 'RFC 8259, section 2',
      input: { input: '{"a": 1,}}', query: '.', inputFormat: 'json' },
      error: 'invalid-json',
      field: 'input',
      position: { line: 1, column: 10 },
    },
  ],
  outline: [
    {
      source: 'queries by the vectors of the other operation',
      input: { input: '{"users": [{"name": "Ada"}, {"name": "Alan", "born": 1912}]}' },
      output: {
        structure: [
          { query: '.', name: '', level: 1, types: ['object'], count: 1, example: '' },
          { query: '.users', name: 'users', level: 2, types: ['array'], count: 1, example: '' },
          { query: '.users[]', name: '[]', level: 3, types: ['object'], count: 2, example: '' },
          { query: '.users[].name', name: 'name', level: 4, types: ['string'], count: 2, example: '"Ada"' },
          { query: '.users[].born', name: 'born', level: 4, types: ['number'], count: 1, example: '1912' },
        ],
        truncated: false,
        sheet: [
          { task: 'everything', query: '.' },
          { task: 'all-values', query: '.users[].name' },
          { task: 'first', query: '.users[0]' },
          { task: 'last', query: '.users[-1]' },
          { task: 'equals', query: '.users[] | select(.name == "Ada")' },
          { task: 'matches', query: '.users[] | select(.name | test("^Ada"))' },
          { task: 'count', query: '.users | length' },
          { task: 'distinct', query: '.users | map(.name) | unique' },
          { task: 'keys', query: 'keys' },
          { task: 'anywhere', query: '.. | objects | select(has("born")) | .born' },
        ],
      },
      example: true,
    },
    {
      source: 'queries by the vectors of the other operation',
      input: { input: 'a b,n\nx,1\ny,2\nz,3', language: 'jmespath' },
      output: {
        truncated: false,
        sheet: [
          { task: 'everything', query: '@' },
          { task: 'all-values', query: '[*]."a b"' },
          { task: 'first', query: '[0]' },
          { task: 'last', query: '[-1]' },
          { task: 'equals', query: '[?"a b" == `"x"`]' },
          { task: 'greater', query: '[?n >= `1`]' },
          { task: 'matches', query: '[?starts_with("a b", `"x"`)]' },
          { task: 'two-keys', query: '[*].{"a b": "a b", n: n}' },
          { task: 'count', query: 'length(@)' },
          { task: 'sort', query: 'sort_by(@, &n)' },
          { task: 'sum', query: 'sum([].n)' },
        ],
      },
    },
    {
      source: 'RFC 8259, section 2',
      input: { input: '{"a": }', inputFormat: 'json' },
      error: 'invalid-json',
      field: 'input',
      position: { line: 1, column: 7 },
    },
  ],
});
