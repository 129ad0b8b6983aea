import { choices, flag, image, integer, list, number, table, text } from '../../contract/fields.ts';
import { declare } from '../../contract/operations.ts';
import { flagLetters } from '../../lib/regex/flags.ts';

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
