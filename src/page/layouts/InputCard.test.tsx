import { expect, test } from 'vitest';
import { renderAnswer } from '../testing/render-part.tsx';
import { InputCard } from './InputCard.tsx';
import { order } from '../testing/order.ts';
import { read, readWords } from '../testing/layout-operations.ts';

test('an input card has the main input, the options and its children below them', async () => {
  const view = await renderAnswer(
    read,
    { result: '' },
    (operation) => (
      <InputCard operation={operation} rows={2} controls={{ line: () => <b>own</b> }}>
        <p>below</p>
      </InputCard>
    ),
    { words: readWords },
  );
  const card = view.getByRole('region', { name: 'Input' });
  expect(order(card)).toEqual(['given', 'line', 'bare', 'number']);
  expect(view.box('answer', 'given').getAttribute('rows')).toBe('2');
  expect(view.part('answer', 'line').textContent).toBe('Lineown');
  expect(card.textContent.endsWith('below')).toBe(true);
});

test('an input card accepts a custom control for the main input, and shows only the named options', async () => {
  const view = await renderAnswer(
    read,
    { result: '' },
    (operation) => <InputCard operation={operation} inputs={['number']} controls={{ given: ({ value }) => <b>own: {value}</b> }} />,
    { words: readWords },
  );
  expect(order(view.getByRole('region', { name: 'Input' }))).toEqual(['given', 'number']);
  expect(view.part('answer', 'given').querySelector('b')?.textContent).toMatch(/^own: /u);
  expect(view.part('answer', 'given').querySelector('[data-action="clear"]')).not.toBeNull();
});
