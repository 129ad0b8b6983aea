import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { copied } from '../../app/testing/clipboard.ts';
import { Output } from '../Output.tsx';
import styles from './outputs.module.css';
import { ValueGroup } from './ValueGroup.tsx';
import { render } from '../testing/show-operation.tsx';

test('three single-line values are copied with one button, each on a line after its name', async () => {
  const names = ['line', 'count', 'isThere', 'items', 'lines', 'notes', 'rows'] as const;
  const view = await render({ line: 'one', count: 2, items: ['a', 'b'] }, (operation) => (
    <ValueGroup operation={operation} names={names} label="Facts">
      <p>shown</p>
    </ValueGroup>
  ));
  const button = view.getByRole('button', { name: 'Copy all: Facts' });
  expect([button.textContent, button.dataset.action]).toEqual(['Copy all', 'copy-all']);
  await view.user.click(button);
  await waitFor(async () => expect(await copied()).toBe('The line: one\nThe count: 2\nThe isThere: No\nThe items: a, b'));
  expect(view.getByText('shown').parentElement?.hidden).toBe(false);
  expect(view.queryByText('Last valid result')).toBeNull();
});

test('a list of ten counts as a line', async () => {
  const view = await render({ items: Array.from({ length: 10 }, () => 'x') }, (operation) => (
    <ValueGroup operation={operation} names={['items', 'count', 'isThere']} label="Facts">
      <p>shown</p>
    </ValueGroup>
  ));
  expect(view.getByRole('button', { name: 'Copy all: Facts' }).dataset.action).toBe('copy-all');
});

test('a group is marked once as the last valid result, and its parts are not', async () => {
  const view = await render({ line: 'one', count: 2 }, (operation) => (
    <ValueGroup operation={{ ...operation, isStale: true, isDimmed: true }} names={['line', 'count', 'isThere']} label="Facts">
      <Output operation={{ ...operation, isStale: true, isDimmed: true }} name="line" />
    </ValueGroup>
  ));
  expect(view.getAllByText('Last valid result').map(({ className }) => className)).toEqual([styles.lastGood]);
  expect(view.getByText('Last valid result').parentElement?.className).toContain(styles.stale);
  expect(view.getByRole('button', { name: 'Copy all: Facts (last valid result)' }).dataset.action).toBe('copy-all');
});

test.each([
  { what: 'two values', names: ['line', 'count'], output: { line: 'one' } },
  { what: 'an empty text', names: ['line', 'count', 'isThere'], output: {} },
  { what: 'a text with lines', names: ['line', 'count', 'isThere'], output: { line: 'a\nb' } },
  { what: 'a text that may have lines', names: ['lines', 'count', 'isThere'], output: { lines: 'a' } },
  { what: 'an empty list', names: ['items', 'count', 'isThere'], output: {} },
  { what: 'a list of eleven', names: ['items', 'count', 'isThere'], output: { items: Array.from({ length: 11 }, () => 'x') } },
  { what: 'codes', names: ['notes', 'count', 'isThere'], output: { notes: ['first'] } },
] as const)('a group has no Copy all with fewer than three single-line values: $what', { tags: ['slow'] }, async ({ names, output }) => {
  const view = await render(output, (operation) => (
    <ValueGroup operation={operation} names={names} label="Facts" hidden>
      <p>shown</p>
    </ValueGroup>
  ));
  expect(view.queryByRole('button', { name: 'Copy all: Facts', hidden: true })).toBeNull();
  expect(view.getByText('shown').parentElement?.hidden).toBe(true);
});
