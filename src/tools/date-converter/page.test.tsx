import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { engine } from '../../app/testing/engine.ts';
import { renderTool } from '../../app/testing/render-tool.tsx';

const pick = (value: string): boolean => fireEvent.change(screen.getByLabelText('Pick a date'), { target: { value } });

const rows = (): readonly HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-value="timeZones"] tbody tr')];

test('follows the current time, except while paused', { tags: ['slow'] }, async () => {
  const run = vi.spyOn(engine, 'run');
  const { shown, expectShown } = await renderTool('date-converter');
  await expectShown('convert', 'unixSeconds', /^\d+$/u);
  const first = shown('convert', 'unixSeconds');
  await waitFor(() => expect(shown('convert', 'unixSeconds')).not.toBe(first));
  fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
  await screen.findByRole('button', { name: 'Resume' });
  vi.useFakeTimers({ now: Date.now() });
  const runs = run.mock.calls.length;
  act(() => void vi.advanceTimersByTime(5_000));
  expect(run.mock.calls.length).toBe(runs);
  vi.useRealTimers();
  fireEvent.click(screen.getByRole('button', { name: 'Resume' }));
  expect((await screen.findByRole('button', { name: 'Pause' })).textContent).toBe('Pause');
  await waitFor(() => expect(run.mock.calls.length).toBeGreaterThan(runs));
});

test('replaces the current time with a picked date until Now is pressed', { tags: ['slow'] }, async () => {
  const { box, part, expectShown } = await renderTool('date-converter');
  pick('2024-02-29T12:34:56');
  await expectShown('convert', 'iso9075', '2024-02-29 12:34:56');
  expect(box('convert', 'date').value).toBe('2024-02-29T12:34:56');
  expect(part('convert', 'format').textContent).toContain('Detected: ISO 8601');
  pick('');
  expect(box('convert', 'date').value).toBe('2024-02-29T12:34:56');
  expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Now' }));
  await waitFor(() => expect(part('convert', 'format').textContent).toContain('Detected: Current time'));
  expect(screen.getByRole('button', { name: 'Pause' }).textContent).toBe('Pause');
});

test('writes the time out first, in the zone and the language of the reader', { tags: ['slow'] }, async () => {
  const link = '#/convert?date=2023-04-12T21:10:24Z&timeZone=Australia/Adelaide';
  const page = await renderTool('date-converter', { link });
  await page.expectShown('convert', 'iso8601', '2023-04-13T06:40:24+09:30');
  const results = screen.getByRole('region', { name: 'Results' });
  expect(results.querySelector('[data-field]')?.textContent).toMatch(/^Thursday, April 13, 2023 at 06:40:24 · .+ago$/u);
  page.unmount();
  const german = await renderTool('date-converter', { link, language: 'de' });
  await german.expectShown('convert', 'iso8601', '2023-04-13T06:40:24+09:30');
  expect(german.part('convert', 'relative').textContent).toMatch(/^Donnerstag, 13\. April 2023 um 06:40:24 · vor .+$/u);
});

test('omits zero seconds in the date picker', { tags: ['slow'] }, async () => {
  const { expectShown } = await renderTool('date-converter', { link: '#/convert?date=2023-04-12T21:10:00Z&timeZone=UTC' });
  await expectShown('convert', 'iso9075', '2023-04-12 21:10:00');
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Pick a date').value).toBe('2023-04-12T21:10'));
  pick('2024-02-29T12:34:56');
  await expectShown('convert', 'iso9075', '2024-02-29 12:34:56');
  pick('2024-03-01T10:00');
  await expectShown('convert', 'iso9075', '2024-03-01 10:00:00');
});

test('removes a clock, and stores the others', { tags: ['slow'] }, async () => {
  const page = await renderTool('date-converter', { link: '#/convert?date=2023-04-12T21:10:24Z&timeZone=Australia/Adelaide' });
  await page.expectShown('convert', 'iso8601', '2023-04-13T06:40:24+09:30');
  expect(rows()).toHaveLength(4);
  fireEvent.click(screen.getByRole('button', { name: 'Remove America/New_York' }));
  await waitFor(() => expect(rows()).toHaveLength(3));
  expect(rows().some(({ textContent }) => textContent.includes('New_York'))).toBe(false);
  dispatchEvent(new Event('pagehide'));
  const stored = localStorage.getItem('penknife.options.date-converter') ?? '';
  expect(stored).toContain('otherTimeZones');
  expect(stored).not.toContain('New_York');
});

test('restores the zone and the clocks of an earlier visit', async () => {
  const again = await renderTool('date-converter', {
    stored: { 'penknife.options.date-converter': '{"convert":{"timeZone":"Australia/Adelaide","otherTimeZones":"Australia/Lord_Howe"}}' },
  });
  await waitFor(() => expect(again.part('convert', 'timeZone').textContent).toContain('Australia/Adelaide'));
  await waitFor(() => expect(rows().map(({ textContent }) => textContent)).toEqual([expect.stringContaining('Australia/Lord_Howe')]));
});
