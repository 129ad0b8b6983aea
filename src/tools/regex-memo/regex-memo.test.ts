import { describe, expect, test } from 'vitest';
import { toBench } from '../../lib/regex/template-on-bench.ts';
import { templates } from '../../lib/regex/templates.ts';
import { markMatches, showSpace } from './marked.ts';
import { flags, replacementTokens } from './replacement-tokens.ts';
import { rows, sections } from './rows.ts';
import en from './strings/en.json' with { type: 'json' };

describe('cheat sheet', () => {
  test.each(rows.map((row) => [`${row.pattern} ${row.flags}`, row] as const))('%s', (_title, { pattern, flags, sample, matches }) => {
    expect([...sample.matchAll(new RegExp(pattern, `${flags}g`))].map(([match]) => match)).toEqual(matches);
    const marked = markMatches(sample, pattern, flags);
    expect(marked.filter(({ isMatch }) => isMatch).map(({ text }) => text)).toEqual(matches);
    expect(marked.map(({ text }) => text).join('')).toBe(sample);
  });

  test.each(replacementTokens.map((token) => [token.token, token] as const))(
    'expands %s in a replacement',
    (_token, { pattern, replacement, text, result }) => {
      expect(text.replace(new RegExp(pattern, 'u'), replacement)).toBe(result);
    },
  );

  test('has 53 rows in 8 sections, each with a meaning', () => {
    expect(rows).toHaveLength(53);
    expect([...new Set(rows.map(({ section }) => section))]).toEqual(sections);
    expect(Object.keys(en.reference).toSorted()).toEqual(
      [...rows.map(({ id }) => id), ...sections.map((section) => `section-${section}`), 'search-synonyms', 'search-ignored'].toSorted(),
    );
  });
});

test.each(templates.map((template) => [template.id, template] as const))('template %s matches exactly the valid lines', (_id, template) => {
  const { pattern, flags, text } = toBench(template);
  expect(new RegExp(pattern, flags.join('')).source).toBe(pattern);
  const matches = [...text.matchAll(new RegExp(pattern, flags.join('')))].map(([match]) => match);
  if (template.flags.includes('g')) expect(matches.length).toBeGreaterThan(0);
  else expect(matches).toEqual(template.good);
});

test('shows whitespace', () => {
  expect(showSpace('a\t\u00a0b\r\n')).toBe('a→⍽b␍↵');
});

test('lists the flags of ECMAScript, section 22.2.6.4', () => {
  expect(flags.toSorted().join('')).toBe('dgimsuvy');
});
