import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { AxeResults, ElementContext, RunOptions } from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Every tag that a rule of axe has: also best practices, experiments, and rules that are off by default. */
const ALL_RULES = ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice', 'experimental', 'ACT'];

/** Contrast of 7:1 is level AAA; the palette of colours is made for AA, 4.5:1, which another rule holds. */
const LEFT_OUT = ['color-contrast-enhanced'];

/** What the theme decides; all else is the same in both. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** What lies over a page lies outside its landmarks; a long menu is scrolled by the arrow keys that go through it. */
export const OVER_THE_PAGE = ['region', 'scrollable-region-focusable'];

/** Where Base UI turns the focus around: nobody stays on one, nor hears of it. */
const FOCUS_GUARDS = '[data-base-ui-focus-guard]';

interface Scope {
  /** Rules that do not hold here. */
  readonly leftOut?: readonly string[];
  /** The part that is looked at; the whole document unless given. */
  readonly within?: string;
  /** Colours alone, where the rest has been looked at in the other theme. */
  readonly coloursOnly?: boolean;
}

/** Nothing that axe finds, by all its rules. It runs in the page itself, which takes a sixth of the time of its own driver. */
export async function expectAccessible(page: Page, { leftOut = [], within = 'html', coloursOnly = false }: Scope = {}): Promise<void> {
  const context: ElementContext = { include: [within], exclude: [FOCUS_GUARDS] };
  const options: RunOptions = {
    ...(coloursOnly
      ? { runOnly: { type: 'rule', values: COLOUR_RULES } }
      : { runOnly: { type: 'tag', values: ALL_RULES }, rules: Object.fromEntries([...LEFT_OUT, ...leftOut].map((rule) => [rule, { enabled: false }])) }),
    resultTypes: ['violations'],
  };
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  const found = await page.evaluate(async (json) => {
    const request = JSON.parse(json) as { readonly context: ElementContext; readonly options: RunOptions };
    const { violations } = await axe.run(request.context, request.options);
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  }, JSON.stringify({ context, options }));
  expect(found).toEqual([]);
}

/** Put into the page by the source above. */
declare const axe: { readonly run: (context: ElementContext, options: RunOptions) => Promise<AxeResults> };
