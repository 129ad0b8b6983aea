import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { flag, text } from '../../contract/fields.ts';
import { declare } from '../../contract/operations.ts';
import { renderAnswer, renderOperation } from '../testing/render-part.tsx';
import { OutputFacts } from './OutputFacts.tsx';

const place = declare({
  input: { query: text({ primary: true, sample: 'London' }) },
  output: { name: text({ primary: true }), kind: text({ codes: ['city', 'river'] }), area: text(), isCapital: flag(), code: text() },
});

const words = {
  'operations.answer.label': 'Place',
  'inputs.query.label': 'Query',
  'outputs.name.label': 'Name',
  'outputs.kind.label': 'Kind',
  'outputs.kind.values.city': 'A city',
  'outputs.kind.values.river': 'A river',
  'outputs.area.label': 'Area',
  'outputs.isCapital.label': 'Capital',
  'outputs.code.label': 'Code',
};

const output = { name: 'London', kind: 'city', area: '', isCapital: true, code: 'GB' } as const;

test('shows texts as they are, codes and flags by their text, and omits empty values', async () => {
  const view = await renderAnswer(place, output, (operation) => <OutputFacts operation={operation} facts={['name', 'kind', 'area', 'isCapital']} />, { words });
  expect(view.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Name', 'Kind', 'Capital']);
  expect(
    [...view.container.querySelectorAll<HTMLElement>('output')].map(({ textContent, dataset }) => [dataset.operation, dataset.field, textContent]),
  ).toEqual([
    ['answer', 'name', 'London'],
    ['answer', 'kind', 'A city'],
    ['answer', 'isCapital', 'Yes'],
  ]);
  expect(view.queryByRole('button', { name: 'Copy Capital' })).toBeNull();
});

test('copies the displayed text, or another one', async () => {
  const view = await renderAnswer(
    place,
    output,
    (operation) => (
      <OutputFacts operation={operation} facts={['kind', { name: 'code', text: 'United Kingdom', copied: output.code }, { name: 'name', text: undefined }]} />
    ),
    { words },
  );
  const copy = async (label: string): Promise<string> => {
    await view.user.click(within(view.getByRole('main')).getByRole('button', { name: `Copy ${label}` }));
    return navigator.clipboard.readText();
  };
  expect(view.getByText('United Kingdom').closest('output')?.dataset.field).toBe('code');
  expect([await copy('Kind'), await copy('Code'), await copy('Name')]).toEqual(['A city', 'GB', 'London']);
});

test('omits a text without a label, and flags before the first result', async () => {
  const refused = await renderOperation(
    place,
    (operation) => <OutputFacts operation={{ ...operation, hasOutput: false }} facts={['isCapital', { name: 'name', text: '' }]} />,
    { operations: { answer: place } },
  );
  expect(refused.queryAllByRole('term')).toEqual([]);
});
