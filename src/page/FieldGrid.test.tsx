import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { flag, integer, text } from '../contract/fields.ts';
import { declare } from '../contract/operations.ts';
import { FieldGrid } from './FieldGrid.tsx';
import { renderAnswer } from './testing/render-part.tsx';

const make = declare({ input: { strict: flag(), name: text(), count: integer() }, output: { result: text({ primary: true }) } });
const words = { 'inputs.strict.label': 'Strict', 'inputs.name.label': 'Name', 'inputs.count.label': 'Count', 'outputs.result.label': 'Result' };

test('shows flags in a row below the other fields, in a named group', async () => {
  await renderAnswer(make, { result: '' }, (operation) => <FieldGrid operation={operation} names={['strict', 'name', 'count']} label="Details" />, { words });
  const fields = [...screen.getByRole('group', { name: 'Details' }).querySelectorAll<HTMLElement>('[data-field]')];
  expect(fields.map(({ dataset }) => dataset.field)).toEqual(['name', 'count', 'strict']);
  within(screen.getByRole('group', { name: 'Details' })).getByRole('switch', { name: 'Strict' });
});
