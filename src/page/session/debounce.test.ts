import { describe, expect, test } from 'vitest';
import { choice, file, flag, integer, text } from '../../contract/fields.ts';
import { declare } from '../../contract/operations.ts';
import { debounceTime } from './debounce.ts';

const declared = declare({
  input: { text: text({ primary: true }), size: integer({ default: 1, min: 1, max: 9 }), mode: choice(['a', 'b']), isOn: flag(), file: file() },
  output: { text: text({ primary: true }) },
});
const before = { text: 'abc', size: 1, mode: 'a', isOn: false, file: undefined };
const pauseFor = (cost: 'instant' | 'slow', change: object, from: object = before): number =>
  debounceTime(declared, cost, { ...before, ...from }, { ...before, ...from, ...change });

describe('the delay before a run', () => {
  test('applies to typed or held input, if the operation is slow', () => {
    for (const change of [{ text: 'abcd' }, { text: '' }, { size: 2 }, { size: undefined }, { mode: 'b' }]) expect(pauseFor('slow', change)).toBe(120);
  });

  test('is zero for pasted, toggled, opened or unchanged input', () => {
    const changes = [{ text: 'abc'.repeat(9) }, { isOn: true }, { file: new File([], 'a') }, {}];
    for (const change of changes) expect(pauseFor('slow', change)).toBe(0);
    expect(pauseFor('slow', { text: '' }, { text: 'abc'.repeat(9) })).toBe(0);
  });

  test('is shorter for a long text, and zero for a short one, if the operation is quick', () => {
    const long = 'a'.repeat(20_000);
    expect(pauseFor('instant', { text: 'abcd' })).toBe(0);
    expect(pauseFor('instant', { text: `${long}b` }, { text: long })).toBe(60);
    expect(pauseFor('instant', { text: `${long}b` })).toBe(0);
  });

  test('considers everything that changed at once', () => {
    expect(pauseFor('slow', { text: 'abc'.repeat(9), size: 2 })).toBe(120);
  });
});
