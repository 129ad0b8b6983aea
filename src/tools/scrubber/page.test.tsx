import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderTool } from '../../app/testing/render-tool.tsx';
import { order } from '../../page/testing/order.ts';

const replacedSwitch = (name: string): HTMLInputElement => screen.getByRole<HTMLInputElement>('switch', { name });

test('a switch keeps a value, and the others stay replaced', async () => {
  const page = await renderTool('scrubber');
  page.fill('scrub', 'text', 'a@example.com from 203.0.113.7');
  await page.expectShown('scrub', 'scrubbed', 'REDACTED_EMAIL_1 from REDACTED_IP_1');
  fireEvent.click(replacedSwitch('EMAIL_1'));
  await page.expectShown('scrub', 'scrubbed', 'a@example.com from REDACTED_IP_1');
  fireEvent.click(replacedSwitch('EMAIL_1'));
  await page.expectShown('scrub', 'scrubbed', 'REDACTED_EMAIL_1 from REDACTED_IP_1');
});

test('a switch replaces a value whose name was typed in lowercase', async () => {
  const page = await renderTool('scrubber');
  page.fill('scrub', 'text', 'a@example.com from 203.0.113.7');
  page.fill('scrub', 'keep', 'email_1, ip_1');
  await page.expectShown('scrub', 'scrubbed', 'a@example.com from 203.0.113.7');
  expect(replacedSwitch('EMAIL_1').checked).toBe(false);
  fireEvent.click(replacedSwitch('EMAIL_1'));
  await page.expectShown('scrub', 'scrubbed', 'REDACTED_EMAIL_1 from 203.0.113.7');
});

test('a kind that is not chosen stays in the text', async () => {
  const page = await renderTool('scrubber');
  page.fill('scrub', 'text', 'a@example.com from 203.0.113.7');
  await page.expectShown('scrub', 'scrubbed', 'REDACTED_EMAIL_1 from REDACTED_IP_1');
  fireEvent.click(screen.getByRole('checkbox', { name: 'IP addresses' }));
  await page.expectShown('scrub', 'scrubbed', 'REDACTED_EMAIL_1 from 203.0.113.7');
});

test('the number of values is above the table, and the kinds that were searched for are a short list below it', async () => {
  const page = await renderTool('scrubber');
  page.fill('scrub', 'text', 'a@example.com');
  await page.expectShown('scrub', 'scrubbed', 'REDACTED_EMAIL_1');
  fireEvent.click(screen.getByRole('checkbox', { name: 'IP addresses' }));
  const list = screen.getByRole('list', { name: 'Searched for' });
  await waitFor(() => expect(within(list).queryByText('IP addresses')).toBeNull());
  expect(within(list).getByText('Email addresses').dataset['code']).toBe('email');
  expect(order(document.body).filter((name) => ['count', 'finds', 'searchedFor'].includes(name ?? ''))).toEqual(['count', 'finds', 'searchedFor']);
});

test('a long table has a filter, and shows no secret', async () => {
  const page = await renderTool('scrubber');
  page.fill('scrub', 'text', 'a@example.com');
  await page.expectShown('scrub', 'scrubbed', 'REDACTED_EMAIL_1');
  expect(screen.queryByRole('searchbox')).toBeNull();
  page.fill('scrub', 'text', `password=correct-horse\n${Array.from({ length: 21 }, (_, number) => `user${number}@example.com`).join('\n')}`);
  await screen.findByRole('switch', { name: 'EMAIL_21' });
  const table = screen.getByRole('table');
  expect(within(table).queryByText(/correct-horse/u)).toBeNull();
  fireEvent.change(await screen.findByRole('searchbox'), { target: { value: 'EMAIL_21' } });
  await waitFor(() => expect(within(screen.getByRole('table')).getAllByRole('switch')).toEqual([replacedSwitch('EMAIL_21')]));
});

test('restores the values of an answer, and lists placeholders that are unknown', async () => {
  const page = await renderTool('scrubber', { link: '#/restore' });
  // As wide as the page, not among the options.
  const original = screen.getByRole('textbox', { name: 'Original text' });
  expect(original.closest('[data-field="text"]')?.parentElement?.hasAttribute('data-fill')).toBe(true);
  page.fill('restore', 'text', 'a@example.com from 203.0.113.7');
  page.fill('restore', 'answer', 'Block REDACTED_IP_1, not REDACTED_IP_9');
  await page.expectShown('restore', 'restored', 'Block 203.0.113.7, not REDACTED_IP_9');
  await page.expectShown('restore', 'unknown', 'REDACTED_IP_9');
});
