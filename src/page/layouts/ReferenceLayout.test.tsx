import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import { stubScreen } from '../../app/testing/media.ts';
import { flag, integer, list, text } from '../../contract/fields.ts';
import { declare } from '../../contract/operations.ts';
import { renderAnswer } from '../testing/render-part.tsx';
import { ReferenceLayout } from './ReferenceLayout.tsx';
import { order } from '../testing/order.ts';
import { plain } from '../testing/layout-operations.ts';

const search = declare({
  input: { query: text({ primary: true, sample: 'x' }), a: flag(), b: flag(), c: flag(), d: flag(), e: flag(), f: flag(), g: flag() },
  output: { hits: list() },
});

test('a reference shows its search and all options, and the / key focuses the search', { tags: ['slow'] }, async () => {
  const view = await renderAnswer(search, { hits: [] }, (operation) => <ReferenceLayout operation={operation} />);
  expect(order(view.getByRole('group', { name: 'Options' }))).toEqual(Object.keys(search.input));
  expect(view.queryByText('More options')).toBeNull();
  expect(document.activeElement).toBe(view.box('answer', 'query'));
  expect(order(view.getByRole('region', { name: 'Results' }))).toEqual(['hits']);
  act(() => view.box('answer', 'query').blur());
  await view.user.keyboard('/');
  expect(document.activeElement).toBe(view.box('answer', 'query'));
  await view.user.keyboard('/y');
  expect(view.state().input.query).toBe('x/y');
});

test.each(['a narrow screen', 'an address that names an entry'])('a reference does not take focus on %s', async (where) => {
  if (where === 'a narrow screen') stubScreen({ isSmall: true });
  await renderAnswer(search, { hits: [] }, (operation) => <ReferenceLayout operation={operation}>own</ReferenceLayout>, {
    link: where === 'a narrow screen' ? '' : '#404',
  });
  expect(document.activeElement).toBe(document.body);
});

const count = declare({ input: { base: integer({ primary: true, default: 7 }), other: flag() }, output: { hits: list() } });

test('a reference without a text to search has the usual controls', async () => {
  const view = await renderAnswer(count, { hits: [] }, (operation) => <ReferenceLayout operation={operation}>own</ReferenceLayout>);
  expect(view.box('answer', 'base').value).toBe('7');
  expect(view.getByText('own').textContent).toContain('own');
  view.unmount();
  const bare = await renderAnswer(plain, { hits: [] }, (operation) => <ReferenceLayout operation={operation}>own</ReferenceLayout>);
  expect(order(bare.container)).toEqual(['other']);
});
