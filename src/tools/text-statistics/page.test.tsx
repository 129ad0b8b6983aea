import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectCopied } from '../../app/testing/clipboard.ts';
import { renderTool } from '../../app/testing/render-tool.tsx';

test('counts a text, and copies one count or all', { tags: ['slow'] }, async () => {
  const { user, fill, shown, expectShown } = await renderTool('text-statistics');
  fill('analyze', 'text', 'one two three\nfour');
  await expectShown('analyze', 'words', '4');
  expect(shown('analyze', 'lines')).toBe('2');
  expect(shown('analyze', 'graphemes')).toBe('18');
  await user.click(screen.getByRole('button', { name: 'Copy Words' }));
  await expectCopied('4');
  await user.click(screen.getByRole('button', { name: /^Copy all/u }));
  await expectCopied(/^Characters\t18\nWords\t4\nSentences\t\d\nLines\t2\n/u);
  expect(document.querySelector('[data-selected]')).toBeNull();
});

test('shows the reading time as a duration', async () => {
  const { fill, expectShown } = await renderTool('text-statistics');
  await expectShown('analyze', 'readingSeconds', '4 seconds');
  fill('analyze', 'text', 'word '.repeat(300));
  await expectShown('analyze', 'readingSeconds', '1 minute, 16 seconds');
});

test('measures common limits', { tags: ['slow'] }, async () => {
  const { fill, expectShown } = await renderTool('text-statistics');
  fill('analyze', 'text', 'x'.repeat(161));
  await expectShown('analyze', 'graphemes', '161');
  const meters = screen.getAllByRole('meter', { hidden: true });
  expect(meters.map((meter) => [meter.getAttribute('aria-label'), meter.getAttribute('value'), meter.nextElementSibling?.textContent])).toEqual([
    ['SMS (GSM-7)', '160', '161 of 160'],
    ['SMS (Unicode)', '70', '161 of 70'],
    ['Meta description', '160', '161 of 160'],
    ['Post', '161', '161 of 280'],
  ]);
});

test('counts in the page language unless another one is chosen', { tags: ['slow'] }, async () => {
  const { part } = await renderTool('text-statistics', { language: 'de' });
  const select = part('analyze', 'language').querySelector('select');
  expect(select?.value).toBe('de');
  fireEvent.change(select ?? document.body, { target: { value: 'en' } });
  expect(select?.value).toBe('en');
});
