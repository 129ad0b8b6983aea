import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderTool } from '../../app/testing/render-tool.tsx';

const group = (): HTMLElement => screen.getByRole('group', { name: 'Fields' });
const fieldBox = (name: string): HTMLInputElement => within(group()).getByRole<HTMLInputElement>('textbox', { name });
const lit = (): string | undefined => group().querySelector<HTMLElement>('[data-lit]')?.dataset.part;
const type = (box: HTMLElement, value: string): boolean => fireEvent.change(box, { target: { value } });

async function renderSchedule(expression?: string) {
  const page = await renderTool('crontab-generator');
  // These parts are loaded after the page.
  await screen.findByRole('img', { name: /^Runs on/u });
  await screen.findByRole('table', { name: 'Symbol reference' });
  const box = page.box('explain', 'expression');
  if (expression !== undefined) page.fill('explain', 'expression', expression);
  return { ...page, expression: box };
}

test('keeps the expression and its field inputs in sync', { tags: ['slow'] }, async () => {
  const { expression, fill, expectShown } = await renderSchedule();
  const hour = fieldBox('Hour');
  act(() => hour.focus());
  // Another part is loaded when the sample is replaced.
  await act(async () => void type(hour, '9 - 17'));
  expect(expression.value).toBe('40 9-17 * * *');
  expect(fieldBox('Hour').value).toBe('9 - 17');
  act(() => hour.blur());
  expect(fieldBox('Hour').value).toBe('9-17');
  await expectShown('explain', 'description', 'At 40 minutes past the hour, between 09:00 and 17:59');
  type(fieldBox('Hour'), '');
  expect(expression.value).toBe('40 9-17 * * *');
  fill('explain', 'expression', '5 4 * * 1-5');
  expect(fieldBox('Day of week').value).toBe('1-5');
  expect(within(group()).getByText('0–7, SUN–SAT').id).toBe(fieldBox('Day of week').getAttribute('aria-describedby'));
});

test('adds a missing field', { tags: ['slow'] }, async () => {
  const { expression } = await renderSchedule('5 4');
  type(fieldBox('Day of month'), '*');
  expect(expression.value).toBe('5 4 *');
});

test('replaces a macro with its schedule when a field is edited', { tags: ['slow'] }, async () => {
  const { expression, expectShown } = await renderSchedule('@daily');
  await expectShown('explain', 'description', /At 00:00/u);
  await waitFor(() => expect(fieldBox('Hour').value).toBe('0'));
  type(fieldBox('Hour'), '7');
  expect(expression.value).toBe('0 7 * * *');
});

test('highlights the field at the caret', { tags: ['slow'] }, async () => {
  const { user, expression } = await renderSchedule('5 4 * * 1-5');
  await user.click(expression);
  await user.keyboard('{Home}');
  expect(lit()).toBe('minute');
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(lit()).toBe('hour');
  await user.keyboard('{End}');
  expect(lit()).toBe('dayOfWeek');
  await user.tab();
  expect(lit()).toBeUndefined();
});

test('marks the input of an invalid field', { tags: ['slow'] }, async () => {
  await renderSchedule('0 0 * * fri-sun');
  await waitFor(() => expect(screen.getAllByRole('alert').some(({ textContent }) => textContent.includes('Use 5-7'))).toBe(true));
  expect(fieldBox('Day of week').getAttribute('aria-invalid')).toBe('true');
  expect(fieldBox('Hour').hasAttribute('aria-invalid')).toBe(false);
});

test('applies a built schedule, and an example', { tags: ['slow'] }, async () => {
  const { user, expression, part, expectShown } = await renderSchedule();
  const folded = screen.getByText('Build a schedule step by step').closest('details');
  if (!folded) throw new Error('the builder is not collapsed');
  folded.open = true;
  await waitFor(() => expect(part('build', 'frequency').querySelectorAll('input')).not.toHaveLength(0));
  await user.click(within(part('build', 'frequency')).getByRole('radio', { name: 'Monthly' }));
  const choose = (name: string, value: string): boolean => fireEvent.change(part('build', name).querySelector('select') ?? folded, { target: { value } });
  choose('dialect', 'quartz');
  choose('dayOfMonth', 'last');
  await expectShown('build', 'expression', '0 0 0 L * ?');
  await user.click(screen.getByRole('button', { name: 'Use this schedule' }));
  expect(expression.value).toBe('0 0 0 L * ?');
  expect(part('explain', 'dialect').querySelector('select')?.value).toBe('quartz');
  await user.click(screen.getByRole('button', { name: '0 0 12 ? * 6#3' }));
  expect(expression.value).toBe('0 0 12 ? * 6#3');
  expect(part('explain', 'dialect').querySelector('select')?.value).toBe('auto');
  await expectShown('explain', 'description', 'At 12:00, on the third Friday of the month');
});

test('offers presets, with the current one pressed', { tags: ['slow'] }, async () => {
  const { expression } = await renderSchedule();
  const preset = screen.getByRole('button', { name: 'Weekdays at 9' });
  expect(preset.getAttribute('aria-pressed')).toBe('false');
  fireEvent.click(preset);
  expect(preset.getAttribute('aria-pressed')).toBe('true');
  expect(expression.value).toBe(preset.title);
});

test('draws a calendar of the runs of a month', { tags: ['slow'] }, async () => {
  const { expectShown } = await renderSchedule('0 0 * * *');
  await expectShown('explain', 'description', 'At 00:00');
  await waitFor(() => expect(screen.getByRole('img', { name: 'Runs on 31 of 31 days, once a day' }).querySelectorAll('i')).toHaveLength(31));
  type(fieldBox('Hour'), '*/6');
  await waitFor(() => expect(screen.getByRole('img', { name: 'Runs on 31 of 31 days, 4 times a day' }).querySelectorAll('i')).toHaveLength(31));
  type(fieldBox('Hour'), '1,2,3');
  await waitFor(() => expect(screen.getByRole('img', { name: 'Runs on 31 of 31 days, 3 times a day' }).querySelectorAll('i')).toHaveLength(93));
});

test('starts the calendar on the weekday of its first day', { tags: ['slow'] }, async () => {
  const { fill, expectShown } = await renderSchedule('0 0 * * *');
  fill('explain', 'from', '2026-01-01T01:00:00Z');
  await expectShown('explain', 'runs', /2026-01-02/u);
  const calendar = await screen.findByRole('img', { name: /^Runs on 31 of 31 days/u });
  await waitFor(() => expect(calendar.querySelector('p')?.textContent).toMatch(/^January\s–\sFebruary 2026$/u));
  expect([...calendar.querySelectorAll('[class*="weekday"]')].map(({ textContent }) => textContent)).toEqual(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']);
  // A Friday.
  expect(calendar.querySelector<HTMLElement>('[title]')?.style.gridColumnStart).toBe('5');
});

test('draws no calendar for an interval', async () => {
  const { expectShown } = await renderSchedule('@every 90m');
  await expectShown('explain', 'description', '@every 90m');
  await screen.findAllByRole('row');
  expect(screen.queryByRole('img', { name: /^Runs on/u })).toBeNull();
});

test('reports that a schedule has no runs', { tags: ['slow'] }, async () => {
  await renderSchedule('0 0 30 2 *');
  await screen.findByText('No upcoming runs.');
});
