import { act, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { flag, integer, text } from '../../contract/fields.ts';
import { declare } from '../../contract/operations.ts';
import { renderAnswer } from '../testing/render-part.tsx';
import { Presets } from './Presets.tsx';

const draw = declare({
  input: { level: integer({ default: 1 }), round: flag() },
  output: { svg: text({ primary: true }) },
});

const PRESETS = { low: { level: 1 }, high: { level: 9, round: true } } as const;

const MANY = { a: { level: 1 }, b: { level: 2 }, c: { level: 3 }, d: { level: 4 }, e: { level: 5 }, f: { level: 6 } } as const;

test('presets are buttons that set several inputs, with the current one pressed', async () => {
  const view = await renderAnswer(draw, { svg: '' }, (operation) => (
    <Presets operation={operation} label="Levels" presets={PRESETS} nameOf={(name) => name.toUpperCase()} />
  ));
  const group = view.getByRole('group', { name: 'Levels' });
  const pressed = () =>
    within(group)
      .getAllByRole('button')
      .map((button) => [button.textContent, button.getAttribute('aria-pressed')]);
  expect(pressed()).toEqual([
    ['LOW', 'true'],
    ['HIGH', 'false'],
  ]);
  await view.user.click(view.getByRole('button', { name: 'HIGH' }));
  expect(view.state().input).toMatchObject({ level: 9, round: true });
  expect(pressed()).toEqual([
    ['LOW', 'false'],
    ['HIGH', 'true'],
  ]);
  await act(async () => view.state().set('round', false));
  expect(pressed().map(([, isPressed]) => isPressed)).toEqual(['false', 'false']);
});

test('more than five presets are a list, which says if none is set', async () => {
  const view = await renderAnswer(draw, { svg: '' }, (operation) => (
    <Presets operation={operation} label="Levels" presets={MANY} nameOf={(name) => name.toUpperCase()} />
  ));
  const list = view.getByLabelText('Levels');
  expect([...list.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual(['Custom', 'A', 'B', 'C', 'D', 'E', 'F']);
  expect(list).toMatchObject({ value: 'a' });
  await view.user.selectOptions(list, 'F');
  expect(view.state().input.level).toBe(6);
  await view.user.selectOptions(list, 'Custom');
  expect(view.state().input.level).toBe(6);
  await act(async () => view.state().set('level', 7));
  expect(list).toMatchObject({ value: '' });
  view.unmount();
  const { f, ...five } = MANY;
  expect(f.level).toBe(6);
  const buttons = await renderAnswer(draw, { svg: '' }, (operation) => <Presets operation={operation} label="Levels" presets={five} nameOf={(name) => name} />);
  expect(buttons.getAllByRole('button')).toHaveLength(5);
});
