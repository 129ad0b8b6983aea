/** Labels of the scores 0 to 4. */
export const strengths = ['very-weak', 'weak', 'fair', 'strong', 'very-strong'] as const;

/** Attackers, with their guesses per second. */
export const scenarios = {
  'online-throttled': 100 / 3600,
  online: 10,
  'offline-slow-hash': 1e4,
  'offline-fast-hash': 1e10,
} as const;
export const scenarioNames = Object.keys(scenarios) as (keyof typeof scenarios)[];

export const patternNames = ['dictionary', 'spatial', 'repeat', 'sequence', 'word-sequence', 'regex', 'date', 'bruteforce', 'separator'] as const;

export const warnings = [
  'straight-row',
  'key-pattern',
  'simple-repeat',
  'extended-repeat',
  'sequences',
  'recent-years',
  'dates',
  'top-ten',
  'top-hundred',
  'common',
  'similar-to-common',
  'word-by-itself',
  'names-by-themselves',
  'common-names',
  'user-inputs',
] as const;

export const suggestions = [
  'l33t',
  'reverse-words',
  'all-uppercase',
  'capitalization',
  'dates',
  'recent-years',
  'associated-years',
  'sequences',
  'repeated',
  'longer-keyboard-pattern',
  'another-word',
  'use-words',
  'no-need',
] as const;
