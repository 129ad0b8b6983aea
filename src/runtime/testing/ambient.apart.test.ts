import { describe, expect, test } from 'vitest';
import { createContext } from '../platform/context.ts';
import { asking, elsewhere, watchMachine } from './ambient.ts';

watchMachine();
const context = createContext({ timeZone: 'Europe/Vienna' });
const hasAsked = async (run: () => unknown): Promise<boolean> => (await asking(context, async () => run())).hasAsked;

describe('detects access to the machine', () => {
  test.each([
    ['for the time', () => Date.now()],
    ['for a date', () => new Date(0)],
    ['by a comparison', () => 'a'.localeCompare('b')],
    ['by a change of case', () => 'I'.toLocaleLowerCase()],
    ['by a number', () => (1.5).toLocaleString()],
    ['by a list', () => new Intl.ListFormat().format(['a'])],
  ])('%s', async (_title, run) => {
    expect(await hasAsked(run)).toBe(true);
  });

  test('by way of the context', async () => {
    expect((await asking(context, async ({ timeZone }) => timeZone)).hasAsked).toBe(true);
    expect((await asking(context, async ({ randomBytes }) => randomBytes(1))).hasAsked).toBe(false);
  });
});

test("an explicit language does not use the machine's", async () => {
  expect(await hasAsked(() => 'a'.localeCompare('b', 'en'))).toBe(false);
  expect(await hasAsked(() => [...new Intl.Segmenter('en').segment('ab')])).toBe(false);
  expect(await hasAsked(() => (1.5).toLocaleString('de'))).toBe(false);
});

test('elsewhere the hour and the language differ; at home they are unchanged', async () => {
  const noon = Date.UTC(2024, 0, 1, 12);
  const here = (): readonly unknown[] => [new Date(noon).getHours(), (1.5).toLocaleString()];
  const before = here();
  const isHomeUtc = new Intl.DateTimeFormat('en').resolvedOptions().timeZone === 'UTC';
  const there = await elsewhere(async (timeZone) => [...here(), timeZone]);
  expect(there).toEqual(isHomeUtc ? [1, '1,5', 'Pacific/Chatham'] : [12, '1,5', 'UTC']);
  expect('I'.toLocaleLowerCase()).toBe('i');
  expect(here()).toEqual(before);
});
