import { expect, test } from 'vitest';
import { expectCopied } from '../app/testing/clipboard.ts';
import { describeText } from './demo-tool.tsx';
import { renderOperation } from './testing/render-part.tsx';
import { ValueCard } from './ValueCard.tsx';

test('a card shows some results, and one button copies them all', async () => {
  const view = await renderOperation(describeText, (operation) => <ValueCard operation={operation} title="Numbers" names={['length', 'last', 'fits']} />);
  const card = await view.findByRole('region', { name: 'Numbers' });
  expect([...card.querySelectorAll<HTMLElement>('[data-field]')].map(({ dataset }) => dataset.field)).toEqual(['length', 'last', 'fits']);
  await view.user.click(view.getByRole('button', { name: 'Copy all: Numbers' }));
  await expectCopied(/^Length: \d+\nLast word: prompt\nFits: /u);
});
