import { choice, choices, flag, image, integer, list, number, table, text } from '../../contract/fields.ts';
import { declare } from '../../contract/operations.ts';
import { engineIds, traits } from '../../lib/regex-engine/engine.ts';
import { flagLetters } from '../../lib/regex/flags.ts';
import { expectations, testLanguages } from './codes.ts';

const prefill = { regex: { pattern: { part: 'pattern' }, flags: { part: 'flags' } } } as const;
const pattern = text({ shared: true, format: 'regex', sample: String.raw`(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})`, prefill });
const mainPattern = text({ ...pattern, primary: true });
// The flags belong to the pattern, so they are not stored as a preference.
const flags = choices(flagLetters, { shared: true, default: ['g', 'u'], remembered: false });
// The text can be long and private.
const subject = text({
  primary: true,
  shared: true,
  multiline: true,
  format: 'text',
  unlinked: true,
  sample: 'Released 2024-09-20, updated 2026-11-21.',
});

/** Notes about a pattern, and about a pattern or its replacement. */
const patternNotes = ['literal-unpacked', 'other-dialect'] as const;
const matchNotes = [...patternNotes, 'backslash-reference'] as const;

const errors = ['invalid-pattern', 'conflicting-flags'] as const;
const options = {
  // A pattern can take practically forever.
  cost: 'unbounded',
  timeLimit: { seconds: 2, field: 'pattern' },
  answersNothing: true,
} as const;

export const match = declare({
  input: { pattern, flags, text: subject, limit: integer({ default: 1000, min: 1, max: 10_000, rare: true }) },
  output: {
    matchCount: number(),
    matches: table({ number: 'number', start: 'number', end: 'number', line: 'number', column: 'number', value: 'text' }, { primary: true }),
    groups: table({ match: 'number', group: 'number', name: 'text', matched: 'flag', value: 'optional-text', start: 'number', end: 'number' }),
    truncated: flag(),
    notes: list({ codes: matchNotes }),
  },
  isDefault: true,
  errors,
  ...options,
});

export const replace = declare({
  input: {
    pattern,
    flags,
    text: subject,
    replacement: text({ sample: '$<day>.$<month>.$<year>' }),
    expandEscapes: flag({ default: false }),
  },
  output: { result: text({ primary: true, multiline: true }), replacementCount: number(), notes: list({ codes: matchNotes }) },
  errors: [...errors],
  ...options,
});

export const split = declare({
  input: {
    pattern,
    flags: choices(flagLetters, { shared: true, default: ['u'], remembered: false }),
    text: subject,
    limit: integer({ optional: true, min: 1, max: 4_294_967_295 }),
  },
  output: { parts: list({ primary: true }), notes: list({ codes: patternNotes }) },
  errors: [...errors],
  ...options,
});

export const explain = declare({
  input: { pattern: mainPattern, flags },
  output: {
    explanation: table({ depth: 'number', start: 'number', end: 'number', source: 'text', meaning: 'text' }, { primary: true }),
    diagram: image(),
    literal: text({ format: 'regex' }),
    groupCount: number(),
    groupNames: list(),
    notes: list({ codes: patternNotes }),
  },
  errors,
  answersNothing: true,
  usesReference: true,
});

export const sample = declare({
  input: { pattern: mainPattern, flags, count: integer({ default: 3, min: 1, max: 50 }) },
  output: { samples: text({ primary: true, multiline: true }), notes: list({ codes: patternNotes }) },
  errors: [...errors, 'cannot-generate'],
  ...options,
});

const SAMPLE_TESTS = String.raw`[
  { "text": "2024-09-20", "expect": "match" },
  { "text": "Updated 2026-11-21.", "expect": "exact", "match": "2026-11-21", "groups": { "year": "2026", "day": "21" } },
  { "text": "20.09.2024", "expect": "no-match" },
  { "text": "2024-9-2", "expect": "no-match" }
]`;

// A test file, the array of its tests, or lines, each of which must match.
const tests = text({ primary: true, multiline: true, shared: true, format: 'json', sample: SAMPLE_TESTS });

const results = {
  row: 'number',
  engine: { codes: engineIds },
  verdict: { codes: ['pass', 'fail', 'refused'] },
  expect: { codes: expectations },
  text: 'text',
  // The first match; null if there is none.
  match: 'optional-text',
  start: 'number',
  // The first part that is not as expected: the group, empty for the match, and where it differs.
  group: 'text',
  expected: 'optional-text',
  actual: 'optional-text',
  at: 'number',
  // Why the match is not that of the first engine.
  reasons: { codes: [...traits, 'unexplained'], several: true },
} as const;

/** Compares what engines find in texts with what is expected there. A test file may contain pattern and flags: a typed pattern, with the chosen flags, takes precedence. */
export const test = declare({
  input: { tests, pattern, flags, engines: choices(engineIds, { default: ['javascript'] }) },
  output: {
    verdict: text({ codes: ['pass', 'fail'], tones: { pass: 'good', fail: 'bad' }, fails: ['fail'] }),
    passed: number(),
    failed: number(),
    failures: table(results, { primary: true }),
    results: table(results),
    engines: table({ engine: { codes: engineIds }, accepts: 'flag', reason: 'text', construct: 'text', instead: 'text' }),
  },
  errors: [...errors, 'invalid-json', 'too-deeply-nested', 'invalid-tests', 'too-many-tests', 'no-engine'],
  ...options,
  timeLimit: { seconds: 5, field: 'pattern' },
});

/** Writes tests as a test file, or as source code for a test framework. */
export const testFile = declare({
  input: { tests, pattern, flags, language: choice(testLanguages) },
  output: {
    code: text({ primary: true, multiline: true, format: ({ language }: { readonly language: string }) => (language === 'json' ? 'json' : undefined) }),
  },
  errors: [...errors, 'invalid-json', 'too-deeply-nested', 'invalid-tests', 'too-many-tests'],
});

/** Proves, or searches for patterns that allow no proof, whether a text can make the pattern catastrophically slow, with the text and its times. */
export const check = declare({
  input: { pattern: mainPattern, flags },
  output: {
    verdict: text({
      codes: ['linear', 'likely-linear', 'polynomial', 'exponential', 'unknown'],
      tones: { linear: 'good', 'likely-linear': 'good', polynomial: 'doubtful', exponential: 'bad', unknown: 'none' },
      fails: ['polynomial', 'exponential'],
    }),
    degree: number(),
    attack: text({ primary: true, multiline: true, hiddenIfEmpty: true }),
    expression: text({ hiddenIfEmpty: true }),
    times: table({ length: 'number', milliseconds: 'number' }),
    hotspots: table({ start: 'number', end: 'number', source: 'text' }),
    reason: text({ codes: ['timeout', 'unsupported'], hiddenIfEmpty: true }),
    notes: list({ codes: patternNotes }),
  },
  errors,
  ...options,
  timeLimit: { seconds: 20, field: 'pattern' },
});
