import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectCopied } from '../../app/testing/clipboard.ts';
import { renderTool } from '../../app/testing/render-tool.tsx';

const rows = (): readonly HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-value="characters"] tbody tr')];

async function inspect(text: string) {
  const page = await renderTool('text-to-unicode');
  await page.switchTo('inspect');
  page.fill('inspect', 'text', text);
  return page;
}

test('names characters, groups combining characters, and marks invisible ones', { tags: ['slow'] }, async () => {
  const { user } = await inspect('pаypal e\u0301\u200B');
  await waitFor(() => expect(rows()).toHaveLength(10));
  expect(rows()[1]?.textContent).toContain('CYRILLIC SMALL LETTER A');
  expect(screen.getByText(/^One word mixes Latin with Cyrillic or Greek letters/u)).toBeInstanceOf(HTMLElement);
  expect(
    rows()
      .filter(({ dataset }) => dataset.joined !== undefined)
      .map(({ textContent }) => textContent),
  ).toEqual([expect.stringContaining('COMBINING ACUTE ACCENT')]);
  expect(
    rows()
      .filter(({ dataset }) => dataset.invisible !== undefined)
      .map(({ textContent }) => textContent),
  ).toEqual([expect.stringContaining('invisible')]);
  await user.click(rows()[1]?.querySelector('[data-column="name"]') ?? document.body);
  await expectCopied('а');
  fireEvent.change(screen.getByRole('searchbox', { name: /Filter/u }), { target: { value: 'combining' } });
  await waitFor(() => expect(rows()).toHaveLength(1));
});

test('does not warn about words in a single alphabet', async () => {
  await inspect('paypal');
  await waitFor(() => expect(rows()).toHaveLength(6));
  expect(screen.queryByText(/mixes Latin/u)).toBeNull();
});

test('names at most 50 words with look-alike letters, and counts all', { tags: ['slow'] }, async () => {
  await inspect(Array.from({ length: 51 }, (_, index) => `p\u0430${'x'.repeat(index)}`).join(' '));
  const banner = await screen.findByText(/^51 words mix Latin with Cyrillic or Greek letters/u);
  expect(banner.querySelectorAll('code')).toHaveLength(50);
  expect(banner.textContent).toMatch(/…$/u);
});

test('lists more characters on request', { tags: ['slow'] }, async () => {
  await inspect('zero '.repeat(100));
  await waitFor(() => expect(rows()).toHaveLength(50));
  fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(rows()).toHaveLength(250));
});
