import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { choice, text } from '../../contract/fields.ts';
import { declare } from '../../contract/operations.ts';
import type { Draft } from './drafts.ts';
import { findDraft, handOver, returnTo, showDraft } from './drafts.ts';

const operations = {
  encode: declare({
    input: { text: text({ primary: true, sample: 'sample' }), letterCase: choice(['upper', 'lower']) },
    output: { text: text({ primary: true }) },
  }),
  decode: declare({ input: { text: text({ primary: true }) }, output: { text: text({ primary: true }) } }),
};

interface Entry {
  state: unknown;
  hash: string;
}

let entries: Entry[];
let place: number;
let tools = 0;
let tool: string;

// A new tool for each test: drafts last as long as the module.
beforeEach(() => {
  entries = [{ state: null, hash: '' }];
  place = 0;
  tool = `tool-${++tools}`;
  const entry = (): Entry => entries[place] ?? { state: null, hash: '' };
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined });
  vi.stubGlobal('location', {
    get hash() {
      return entry().hash;
    },
  });
  vi.stubGlobal('history', {
    get state() {
      return entry().state;
    },
    replaceState: (state: unknown) => {
      entry().state = state;
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

function show(): Draft {
  const draft = findDraft(tool, operations);
  showDraft(draft);
  return draft;
}

function follow(hash = ''): Draft {
  entries = [...entries.slice(0, place + 1), { state: null, hash }];
  place++;
  return show();
}

function go(steps: number): Draft {
  place += steps;
  return show();
}

const type = (draft: Draft, words: string): void =>
  draft.update((state) => ({ ...state, inputs: { ...state.inputs, encode: { ...state.inputs.encode, text: words } } }));
const typed = (draft: Draft): unknown => draft.read().inputs.encode?.text;

test('a link is applied once: later typing is restored on going back and forward', () => {
  entries = [{ state: null, hash: '#/encode?text=linked' }];
  expect(typed(show())).toBe('linked');
  const later = follow();
  expect(typed(later)).toBe('linked');
  type(later, 'typed');
  expect(typed(go(-1))).toBe('typed');
  expect(typed(go(1))).toBe('typed');
});

test('a link in the same tab does not replace typed text, and going back does not replace the link', () => {
  type(show(), 'typed');
  expect(typed(follow('#/encode?text=linked'))).toBe('linked');
  expect(typed(go(-1))).toBe('typed');
  expect(typed(go(1))).toBe('linked');
});

test('the menu leads to the latest work, not to what was viewed last', () => {
  show();
  const linked = follow('#/encode?text=linked');
  type(linked, 'typed');
  go(-1);
  expect(typed(follow())).toBe('typed');
});

test('a text from another tool starts new work, and the earlier work can be restored', () => {
  const first = show();
  type(first, 'typed');
  handOver(tool, operations, 'decode', { text: 'given' });
  const handed = follow();
  expect(handed.read()).toMatchObject({ active: 'decode', inputs: { decode: { text: 'given' }, encode: { text: 'typed' } } });
  expect(handed.valueBefore('encode', 'text')).toBe('typed');
  expect(handed.takeBefore()).toBe(first);
  expect(handed.takeBefore()).toBeUndefined();
  returnTo(first, handed);
  expect(show()).toBe(first);
  expect(go(-1)).toBe(first);
});

test('a link to an operation alone keeps the current values', () => {
  type(show(), 'typed');
  expect(follow('#/decode').read()).toMatchObject({ active: 'decode', inputs: { encode: { text: 'typed' } } });
  expect(follow('#section').read().active).toBe('decode');
});

test('a draft matches its link until something is done to it', () => {
  const draft = follow('#/encode?text=linked&color=red');
  expect(draft.notUnderstood).toEqual(['color']);
  expect([draft.isAsLinked, draft.isFresh]).toEqual([true, false]);
  type(draft, 'typed');
  expect(draft.isAsLinked).toBe(false);
  expect(new Set(follow('#/transmute').notUnderstood)).toEqual(new Set(['transmute']));
});

test('the history entry keeps the state of others', () => {
  entries = [{ state: { entry: 'x' }, hash: '' }];
  const { id } = show();
  expect(entries[0]?.state).toEqual({ entry: 'x', draft: id });
});

test('a result is kept for the same values', () => {
  const draft = show();
  const output = { text: 'random' };
  draft.keepAnswer('encode', { input: { text: 'a', letterCase: 'upper' }, output });
  expect(draft.keptAnswer('encode', { letterCase: 'upper', text: 'a' })?.output).toBe(output);
  expect(draft.keptAnswer('encode', { letterCase: 'lower', text: 'a' })).toBeUndefined();
  expect(draft.keptAnswer('decode', { text: 'a' })).toBeUndefined();
});
