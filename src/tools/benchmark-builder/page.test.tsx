import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectCopied } from '../../app/testing/clipboard.ts';
import { openFile } from '../../app/testing/open-file.ts';
import { renderTool } from '../../app/testing/render-tool.tsx';

const value = (suite: string, place: number): HTMLInputElement => screen.getByLabelText<HTMLInputElement>(`${suite}: value ${place}`);
const button = (name: string): HTMLElement => screen.getByRole('button', { name });
const names = (): readonly string[] => screen.getAllByLabelText<HTMLInputElement>(/^Name of suite/u).map((box) => box.value);
const type = (box: HTMLElement, text: string): boolean => fireEvent.change(box, { target: { value: text } });
const bars = (): HTMLElement | null => screen.queryByRole('figure', { name: 'Mean and standard deviation' });

async function renderMeasurements(measurements?: string) {
  const page = await renderTool(
    'benchmark-builder',
    measurements === undefined ? {} : { stored: { 'penknife.options.benchmark-builder': JSON.stringify({ compare: { measurements } }) } },
  );
  /** The measurements as text. */
  const text = async (): Promise<string> => {
    await page.user.click(screen.getByRole('radio', { name: 'Text' }));
    const written = page.box('compare', 'measurements').value;
    await page.user.click(screen.getByRole('radio', { name: 'Cards' }));
    return written;
  };
  return { ...page, text };
}

test('distributes numbers typed into one field over several fields', { tags: ['slow'] }, async () => {
  const { text } = await renderMeasurements();
  type(value('Suite 2', 3), '1 2, 3');
  expect(value('Suite 2', 5).value).toBe('3');
  expect(value('Suite 2', 6).value).toBe('');
  expect(screen.queryByLabelText('Suite 2: value 7')).toBeNull();
  expect(await text()).toBe('Suite 1: 5, 10\nSuite 2: 8, 12, 1, 2, 3');
});

test('the empty field after the values says what it is for', async () => {
  await renderTool('benchmark-builder');
  expect(screen.getByLabelText<HTMLInputElement>('Suite 2: value 3').placeholder).toBe('Add');
  expect(screen.getByLabelText<HTMLInputElement>('Suite 2: value 2').placeholder).toBe('');
});

test('Enter moves to the next field of a suite', { tags: ['slow'] }, async () => {
  const { user } = await renderMeasurements();
  await user.click(screen.getByLabelText('Name of suite 2'));
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(value('Suite 2', 1));
  await user.keyboard('{Enter}{Enter}');
  expect(document.activeElement).toBe(value('Suite 2', 3));
  await user.keyboard('7{Enter}');
  expect(document.activeElement).toBe(value('Suite 2', 4));
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(value('Suite 2', 4));
  expect(fireEvent.keyDown(value('Suite 2', 1), { key: 'x' })).toBe(true);
});

test('keeps an emptied field, and removes its value', async () => {
  const { text } = await renderMeasurements('a: 1, 2, 3');
  type(value('a', 2), '');
  expect(value('a', 3).value).toBe('3');
  expect(await text()).toBe('a: 1, 3');
});

test('marks a value that is not a number', { tags: ['slow'] }, async () => {
  await renderMeasurements('a: 1, 2');
  type(value('a', 2), 'x:y');
  await waitFor(() => expect(value('a', 2).getAttribute('aria-invalid')).toBe('true'));
  expect(value('a', 1).hasAttribute('aria-invalid')).toBe(false);
  expect(value('a', 2).value).toBe('x');
  expect(value('a', 3).value).toBe('y');
  expect((await screen.findByText(/value 2 is not a number/u)).closest('[data-field="measurements"]')).toBeInstanceOf(HTMLElement);
});

test('deletes a suite, and restores it on Undo', { tags: ['slow'] }, async () => {
  const { text } = await renderMeasurements();
  fireEvent.click(button('Delete Suite 1'));
  expect(names()).toEqual(['Suite 2']);
  expect(await screen.findByText('Suite 1 deleted.')).toBeInstanceOf(HTMLElement);
  fireEvent.click(button('Undo'));
  expect(names()).toEqual(['Suite 1', 'Suite 2']);
  expect(await text()).toBe('Suite 1: 5, 10\nSuite 2: 8, 12');
});

test('adds, renames and duplicates suites', { tags: ['slow'] }, async () => {
  const { text } = await renderMeasurements();
  fireEvent.click(button('Add suite'));
  expect(names()).toEqual(['Suite 1', 'Suite 2', 'Suite 3']);
  type(screen.getByLabelText('Name of suite 3'), 'fast');
  type(value('fast', 1), '4');
  fireEvent.click(button('Duplicate fast'));
  expect(names()).toEqual(['Suite 1', 'Suite 2', 'fast', 'fast 2']);
  fireEvent.click(button('Duplicate Suite 1'));
  expect(await text()).toBe('Suite 1: 5, 10\nSuite 1 2: 5, 10\nSuite 2: 8, 12\nfast: 4\nfast 2: 4');
});

test('resets the suites, and restores them on Undo', { tags: ['slow'] }, async () => {
  const { text } = await renderMeasurements('a: 1');
  fireEvent.click(button('Reset'));
  expect(names()).toEqual(['Suite 1', 'Suite 2']);
  expect(value('Suite 1', 1).value).toBe('');
  expect(await screen.findByText('Suites reset.')).toBeInstanceOf(HTMLElement);
  fireEvent.click(button('Undo'));
  expect(await text()).toBe('a: 1');
});

test('moves a suite and its card with the arrow keys', { tags: ['slow'] }, async () => {
  const { text } = await renderMeasurements();
  fireEvent.keyDown(button('Move Suite 1'), { key: 'ArrowRight' });
  await waitFor(() => expect(names()).toEqual(['Suite 2', 'Suite 1']));
  expect(await text()).toBe('Suite 2: 8, 12\nSuite 1: 5, 10');
});

test('stores the view and the measurements for the next visit', { tags: ['slow'] }, async () => {
  const first = await renderMeasurements();
  type(value('Suite 2', 3), '1 2 3');
  await first.user.click(screen.getByRole('radio', { name: 'Text' }));
  expect(localStorage.getItem('penknife.benchmark-builder.view')).toBe('"text"');
  dispatchEvent(new Event('pagehide'));
  first.unmount();
  const again = await renderMeasurements();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Text' }).checked).toBe(true);
  expect(again.box('compare', 'measurements').value).toBe('Suite 1: 5, 10\nSuite 2: 8, 12, 1, 2, 3');
  await again.expectShown('compare', 'results', /5\.2/u);
});

test('shows cards for a hyperfine export, and text for JSON without suites', { tags: ['slow'] }, async () => {
  const { fill, user } = await renderMeasurements();
  await user.click(screen.getByRole('radio', { name: 'Text' }));
  fill(
    'compare',
    'measurements',
    JSON.stringify({
      results: [
        { command: 'sleep 1', times: [1.01, 1.02] },
        { command: 'true', times: [0.5] },
      ],
    }),
  );
  await user.click(screen.getByRole('radio', { name: 'Cards' }));
  expect(names()).toEqual(['sleep 1', 'true']);
  await user.click(screen.getByRole('radio', { name: 'Text' }));
  fill('compare', 'measurements', '{"a": 1}');
  await user.click(screen.getByRole('radio', { name: 'Cards' }));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Text' }).checked).toBe(true);
  expect(screen.queryByLabelText('Name of suite 1')).toBeNull();
});

test('shows a hyperfine file as cards', { tags: ['slow'] }, async () => {
  const { part, expectShown } = await renderMeasurements();
  const content = JSON.stringify({
    results: [
      { command: 'sleep 1', times: [1.01, 1.02] },
      { command: 'true', times: [0.5] },
    ],
  });
  openFile(button('Open file'), new File([content], 'hyperfine.json', { type: 'application/json' }));
  await waitFor(() => expect(names()).toEqual(['sleep 1', 'true']));
  await expectShown('compare', 'results', /2\.03/u);
  expect(part('compare', 'measurements').getAttribute('aria-label')).toBe('Measurements');
});

test('draws a bar for each suite, and none where a mean is negative', async () => {
  const { expectShown } = await renderMeasurements('a: 10, 10\nb: 4, 6');
  await expectShown('compare', 'results', /10/u);
  const figure = bars();
  if (!figure) throw new Error('the bars are missing');
  expect(figure.textContent).toBe('b5 ± 1a10 ± 00510');
  const fills = [...figure.querySelectorAll<HTMLElement>('[style*="width"]')].map(({ style }) => style.width);
  expect(fills).toEqual(['50%', '100%']);
});

test.each(['a: -1, -2\nb: 3', 'a: 0'])('draws no bars for %j', async (measurements) => {
  const { expectShown } = await renderMeasurements(measurements);
  await expectShown('compare', 'results', /a/u);
  expect(bars()).toBeNull();
});

test('copies the results as JSON', async () => {
  const { user, expectShown } = await renderMeasurements('a: 1, 3');
  await expectShown('compare', 'results', /2/u);
  const folded = screen.getByText('As Markdown, bullet list and CSV').closest('details');
  if (!folded) throw new Error('the text results are not collapsed');
  folded.open = true;
  await user.click(within(folded).getByRole('button', { name: 'Copy JSON' }));
  await expectCopied(/"name": "a",\n\s+"samples": 2,\n\s+"mean": 2,/u);
});

test('shows at most 200 fields for a long suite', { tags: ['slow'] }, async () => {
  await renderMeasurements(`a: ${Array.from({ length: 250 }, (_, index) => index).join(', ')}`);
  expect(value('a', 200).value).toBe('199');
  expect(screen.queryByLabelText('a: value 201')).toBeNull();
  expect(screen.getByText(/250/u, { selector: 'p' }).textContent).toContain('200');
});

test('shows more than 20,000 characters as text instead of cards', { tags: ['slow'] }, async () => {
  const { fill, user } = await renderMeasurements();
  await user.click(screen.getByRole('radio', { name: 'Text' }));
  fill('compare', 'measurements', `a: ${'1, '.repeat(7_000)}1`);
  await user.click(screen.getByRole('radio', { name: 'Cards' }));
  expect(screen.queryByLabelText('Name of suite 1')).toBeNull();
});
