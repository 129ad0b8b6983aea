import { expect, test } from 'vitest';
import { problemsOf, notesOf } from './release.mjs';

const changelog = '# Changelog\n\n## Unreleased\n\n- Later.\n\n## 1.2.0 (2026-01-31)\n\n- New.\n- Better.\n\n## 1.1.0\n\n- Old.\n\n## 1.0.0\n';

test('finds the section of a version', () => {
  expect(notesOf(changelog, '1.2.0')).toBe('- New.\n- Better.');
  expect(notesOf(changelog, '1.1.0')).toBe('- Old.');
});

test('a missing or empty section has no notes', () => {
  expect(notesOf(changelog, '1.2')).toBeUndefined();
  expect(notesOf(changelog, '1.0.0')).toBeUndefined();
});

test('accepts only a release whose tag, version and changelog agree', () => {
  expect(problemsOf('v1.2.0', '1.2.0', changelog)).toEqual([]);
  expect(problemsOf('v1.2.0', '1.1.0', changelog)).toEqual(['The tag is v1.2.0, but package.json has the version 1.1.0.']);
  expect(problemsOf('v2.0.0', '2.0.0', changelog)).toEqual(['CHANGELOG.md has no section "## 2.0.0", or it is empty.']);
});
