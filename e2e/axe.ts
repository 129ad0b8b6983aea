import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { AxeResults, ElementContext, RunOptions } from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** All tags of axe rules, including best practices, experiments and rules that are off by default. */
const ALL_RULES = ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice', 'experimental', 'ACT'];

/** The rule for contrast of 7:1 (level AAA). The palette is made for 4.5:1 (level AA), which another rule checks. */
const LEFT_OUT = ['color-contrast-enhanced'];

/** The rule about style sheets, all of which it reads: checks of whole pages do, which have the same ones. */
const OF_WHOLE_PAGES = ['css-orientation-lock'];

/** The rules whose result depends on the theme. */
export const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/** Rules that overlays violate by design: overlays are outside the page's landmarks, and long menus scroll by the arrow keys. */
export const OVER_THE_PAGE = ['region', 'scrollable-region-focusable'];

/** Base UI's sentinels, which move the focus on as soon as they get it. Screen readers never announce them. */
const FOCUS_GUARDS = '[data-base-ui-focus-guard]';

const WHOLE = 'html';

interface Scope {
  /** Rules to skip. */
  readonly leftOut?: readonly string[];
  /** Selector of the part to check. Default: the whole document. */
  readonly within?: string;
  /** Checks only the rules about colors, for a page that was fully checked in the other theme. */
  readonly colorsOnly?: boolean;
}

/** Expects no violations of any axe rule. axe runs within the page, which takes a sixth of the time of its Playwright driver. */
export async function expectAccessible(page: Page, { leftOut = [], within = WHOLE, colorsOnly = false }: Scope = {}): Promise<void> {
  const context: ElementContext = { include: [within], exclude: [FOCUS_GUARDS] };
  const isWhole = within === WHOLE;
  const disabled = [...LEFT_OUT, ...leftOut, ...(isWhole ? [] : OF_WHOLE_PAGES)];
  const options: RunOptions = {
    ...(colorsOnly
      ? { runOnly: { type: 'rule', values: COLOR_RULES } }
      : { runOnly: { type: 'tag', values: ALL_RULES }, rules: Object.fromEntries(disabled.map((rule) => [rule, { enabled: false }])) }),
    preload: isWhole && !colorsOnly,
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

/** Defined by the script that is added to the page above. */
declare const axe: { readonly run: (context: ElementContext, options: RunOptions) => Promise<AxeResults> };
