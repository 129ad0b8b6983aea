import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { expectCopied } from '../../../app/testing/clipboard.ts';
import { tryParseTestFile } from '../test-file.ts';
import { expectStatus, renderTests, texts } from '../testing/render-tests.tsx';

const file = (text: string, name = 'regex-tests.json'): File => new File([text], name, { type: 'application/json' });

async function chooseInDialog(chosen: File): Promise<void> {
  fireEvent.click(within(screen.getByRole('tabpanel')).getByRole('button', { name: 'Open file' }));
  const chooser = document.querySelector<HTMLInputElement>('body > input[type="file"]');
  if (!chooser) throw new Error('no chooser');
  Object.defineProperty(chooser, 'files', { value: [chosen] });
  await act(async () => fireEvent.change(chooser));
}

test('opens a test file with its pattern and flags', { tags: ['slow'] }, async () => {
  const { box } = await renderTests({ pattern: 'old', tests: 'old' });
  await chooseInDialog(file('{ "pattern": "^a$", "flags": "i", "tests": [{ "text": "A" }] }'));
  await waitFor(() => expect(texts()).toEqual(['A', '']));
  expect(box('test', 'pattern').value).toBe('^a$');
  await expectStatus('1 of 1 test passes');
  await chooseInDialog(file('[{ "text": "B", ', 'damaged.json'));
  await waitFor(() => expect(box('test', 'tests').value).toBe('[{ "text": "B", '));
  expect(box('test', 'pattern').value).toBe('^a$');
});

test('saves the tests with pattern and flags, and copies them as source code', { tags: ['slow'] }, async () => {
  const { user, panel } = await renderTests({ pattern: 'a', flags: ['i'], tests: [{ text: 'A', expect: 'match' }] });
  const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:saved');
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    names.push(this.download);
  });
  await user.click(within(panel).getByRole('button', { name: 'Save file' }));
  await waitFor(() => expect(names).toEqual(['regex-tests.json']));
  const [[blob] = []] = saved.mock.calls;
  expect(tryParseTestFile(blob instanceof Blob ? await blob.text() : '')).toEqual({ pattern: 'a', flags: ['i'], tests: [{ text: 'A', expect: 'match' }] });
  await user.hover(within(panel).getByRole('button', { name: 'Copy tests as' }));
  await user.click(within(panel).getByRole('button', { name: 'Copy tests as' }));
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual(['Vitest or Jest', 'pytest', 'Go test']);
  await user.click(screen.getByRole('menuitem', { name: 'Vitest or Jest' }));
  await expectCopied(/^const pattern = \/a\/i;$/mu);
});
