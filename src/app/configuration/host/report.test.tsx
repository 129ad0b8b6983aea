import { expect, onTestFinished, test, vi } from 'vitest';
import type { ToastRequest } from '../../../ui/toast/toast.ts';
import { provideToastHost } from '../../../ui/toast/toast.ts';
import { formatInvalidSetting, reportErrors } from './report.ts';

/** Replaces the notices on the page. */
function noteToasts(): readonly ToastRequest[] {
  const shown: ToastRequest[] = [];
  onTestFinished(provideToastHost((request) => shown.push(request)));
  shown.length = 0;
  return shown;
}

const invalid = (count: number) => Array.from({ length: count }, (_, index) => ({ key: `key${index}`, received: index }));

test('reports nothing if nothing is wrong', async () => {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  const shown = noteToasts();
  await reportErrors([], undefined, 'en');
  expect(shown).toEqual([]);
  expect(error).not.toHaveBeenCalled();
});

test.each([
  [3, 'key0 = 0, key1 = 1, key2 = 2'],
  [4, 'key0 = 0, key1 = 1, key2 = 2, …'],
])('of %i errors the page lists three, and stays until it is closed', async (count, text) => {
  vi.spyOn(console, 'error').mockReturnValue();
  const shown = noteToasts();
  await reportErrors(invalid(count), undefined, 'en');
  expect(shown).toEqual([{ message: `This site’s config.json has errors. These settings are ignored: ${text}`, type: 'warning', duration: 0 }]);
});

test.each([
  [50, ''],
  [51, ', … (51)'],
])('of %i errors the console lists fifty', async (count, end) => {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  noteToasts();
  await reportErrors(invalid(count), undefined, 'en');
  expect(error).toHaveBeenCalledExactlyOnceWith(
    `config.json: ${invalid(50)
      .map(({ key, received }) => `${key} = ${received}`)
      .join(', ')}${end}`,
  );
});

test('uses the language of the page', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const shown = noteToasts();
  await reportErrors([], 'not-json', 'zh');
  expect(shown[0]?.message).toMatch(/\p{Script=Han}/u);
});

test('a long key and a long value are shortened', () => {
  expect(formatInvalidSetting({ key: 'a'.repeat(60), received: 'b'.repeat(58) })).toBe(`${'a'.repeat(60)} = "${'b'.repeat(58)}"`);
  expect(formatInvalidSetting({ key: 'a'.repeat(61), received: 'b'.repeat(59) })).toBe(`${'a'.repeat(60)}… = "${'b'.repeat(59)}…`);
  expect(formatInvalidSetting({ key: 'a', received: undefined })).toBe('a = undefined');
});
