import type { Page } from '@playwright/test';
import { expect, field, listing, open, test, visit, write } from './site.ts';

const tools = Object.entries(listing);

/** The test is divided into parts that run in parallel. */
const PARTS = 4;

const encoded = (page: Page) => field(page, 'encode', 'text').getByRole('textbox');

/** Whether closing or reloading the tab would show a warning. */
const asksFirst = (page: Page): Promise<boolean> => page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })));

for (let part = 0; part < PARTS; part++) {
  test(`restores input and random output on every way back, part ${part + 1} of ${PARTS}`, { tag: '@slow' }, async ({ page }) => {
    test.slow();
    const walked = tools.filter((_, index) => index % PARTS === part);
    await open(page, '/about');
    expect(await asksFirst(page)).toBe(false);
    const left: (readonly [id: string, work: string])[] = [];
    for (const [id] of walked) {
      await visit(page, id);
      await work(page, id);
      left.push([id, await workOf(page, id)]);
    }
    expect(await asksFirst(page)).toBe(true);
    for (const [id, before] of left.toReversed().slice(1)) {
      await page.goBack();
      await expect(page).toHaveURL(new RegExp(`/${id}(?:#|$)`, 'u'));
      await expect.poll(() => workOf(page, id), id).toBe(before);
    }
    for (const [id, before] of left.slice(1, 4)) {
      await page.goForward();
      await expect.poll(() => workOf(page, id), id).toBe(before);
    }
    for (const [id, before] of left.slice(0, 3)) {
      await visit(page, id);
      await expect.poll(() => workOf(page, id), id).toBe(before);
    }
  });
}

interface Main {
  readonly operation: string;
  /** Name of the text input. */
  readonly typed: string;
  /** Name of the random output. */
  readonly made: string;
}

function mainOf(tool: string): Main {
  const [[operation, { input, output }] = ['', { input: {}, output: {} }]] = Object.entries(listing[tool]?.operations ?? {});
  const [typed = ''] = Object.entries(input).find(([, { primary, kind }]) => primary && kind === 'text') ?? [];
  const [made = ''] = Object.entries(output).find(([, { primary, kind }]) => primary && kind === 'text') ?? [];
  return { operation, typed, made: operation === 'generate' && typed === '' ? made : '' };
}

/** Types into the main input of a tool's first operation, and waits for its random output. */
async function work(page: Page, tool: string): Promise<void> {
  const { operation, typed, made } = mainOf(tool);
  const box = field(page, operation, typed).locator('input, textarea, [contenteditable="true"]').filter({ visible: true }).first();
  if (typed !== '' && (await box.count()) > 0 && (await box.isEditable())) {
    await box.fill('kept');
    await expect.poll(() => workOf(page, tool), tool).toMatch(/^kept/u);
  }
  if (made === '') return;
  const results = field(page, operation, made).first();
  await expect(results).not.toHaveText('');
  // A placeholder for the value exists before the value; an editable box has none.
  const value = results.locator('[data-value]').first();
  if ((await value.count()) > 0) await expect(value).toHaveText(/\S/u);
}

/** Returns the content of the main input and the random output. */
async function workOf(page: Page, tool: string): Promise<string> {
  const { operation, typed, made } = mainOf(tool);
  return page.evaluate(
    ([inBox, inResult]) => {
      const boxes = [...document.querySelectorAll(`main ${inBox} :is(input, textarea, [contenteditable="true"])`)];
      const values = boxes.map((box) => (box instanceof HTMLInputElement || box instanceof HTMLTextAreaElement ? box.value : box.textContent));
      const isKept = values.some((value) => value?.includes('kept'));
      return `${isKept ? 'kept' : 'nothing'} ${document.querySelector(`main ${inResult} [data-value]`)?.textContent ?? ''}`;
    },
    [`[data-operation="${operation}"][data-field="${typed}"]`, `[data-operation="${operation}"][data-field="${made}"]`] as const,
  );
}

test('a link in the same tab, and text from another tool, can be reverted with Back, Undo and the editor', async ({ page }) => {
  await open(page, '/base64-string-converter');
  await write(encoded(page), 'typed');
  await page.evaluate(() => location.assign('#/encode?text=other'));
  await expect(encoded(page)).toHaveText('other');
  await page.goBack();
  await expect(encoded(page)).toHaveText('typed');
  await expect(page).toHaveURL(/converter$/u);

  await visit(page, 'url-encoder');
  const url = field(page, 'encode', 'text').getByRole('textbox');
  await write(url, 'mine');
  await visit(page, 'base64-string-converter');
  await field(page, 'encode', 'base64').getByRole('button', { name: 'Open' }).first().click();
  await page.getByRole('menuitem', { name: 'URL' }).first().click();
  await expect(page).toHaveURL(/url-encoder/u);
  const given = page.locator('main [data-field]').getByRole('textbox').first();
  await expect(given).toHaveText('dHlwZWQ=');
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(url).toHaveText('mine');
  await page.getByRole('button', { name: 'Clear' }).first().click();
  await expect(url).toHaveText('');
  await url.press('ControlOrMeta+z');
  await expect(url).toHaveText('mine');
});
