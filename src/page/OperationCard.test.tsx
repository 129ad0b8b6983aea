import { screen, act, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { flag, text } from '../contract/fields.ts';
import { declare } from '../contract/operations.ts';
import { describeText } from './demo-tool.tsx';
import options from './layouts/options.module.css';
import { OperationCard } from './OperationCard.tsx';
import { order } from './testing/order.ts';
import { renderAnswer, renderOperation } from './testing/render-part.tsx';
import { renderRead, resultsIn } from './testing/read-operation.tsx';

test('shows the name, the fields and the results of an operation', async () => {
  const view = await renderOperation(describeText, (operation) => <OperationCard operation={operation} outputs={['length', 'last']} />);
  screen.getByRole('heading', { level: 2 });
  view.getByRole('textbox', { name: 'Text' });
  await waitFor(() => expect(view.container.querySelector('[data-value="length"]')?.textContent).toMatch(/^\d+$/u));
});

test('an operation card has its name, its fields, its children, and its results', async () => {
  const view = await renderRead((operation) => (
    <OperationCard operation={operation} below={<p>between</p>} prominent="extra">
      <p>child</p>
    </OperationCard>
  ));
  const card = view.getByRole('region', { name: 'Read a text' });
  expect(resultsIn(view)).toEqual(['result', 'extra', 'marks', 'deep']);
  expect(view.part('answer', 'extra').querySelector('output')?.className).toMatch(/prominent/u);
  expect(order(card).slice(0, 4)).toEqual(['given', 'mode', 'end', 'strict']);
  expect(card.textContent).toMatch(/The strict.*between.*The result.*child/u);
  expect(document.activeElement).toBe(document.body);
  expect(view.getByRole('button', { name: 'Copy all: Read a text' }).dataset.action).toBe('copy-all');
  await act(async () => view.state().set('given', ''));
  expect(view.getByText('child').closest('[hidden]')).not.toBeNull();
  expect(view.getByText('between').closest('[hidden]')).toBeNull();
});

test('an operation card shows the named fields and results, and copies the values of its children', async () => {
  const view = await renderRead((operation) => (
    <OperationCard operation={operation} inputs={['strict']} outputs={['extra']} inChildren={['result', 'deep']} autoFocus>
      <p>child</p>
    </OperationCard>
  ));
  expect(order(view.container)).toEqual(['given', 'strict', 'extra']);
  expect(document.activeElement).toBe(view.box('answer', 'given'));
  await view.user.click(view.getByRole('button', { name: 'Copy all: Read a text' }));
  await waitFor(async () => expect(await navigator.clipboard.readText()).toBe('The extra: more\nThe result: main\nThe deep: rare'));
});

const sort = declare({ input: { given: text({ primary: true }), upwards: flag(), unique: flag() }, output: { sorted: text({ primary: true }) } });

test.each([
  [{}, false],
  [{ foldsOptions: true }, true],
])('with %j, options are folded on wide screens: %j', async (props, isFolded) => {
  const view = await renderAnswer(sort, { sorted: '' }, (operation) => <OperationCard operation={operation} {...props} />);
  expect(view.getByRole('group', { name: 'Options' }).classList.contains(options.always ?? '')).toBe(isFolded);
});
