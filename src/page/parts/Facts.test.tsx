import { expect, test } from 'vitest';
import { copied } from '../../app/testing/clipboard.ts';
import look from '../look.module.css';
import { renderPart } from '../testing/render-part.tsx';
import { Facts } from './Facts.tsx';

test('facts are names and values, without empty ones, and some can be copied', async () => {
  const view = await renderPart(
    <Facts
      name="facts"
      facts={[
        { label: 'One', value: '1', copied: 'copied 1' },
        { label: 'two', isCode: true, hint: 'the second', value: '2' },
        { label: 'None', value: '' },
        { label: 'Null', value: null },
      ]}
    />,
  );
  const list = view.container.querySelector('dl');
  expect(list?.dataset.value).toBe('facts');
  expect([...(list?.querySelectorAll('dt') ?? [])].map(({ textContent }) => textContent)).toEqual(['One', 'twothe second']);
  expect(list?.querySelector('code')?.textContent).toBe('two');
  expect(list?.querySelectorAll('code')).toHaveLength(1);
  expect(list?.querySelectorAll(`.${look.hint}`)).toHaveLength(1);
  expect(view.getAllByRole('button')).toHaveLength(1);
  await view.user.click(view.getByRole('button', { name: 'Copy One' }));
  expect(await copied()).toBe('copied 1');
});

test('shows the first 100 of many facts, and more on request', async () => {
  const view = await renderPart(<Facts facts={Array.from({ length: 150 }, (_, index) => ({ label: `Name ${index}`, value: 'x' }))} />);
  expect(view.getAllByRole('term')).toHaveLength(100);
  await view.user.click(view.getByRole('button', { name: 'Show more' }));
  expect(view.getAllByRole('term')).toHaveLength(150);
  expect(view.queryByRole('button', { name: 'Show more' })).toBeNull();
});
