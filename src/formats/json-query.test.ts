import { expect, test } from 'vitest';
import format from './json-query.ts';

test.each([
  ["jq '.a[]' a.json", { query: '.a[]', language: 'jq' }],
  ['jq --arg n "$NAME" \'.a[] | select(.n == $n)\' a.json', { query: '.a[] | select(.n == $n)', language: 'jq', variables: 'n=$NAME' }],
  ["curl -s example.com | jq -rs '.[0]' | head", { query: '.[0]', language: 'jq', rawOutput: true, slurp: true }],
  ["jq --null-input --argjson a '{\"b\": 1}' --arg c d '$a.b'", { query: '$a.b', language: 'jq', nullInput: true, variables: 'a:={"b": 1}\nc=d' }],
  ['jq --indent 4 --raw-output ".a | \\"x\\"" > b.txt', { query: '.a | "x"', language: 'jq', rawOutput: true }],
  ["jq -L lib '.' | jq -r '.a'", { query: '.', language: 'jq' }],
  ["jq -c .a 'my file.json'", { query: '.a', language: 'jq' }],
  ["jq --arg n 'a\nb' '.x[]'", { query: '.x[]', language: 'jq' }],
  ['$.a[*]', { query: '$.a[*]', language: 'jsonpath' }],
  ['a[?b > `1`].c', { query: 'a[?b > `1`].c', language: 'jmespath' }],
])('the parts of %s', (text, parts) => {
  expect(format.parts?.(text)).toEqual(parts);
});
