import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { choice, dateTime, flag, text } from '../../contract/fields.ts';
import { declare } from '../../contract/operations.ts';
import { parseLink } from '../../runtime/link.ts';
import { areInputsKept, freshState, handedState, hasUnsavedWork, keepInputs, linkedState, notUnderstood, storeOptions, withValues } from './page-state.ts';

const operations = {
  encode: declare({
    input: { text: text({ primary: true, sample: 'sample' }), letterCase: choice(['upper', 'lower']), strict: flag(), key: text({ secret: true }) },
    output: { text: text({ primary: true }) },
  }),
};

let items: Map<string, string>;

beforeEach(() => {
  items = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => items.set(name, value),
    removeItem: (name: string) => items.delete(name),
  });
});
afterEach(() => vi.unstubAllGlobals());

const fresh = () => freshState('tool', operations);
function linked(fragment: string) {
  const link = parseLink(fragment, operations);
  return link ? linkedState(fresh(), operations, link) : fresh();
}
const storedOptions = (): unknown => JSON.parse(items.get('penknife.options.tool') ?? 'null');

test.each([
  '{"broken',
  'null',
  '7',
  '"encode"',
  '[]',
  '[[1]]',
  '{"encode":null}',
  '{"encode":"text"}',
  '{"encode":[1,2]}',
  '{"encode":{"letterCase":"title","strict":"yes","text":7,"key":{}}}',
  '{"encode":{"__proto__":{"text":"x"},"constructor":1}}',
  '{"other":{"text":"x"}}',
])('stored %s gives a page with samples and defaults', (value) => {
  items.set('penknife.options.tool', value);
  items.set('penknife.inputs.tool', value);
  expect(fresh().inputs.encode).toMatchObject({ letterCase: 'upper', strict: false, key: '' });
  expect(fresh().inputs.encode?.text).toMatch(/^(?:sample|)$/u);
});

test('a tab writes only its own changes, and keeps those of another tab', () => {
  const before = fresh();
  const after = { ...before, inputs: { encode: { ...before.inputs.encode, strict: true, text: 'typed' } } };
  items.set('penknife.options.tool', '{"encode":{"letterCase":"lower"},"decode":{"strict":true}}');
  expect(storeOptions('tool', operations, before, after)).toBe(true);
  expect(storedOptions()).toEqual({ encode: { letterCase: 'lower', strict: true }, decode: { strict: true } });
});

test('writes no options if only text was typed', () => {
  const before = fresh();
  const after = { ...before, inputs: { encode: { ...before.inputs.encode, text: 'typed', key: 'secret' } } };
  expect(storeOptions('tool', operations, before, after)).toBe(true);
  expect(items.size).toBe(0);
});

test.each([
  ['forbidden', () => Object.defineProperty(globalThis, 'localStorage', { configurable: true, get: fail })],
  ['null', () => vi.stubGlobal('localStorage', null)],
  ['full', () => vi.stubGlobal('localStorage', { getItem: () => null, setItem: fail, removeItem: fail })],
])('storage that is %s leaves samples and defaults, and reports that nothing is stored', (_kind, spoil) => {
  spoil();
  const before = fresh();
  expect(before.inputs.encode).toMatchObject({ text: 'sample', letterCase: 'upper' });
  expect(areInputsKept('tool')).toBe(false);
  expect(keepInputs('tool', operations, before)).toBe(false);
  expect(storeOptions('tool', operations, before, { ...before, inputs: { encode: { ...before.inputs.encode, strict: true } } })).toBe(false);
  expect(storeOptions('tool', operations, before, before)).toBe(true);
});

test('stored inputs contain no secrets, and are restored', () => {
  const state = { ...fresh(), inputs: { encode: { text: 'typed', key: 'secret', letterCase: 'lower', strict: true } } };
  expect(keepInputs('tool', operations, state)).toBe(true);
  expect(items.get('penknife.inputs.tool')).not.toContain('secret');
  expect(fresh().inputs.encode).toMatchObject({ text: 'typed', letterCase: 'lower', key: '' });
});

test.each([
  ['#/encode?text=a&letterCase=lower', { text: 'a', letterCase: 'lower' }, []],
  ['#/encode?text=a&color=red&letterCase=lower', { text: 'a', letterCase: 'lower' }, ['color']],
  ['#/encode?text=a&letterCase=title&strict=maybe', { text: 'a', letterCase: 'upper', strict: false }, ['letterCase', 'strict']],
  ['#/encode?key=x', { key: '' }, ['key']],
  ['#/encode?', { text: '' }, []],
  ['#/encode', { text: 'sample' }, []],
  ['#/transmute?text=a', { text: 'sample' }, ['transmute']],
  ['#/constructor', { text: 'sample' }, ['constructor']],
  ['#/', { text: 'sample' }, []],
  ['#section', { text: 'sample' }, []],
])('the link %s gives the known values, and lists the rest', (fragment, input, unknown) => {
  const link = parseLink(fragment, operations);
  expect(linked(fragment).inputs.encode).toMatchObject(input);
  expect(link ? notUnderstood(operations, link) : []).toEqual(unknown);
});

function fail(): never {
  throw new DOMException('no', 'QuotaExceededError');
}

test('a link keeps a text that links never contain, and that text is unsaved work if storing is refused', () => {
  const draft = {
    write: declare({ input: { text: text({ primary: true, remembered: true, unlinked: true }), strict: flag() }, output: { text: text({ primary: true }) } }),
  };
  items.set('penknife.options.draft', '{"write":{"text":"a draft"}}');
  const link = parseLink('#/write?strict=true&text=other', draft);
  const state = linkedState(freshState('draft', draft), draft, link ?? fail());
  expect(state.inputs.write).toEqual({ text: 'a draft', strict: true });
  expect(hasUnsavedWork(draft, state, false, false)).toBe(false);
  expect(hasUnsavedWork(draft, state, false, true)).toBe(true);
});

describe('shared inputs', () => {
  const pattern = text({ shared: true, sample: 'a+' });
  const tabs = {
    match: declare({ input: { pattern, text: text({ primary: true, shared: true, unlinked: true, sample: 'aab' }), limit: text() }, output: {} }),
    explain: declare({ input: { pattern: text({ ...pattern, primary: true }), limit: text() }, output: {} }),
    compare: declare({ input: { pattern: text(), text: text({ primary: true, shared: true, unlinked: true }) }, output: {} }),
  };
  const begun = (): ReturnType<typeof freshState> => freshState('tabs', tabs);

  test('change in all operations that share them, and the others in one', () => {
    const { inputs, samples } = withValues(begun(), tabs, 'match', { pattern: 'b', text: 'bb', limit: '1' });
    expect(inputs).toEqual({ match: { pattern: 'b', text: 'bb', limit: '1' }, explain: { pattern: 'b', limit: '' }, compare: { pattern: '', text: 'bb' } });
    expect(samples).toEqual([]);
  });

  test('leave the inputs and samples of other operations unchanged', () => {
    const before = begun();
    const { inputs, samples } = withValues(before, tabs, 'match', { limit: '1' });
    expect(inputs.explain).toBe(before.inputs.explain);
    expect(samples).toBe(before.samples);
    expect(withValues(before, tabs, 'compare', { pattern: 'own' }).inputs.match).toBe(before.inputs.match);
  });

  test('reach all operations from a link and from another tool', () => {
    const link = parseLink('#/explain?pattern=c', tabs);
    const { active, inputs, samples } = linkedState(begun(), tabs, link ?? fail());
    expect({ active, inputs }).toMatchObject({ active: 'explain', inputs: { match: { pattern: 'c', text: 'aab' }, explain: { pattern: 'c' } } });
    expect(samples).toEqual(['match']);
    expect(handedState(begun(), tabs, 'compare', { text: 'given' })).toMatchObject({
      active: 'compare',
      inputs: { match: { pattern: 'a+', text: 'given' } },
      samples: ['explain'],
    });
  });
});

test('clears a sample with its counterpart, and restores it, unless it is changed too', () => {
  const check = declare({
    input: {
      token: text({ primary: true, sample: 'token' }),
      key: text({ sample: 'secret', sampleWith: 'token' }),
      time: dateTime({ optional: true, sample: '2026-01-01T00:00:00Z', sampleWith: 'token' }),
    },
    output: {},
  });
  const time = '2026-01-01T00:00:00Z';
  const change = (before: ReturnType<typeof freshState>, values: Parameters<typeof withValues>[3]) => withValues(before, { check }, 'check', values);
  const begun = freshState('check', { check });
  const replaced = change(begun, { token: 'mine' });
  expect(begun.inputs.check).toEqual({ token: 'token', key: 'secret', time });
  expect(replaced.inputs.check).toEqual({ token: 'mine', key: '', time: undefined });
  expect(change(replaced, { token: 'token' }).inputs.check).toEqual({ token: 'token', key: 'secret', time });
  expect(change(begun, { token: 'mine', key: 'secret', time }).inputs.check).toEqual({ token: 'mine', key: 'secret', time });
  expect(change(change(begun, { key: 'own' }), { token: 'mine' }).inputs.check).toEqual({ token: 'mine', key: 'own', time: undefined });
});
