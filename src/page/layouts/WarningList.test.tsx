import { fireEvent, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Column } from '../../contract/fields.ts';
import { table } from '../../contract/fields.ts';
import { warn, warnings } from '../testing/layout-operations.ts';
import { raise } from '../testing/raise.ts';
import { renderAnswer } from '../testing/render-part.tsx';
import { isWarningTable, WarningList, warningsOf } from './WarningList.tsx';

const columns = (more: Readonly<Record<string, Column>>) => table({ code: { codes: ['odd'] }, line: 'number', column: 'number', ...more });

test('accepts only tables with a code and a position as warnings, and only complete rows', () => {
  expect(isWarningTable(warn.output.warnings)).toBe(true);
  expect(isWarningTable(columns({}))).toBe(true);
  expect(isWarningTable(columns({ code: 'text' }))).toBe(false);
  expect(isWarningTable(columns({ line: 'text' }))).toBe(false);
  expect(isWarningTable(columns({ column: 'text' }))).toBe(false);
  expect(isWarningTable(warn.output.yaml)).toBe(false);
  expect(isWarningTable(undefined)).toBe(false);
  const [whole] = warnings;
  const broken = Object.keys(whole).flatMap((key) => [{ ...whole, [key]: null }, Object.fromEntries(Object.entries(whole).filter(([name]) => name !== key))]);
  expect(warningsOf({ rows: [whole, null, 7, ...broken] }, 'rows')).toEqual([whole]);
  expect(warningsOf({ rows: 'x' }, 'rows')).toEqual([]);
});

const onGoTo = vi.fn<(line: number, column: number) => void>();

const render = (found: readonly (typeof warnings)[number][]) =>
  renderAnswer(
    warn,
    { yaml: 'y', length: '1', warnings: found },
    (operation) => (
      <WarningList operation={operation} name="warnings" onGoTo={onGoTo}>
        <button type="button">Avoid</button>
      </WarningList>
    ),
    { words: { 'outputs.warnings.label': 'Warnings', 'outputs.yaml.label': 'YAML', 'inputs.json.label': 'JSON' } },
  );

test('one line opens the list, whose buttons go to the positions', async () => {
  const view = await render(warnings);
  const line = view.getByRole('button', { name: /^2 warnings/u });
  expect([line.getAttribute('aria-expanded'), view.queryByRole('region')]).toEqual(['false', null]);
  await view.user.click(line);
  const region = within(view.getByRole('region'));
  expect(region.getAllByRole('listitem')).toHaveLength(2);
  expect(region.getAllByRole('button').map(({ textContent }) => textContent)).toContain('Avoid');
  await view.user.click(view.getByRole('button', { name: 'Line 3, column 1' }));
  expect(onGoTo).toHaveBeenCalledExactlyOnceWith(3, 1);
});

test('Escape closes the list and returns the focus to the line', async () => {
  const view = await render(warnings);
  const line = view.getByRole('button', { name: /^2 warnings/u });
  await view.user.click(line);
  await view.user.tab();
  await view.user.keyboard('{Escape}');
  expect(view.queryByRole('region')).toBeNull();
  expect(document.activeElement).toBe(line);
});

test('without warnings the line keeps its place and opens nothing', async () => {
  const view = await render([]);
  const line = view.container.querySelector<HTMLElement>('[data-action="warnings"]') ?? raise();
  expect(line.textContent).toBe('No warnings');
  fireEvent.click(line);
  expect(view.queryByRole('region')).toBeNull();
});
