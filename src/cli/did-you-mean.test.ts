import { expect, test } from 'vitest';
import { choice, text } from '../contract/fields.ts';
import { declare } from '../contract/operations.ts';
import type { Failure } from '../runtime/run.ts';
import { createWords, joinWords } from '../runtime/words.ts';
import { describeWithSuggestions } from './did-you-mean.ts';
import { loadCliWords } from './words.ts';

const encode = declare({ input: { text: text({ primary: true }), lineEnd: choice(['none', 'lf', 'crlf-or-lf', 'crlf-or-cr']) }, output: {} });
const decode = declare({ input: { encoded: text({ primary: true, formerly: ['base64'] }) }, output: {} });
const place = { operations: { encode, decode }, operation: encode };
const shared = createWords('en', await loadCliWords('en'));
const chinese = createWords('zh', await loadCliWords('zh'));
const describeInEnglish = (failure: Failure): string => describeWithSuggestions(failure, place, joinWords(shared));

test.each<[Failure, string]>([
  [{ code: 'unknown-tool', params: { tool: 'hahs-text' } }, 'Unknown tool: hahs-text. Did you mean hash-text?'],
  [{ code: 'unknown-tool', params: { tool: 'frobnicate' } }, 'Unknown tool: frobnicate.'],
  [{ code: 'unknown-operation', params: { operation: 'dencode' } }, 'Unknown operation: dencode. Did you mean encode or decode?'],
  [{ code: 'unknown-field', field: 'lineend', params: {} }, 'Unknown field: lineend. Did you mean lineEnd?'],
  [{ code: 'unknown-field', field: 'base64', params: {} }, 'Unknown field: base64. Operations that have it: decode.'],
  [
    { code: 'unknown-option', field: 'lineEnd', params: { option: 'crlf-or-c', options: '…' } },
    '“crlf-or-c” is not one of the options: …. Did you mean crlf-or-cr?',
  ],
  [
    { code: 'unknown-option', field: 'lineEnd', params: { option: 'crlf-or-', options: '…' } },
    '“crlf-or-” is not one of the options: …. Did you mean crlf-or-lf or crlf-or-cr?',
  ],
  [{ code: 'required', field: 'text', params: {} }, 'A value is required.'],
])('%j is reported as %j', (failure, message) => {
  expect(describeInEnglish(failure)).toBe(message);
});

test('in Chinese too', () => {
  expect(describeWithSuggestions({ code: 'unknown-operation', params: { operation: 'dencode' } }, place, chinese)).toBe(
    '未知的操作：dencode。您是不是要找 encode或decode？',
  );
});
