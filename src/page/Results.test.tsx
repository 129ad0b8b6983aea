import { act, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { rejected } from './testing/rejected.ts';
import { file, text } from '../contract/fields.ts';
import { declare } from '../contract/operations.ts';
import look from './look.module.css';
import { Results } from './Results.tsx';
import { renderAnswer } from './testing/render-part.tsx';
import { renderRead, resultsIn } from './testing/read-operation.tsx';

test('results show the primary output first, in large type, and collapse the rare ones', async () => {
  const view = await renderRead((operation) => <Results operation={operation} />);
  const card = view.getByRole('region', { name: 'Results' });
  expect(card.querySelector('h2')).toBeNull();
  expect(resultsIn(view)).toEqual(['result', 'extra', 'marks', 'deep']);
  const fold = card.querySelector('details');
  expect([fold?.open, fold?.querySelector('summary')?.textContent]).toEqual([false, 'Details']);
  expect(fold?.querySelectorAll('[data-field]')).toHaveLength(1);
  expect(view.part('answer', 'result').querySelector('output')?.className).toMatch(/prominent/u);
  expect(view.part('answer', 'extra').querySelector('output')?.className).not.toMatch(/prominent/u);
  expect(view.queryByText('The result will appear here.')).toBeNull();
  expect(view.getByRole('button', { name: 'Copy all: Results' }).dataset.action).toBe('copy-all');
});

test('results show only the named outputs, under a title, none in large type', async () => {
  const view = await renderRead((operation) => <Results operation={operation} title="Answer" names={['extra', 'result']} />);
  expect(view.getByRole('region', { name: 'Answer' }).querySelector('h2')?.textContent).toBe('Answer');
  expect(resultsIn(view)).toEqual(['extra', 'result']);
  expect(view.part('answer', 'result').querySelector('output')?.className).not.toMatch(/prominent/u);
  expect(view.queryByText('Details')).toBeNull();
  expect(view.queryByRole('button', { name: 'Copy all: Answer' })).toBeNull();
});

test('results show custom views, and children instead of all outputs, of which only the named ones are copied', async () => {
  const view = await renderRead((operation) => <Results operation={operation} views={{ extra: ({ value }) => <b>own {value}</b> }} />);
  expect(view.part('answer', 'extra').textContent).toBe('own more');
  view.unmount();
  const children = await renderRead((operation) => (
    <Results operation={operation}>
      <p>child</p>
    </Results>
  ));
  expect(resultsIn(children)).toEqual([]);
  expect(children.getByText('child').closest('[hidden]')).toBeNull();
  expect(children.queryByRole('button')).toBeNull();
  children.unmount();
  const named = await renderRead((operation) => (
    <Results operation={operation} names={['extra', 'result', 'deep']}>
      <p>child</p>
    </Results>
  ));
  expect(resultsIn(named)).toEqual([]);
  expect(named.getByRole('button', { name: 'Copy all: Results' }).dataset.action).toBe('copy-all');
});

test('results ask for input if there is none, and offer the sample', async () => {
  const view = await renderRead((operation) => <Results operation={operation} />);
  await act(async () => view.state().set('given', ''));
  expect(view.getByText('The result will appear here.').className).toBe(look.note);
  expect(view.part('answer', 'result').closest('[hidden]')).not.toBeNull();
  await view.user.click(view.getByRole('button', { name: 'Sample' }));
  expect(view.state().input.given).toBe('sample');
  await waitFor(() => expect(view.queryByText('The result will appear here.')).toBeNull());
  expect(view.part('answer', 'result').closest('[hidden]')).toBeNull();
});

test.each([
  { what: 'progress', more: { progress: 'unknown' } as const, isAsking: false },
  { what: 'a bug', more: { problem: { kind: 'bug', message: 'x' } } as const, isAsking: false },
  { what: 'an error', more: rejected({ code: 'required', field: 'given' }), isAsking: true },
])('without a result there is a message, but not next to $what: $isAsking', async ({ more, isAsking }) => {
  const view = await renderRead((operation) => <Results operation={{ ...operation, hasOutput: false, ...more }} empty="Nothing yet" />);
  expect(view.queryByText('Nothing yet') !== null).toBe(isAsking);
  expect(view.queryByRole('button', { name: 'Sample' })).toBeNull();
});

const readFile = declare({ input: { given: file({ primary: true, optional: true }) }, output: { result: text({ primary: true }) } });

test('results ask for a file if the input is one', async () => {
  const view = await renderAnswer(readFile, { result: '' }, (operation) => <Results operation={operation} />);
  expect(view.getByText('Choose a file, or drop one anywhere on this page.').className).toBe(look.note);
  expect(view.container.querySelector('.tabler-icon-file-upload')).not.toBeNull();
  expect(view.queryByRole('button', { name: 'Sample' })).toBeNull();
});
