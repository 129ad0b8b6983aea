import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { catchDownloads } from '../../app/testing/downloads.ts';
import { holdRuns } from '../../app/testing/engine.ts';
import { renderTool } from '../../app/testing/render-tool.tsx';

const call = (): HTMLAnchorElement | null => screen.queryByRole<HTMLAnchorElement>('link', { name: /Call/u });

test('groups a number while it is typed', { tags: ['slow'] }, async () => {
  const { user, box, fill } = await renderTool('phone-parser-and-formatter');
  fill('parse', 'number', '');
  await user.type(box('parse', 'number'), '+442079460018');
  await waitFor(() => expect(box('parse', 'number').value).toBe('+44 20 7946 0018'));
  await waitFor(() => expect(call()?.getAttribute('href')).toBe('tel:+442079460018'));
  fill('parse', 'number', '+44 20 7');
  await waitFor(() => expect(call()).toBeNull());
});

test('groups a number when a digit is typed in the middle', { tags: ['slow'] }, async () => {
  const { box, fill } = await renderTool('phone-parser-and-formatter');
  fill('parse', 'number', '+44 2046 0018');
  const input = box('parse', 'number');
  input.value = '+44 20746 0018';
  input.setSelectionRange(7, 7);
  fireEvent.input(input, { target: { value: '+44 20 7946 0018' } });
  await waitFor(() => expect(box('parse', 'number').value).toBe('+44 20 7946 0018'));
});

test.each(['+44 20 7946 0018 ext. 5', 'tel:+442079460018', '+44 (0)20 7946 0018'])('leaves %s unchanged', { tags: ['slow'] }, async (text) => {
  const { box, fill, expectShown } = await renderTool('phone-parser-and-formatter');
  fill('parse', 'number', text);
  await expectShown('parse', 'e164', '+442079460018');
  expect(box('parse', 'number').value).toBe(text);
});

test('keeps a field empty that was cleared while its number was grouped', async () => {
  const engine = holdRuns();
  const { box, fill } = await renderTool('phone-parser-and-formatter', { engine });
  fill('parse', 'number', '+4420794600');
  fireEvent.input(box('parse', 'number'), { target: { value: '+44207946001' } });
  const grouped = engine.runs.filter(({ request }) => request.operation === 'format');
  expect(grouped.length).toBeGreaterThan(0);
  fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
  await waitFor(() => expect(box('parse', 'number').value).toBe(''));
  await act(async () => void (await Promise.all(grouped.map((run) => run.answer()))));
  expect(box('parse', 'number').value).toBe('');
});

test('does not regroup a number on deletion', { tags: ['slow'] }, async () => {
  const { box, fill } = await renderTool('phone-parser-and-formatter');
  fill('parse', 'number', '+4420794600181');
  await act(async () => undefined);
  fill('parse', 'number', '+442079460018');
  await waitFor(() => expect(call()?.getAttribute('href')).toBe('tel:+442079460018'));
  expect(box('parse', 'number').value).toBe('+442079460018');
});

test('reads a national number with a country found by name', { tags: ['slow'] }, async () => {
  const { user, part, fill, expectShown } = await renderTool('phone-parser-and-formatter');
  const select = await waitFor(() => {
    const found = part('parse', 'defaultCountry').querySelector<HTMLElement>('[role="combobox"]');
    if (!found) throw new Error('missing list of countries');
    return found;
  });
  await user.click(select);
  await user.keyboard('Germany');
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
  await user.keyboard('{Enter}');
  fill('parse', 'number', '06991320');
  await expectShown('parse', 'e164', '+496991320');
});

test('guesses the country from the locale on the first visit', async () => {
  vi.spyOn(navigator, 'language', 'get').mockReturnValue('de-AT');
  const first = await renderTool('phone-parser-and-formatter');
  await waitFor(() => expect(first.part('parse', 'defaultCountry').textContent).toContain('Austria +43'));
});

test('downloads the numbers of a text as CSV', { tags: ['slow'] }, async () => {
  const downloads = catchDownloads();
  const { user, switchTo, fill, expectShown } = await renderTool('phone-parser-and-formatter');
  await switchTo('find');
  fill('find', 'text', 'Call +44 20 7946 0018 now.');
  await expectShown('find', 'numbers', /\+442079460018/u);
  await user.click(screen.getByRole('button', { name: 'Download CSV' }));
  expect(downloads.map(({ name, type }) => [name, type])).toEqual([['phone-numbers.csv', 'text/csv']]);
  expect(await downloads[0]?.content.text()).toMatch(/^start,end,text,e164,country\r?\n\d+,\d+,'\+44 20 7946 0018,'\+442079460018,GB/u);
  fill('find', 'text', 'none');
  await waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Download CSV' }).disabled).toBe(true));
});
