import { expect, test, vi } from 'vitest';
import { chooseFile } from './choose-file.ts';

const chooser = (): HTMLInputElement => {
  const input = document.querySelector('input');
  if (!input) throw new Error('no chooser is open');
  return input;
};

test('opens a hidden chooser in the document, and returns the chosen file', async () => {
  const click = vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(() => undefined);
  const choice = chooseFile();
  expect(click).toHaveBeenCalledTimes(1);
  expect([chooser().type, chooser().hidden, chooser().isConnected]).toEqual(['file', true, true]);
  const file = new File(['a'], 'a.txt');
  Object.defineProperty(chooser(), 'files', { value: [file] });
  chooser().dispatchEvent(new Event('change'));
  expect(await choice).toBe(file);
  expect(document.querySelector('input')).toBeNull();
});

test.each(['cancel', 'change'])('returns nothing after %s without a file', async (event) => {
  vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(() => undefined);
  const choice = chooseFile();
  chooser().dispatchEvent(new Event(event));
  expect(await choice).toBeUndefined();
  expect(document.querySelector('input')).toBeNull();
});
