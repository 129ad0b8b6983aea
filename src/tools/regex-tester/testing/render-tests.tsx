import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import type { TestEngine } from '../../../app/testing/engine.ts';
import { renderTool } from '../../../app/testing/render-tool.tsx';
import type { TestRow } from '../test-file.ts';
import { formatRows } from '../test-file.ts';

interface Start {
  readonly pattern?: string;
  readonly flags?: readonly string[];
  readonly tests?: readonly TestRow[] | string;
  readonly engines?: readonly string[];
  readonly engine?: TestEngine;
}

/** Renders the tab of the tests from a link. */
export async function renderTests({ pattern = '', flags = ['g', 'u'], tests = '', engines = ['javascript'], engine }: Start) {
  const text = typeof tests === 'string' ? tests : formatRows(tests);
  const values = Object.entries({ tests: text, pattern, flags: JSON.stringify(flags), engines: JSON.stringify(engines) });
  const link = `#/test?${values.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')}`;
  const page = await renderTool('regex-tester', { link, ...(engine && { engine }) });
  await waitFor(() => page.part('test', 'engines'));
  const panel = screen.getByRole('tabpanel');
  return { ...page, panel };
}

/** The test with a number. */
export const item = (number: number): HTMLElement => screen.getByRole('group', { name: `Test ${number}` });
/** All tests that are listed, with the empty one at the end. */
export const items = (): readonly HTMLElement[] => screen.queryAllByRole('group', { name: /^Test \d+$/u });
/** The box for the text of a test. */
export const textOf = (number: number): HTMLTextAreaElement => within(item(number)).getByRole('textbox', { name: `Test ${number}: text` });
/** The texts of all tests. */
export const texts = (): readonly string[] => screen.getAllByRole<HTMLTextAreaElement>('textbox', { name: /: text$/u }).map(({ value }) => value);
/** Replaces the text of a test. */
export const type = (number: number, value: string): boolean => fireEvent.change(textOf(number), { target: { value } });
/** How many tests pass. */
export const status = (): string => document.querySelector('[data-value="passed"]')?.textContent.trim() ?? '';
/** Waits for how many tests pass. */
export const expectStatus = (expected: string): Promise<void> => waitFor(() => expect(status()).toBe(expected));
/** What each engine says to a test. */
export const verdicts = (number: number): readonly (string | undefined)[] =>
  [...item(number).querySelectorAll<HTMLElement>('[data-engine]')].map(({ textContent, dataset }) => (dataset['verdict'] ? textContent.trim() : undefined));
/** What a difference says, with what it marks in brackets. */
export const differences = (number: number): readonly string[] =>
  [...item(number).querySelectorAll('[data-difference]')].map((part) => {
    const copy = part.cloneNode(true) as Element;
    for (const mark of copy.querySelectorAll('mark')) mark.replaceWith(`[${mark.textContent}]`);
    return copy.textContent.replaceAll(/\s+/gu, ' ').trim();
  });
