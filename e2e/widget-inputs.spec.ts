import type { Locator, Page } from '@playwright/test';
import { countThreadTime, expect, test } from './site.ts';

async function openDemo(page: Page, widget: string): Promise<Locator> {
  await page.goto(`/c-lib/${widget}`);
  const demo = page.locator(`[data-demo="${widget}"]`);
  await expect(demo.locator('section').first()).toBeVisible();
  return demo;
}

test.describe('input-text', () => {
  test('clearing empties it and keeps the focus in it', async ({ page }) => {
    const demo = await openDemo(page, 'input-text');
    const input = demo.getByRole('textbox', { name: 'Empties, and keeps the focus' });
    await demo.getByRole('button', { name: 'Clear' }).filter({ visible: true }).first().click();
    await expect(input).toHaveValue('');
    await expect(input).toBeFocused();
    await page.keyboard.type('new');
    await expect(input).toHaveValue('new');
  });

  test('a password is hidden, shown and hidden again', async ({ page }) => {
    const demo = await openDemo(page, 'input-text');
    const input = demo.getByLabel('Hidden until it is shown');
    await expect(input).toHaveAttribute('type', 'password');
    await demo.getByRole('button', { name: 'Show what is typed' }).first().click();
    await expect(input).toHaveAttribute('type', 'text');
    await expect(input).toHaveValue('correct horse');
    await demo.getByRole('button', { name: 'Hide what is typed' }).click();
    await expect(input).toHaveAttribute('type', 'password');
  });

  test('says what is wrong until it is right', async ({ page }) => {
    const demo = await openDemo(page, 'input-text');
    const input = demo.getByRole('textbox', { name: 'Longer than ten characters' });
    await expect(input).toHaveAttribute('aria-invalid', 'true');
    await expect(input).toHaveAccessibleDescription('Length must be > 10');
    await input.fill('eleven char');
    await expect(input).not.toHaveAttribute('aria-invalid');
    await expect(input).toHaveAccessibleDescription('');
  });

  test('has the sizes of the kit, three rows and its placeholder', async ({ page }) => {
    const demo = await openDemo(page, 'input-text');
    for (const [name, height, font] of [
      ['Small', 28, '12px'],
      ['Medium', 34, '14px'],
      ['Large', 40, '16px'],
    ] as const) {
      const input = demo.getByRole('textbox', { name, exact: true });
      await expect.poll(async () => (await input.locator('..').boundingBox())?.height).toBe(height);
      await expect(input).toHaveCSS('font-size', font);
    }
    await expect(demo.getByRole('textbox', { name: 'Three rows' })).toHaveAttribute('rows', '3');
    await expect(demo.getByRole('textbox', { name: 'Default' })).toHaveAttribute('placeholder', 'Input text');
  });
});

test.describe('select', () => {
  for (const kind of ['Default', 'Searchable'] as const) {
    test(`${kind}: opened, moved in, chosen from and closed by keyboard`, async ({ page }) => {
      const demo = await openDemo(page, 'select');
      const select = demo.getByRole('combobox', { name: kind, exact: true });
      await expect(select).toHaveText('Select an option');
      await select.focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('listbox')).toBeVisible();
      await expect(kind === 'Default' ? page.getByRole('listbox') : page.getByPlaceholder('Search...')).toBeVisible();
      await moveTo(page, 'Banana', 'ArrowDown');
      await moveTo(page, 'Apple', 'ArrowUp');
      await moveTo(page, 'Banana', 'ArrowDown');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('listbox')).toBeHidden();
      await expect(select).toHaveText('Banana');
      await expect(select).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await expect(page.getByRole('listbox')).toBeVisible();
      await moveTo(page, 'Blackberry', 'ArrowDown');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('listbox')).toBeHidden();
      await expect(select).toHaveText('Banana');
      await expect(select).toBeFocused();
    });
  }

  test('closing clears the search and the highlight', async ({ page }) => {
    const demo = await openDemo(page, 'select');
    const select = demo.getByRole('combobox', { name: 'Searchable', exact: true });
    await select.click();
    await page.getByPlaceholder('Search...').fill('aple');
    await expect(page.getByRole('listbox').getByRole('option')).toHaveText(['Apple', 'Crab apple', 'Pineapple']);
    await page.getByPlaceholder('Search...').fill('quince');
    await expect(page.getByText('No results found')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByPlaceholder('Search...')).toBeHidden();
    await select.click();
    await expect(page.getByPlaceholder('Search...')).toHaveValue('');
    await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(6);
    await expect(page.locator('[role="option"][data-highlighted]')).toHaveCount(0);
  });

  test('shows at most 312 pixels of a thousand options, and takes little time for it', async ({ page }) => {
    const demo = await openDemo(page, 'select');
    const select = demo.getByRole('combobox', { name: 'Searchable thousand' });
    const threadTime = await countThreadTime(page);
    await select.click();
    await page.getByPlaceholder('Search...').fill('999');
    await expect(page.getByRole('listbox').getByRole('option')).toHaveText(['Option 999']);
    expect(await threadTime()).toBeLessThan(3_000);
    await page.getByPlaceholder('Search...').fill('');
    const popup = page.getByRole('dialog', { name: 'Searchable thousand' });
    await expect.poll(async () => (await popup.boundingBox())?.height).toBeLessThanOrEqual(312);
    await page.getByRole('listbox').getByRole('option', { name: 'Option 7', exact: true }).click();
    await expect(select).toHaveText('Option 7');
  });

  test('says that a choice is missing', async ({ page }) => {
    const demo = await openDemo(page, 'select');
    const select = demo.getByRole('combobox', { name: 'Fruit' });
    await expect(select).toHaveAccessibleDescription('Choose a fruit');
    await select.click();
    await page.getByRole('listbox').getByRole('option', { name: 'Cherry' }).click();
    await expect(select).toHaveAccessibleDescription('');
  });
});

/** Presses an arrow key until the option is highlighted, wherever the list starts. */
async function moveTo(page: Page, option: string, key: 'ArrowDown' | 'ArrowUp'): Promise<void> {
  const highlighted = page.locator('[role="option"][data-highlighted]').filter({ visible: true });
  await expect(async () => {
    if ((await highlighted.allTextContents())[0] !== option) await page.keyboard.press(key);
    expect((await highlighted.allTextContents())[0]).toBe(option);
  }).toPass({ intervals: [50] });
}

test.describe('file-upload', () => {
  test('takes the first file, or all of them', async ({ page }) => {
    const demo = await openDemo(page, 'file-upload');
    const files = ['a.txt', 'b.txt'].map((name) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(name) }));
    const zones = demo.locator('section');
    await zones.nth(1).locator('input').setInputFiles(files);
    await expect(zones.nth(1)).toContainText('a.txt, b.txt');
    await zones.nth(0).locator('input').setInputFiles(files.slice(0, 1));
    await expect(zones.nth(0)).toContainText('a.txt');
  });

  test('is marked while a file is held over it, and refuses what does not fit', async ({ page }) => {
    const demo = await openDemo(page, 'file-upload');
    const zone = demo.locator('label').filter({ hasText: 'Drop an image here' });
    const dataTransfer = await page.evaluateHandle(() => {
      const data = new DataTransfer();
      data.items.add(new File(['a'], 'a.txt', { type: 'text/plain' }));
      return data;
    });
    await zone.dispatchEvent('dragover', { dataTransfer });
    await expect(zone).toHaveAttribute('data-over');
    await zone.dispatchEvent('drop', { dataTransfer });
    await expect(zone).not.toHaveAttribute('data-over');
    await expect(zone.getByRole('status')).toHaveText('Not accepted here: a.txt');
  });

  test('is opened by keyboard', async ({ page }) => {
    const demo = await openDemo(page, 'file-upload');
    const chooser = page.waitForEvent('filechooser');
    await demo.locator('input').first().press('Enter');
    await (await chooser).setFiles({ name: 'c.txt', mimeType: 'text/plain', buffer: Buffer.from('c') });
    await expect(demo.locator('section').first()).toContainText('c.txt');
  });
});

test.describe('number-input', () => {
  test('steps by arrow keys, which keep to its bounds, and may be empty', async ({ page }) => {
    const demo = await openDemo(page, 'number-input');
    const input = demo.getByRole('textbox', { name: 'From 0 to 10' });
    await input.focus();
    await page.keyboard.press('ArrowUp');
    await expect(input).toHaveValue('6');
    await page.keyboard.press('Shift+ArrowUp');
    await expect(input).toHaveValue('10');
    await input.fill('');
    await expect(demo.getByText('Value: undefined')).toHaveCount(2);
    await page.keyboard.press('ArrowDown');
    await expect(input).toHaveValue('0');
  });

  test('keeps what is typed as it is typed, and knows what is no number', async ({ page }) => {
    const demo = await openDemo(page, 'number-input');
    const input = demo.getByRole('textbox', { name: 'Number', exact: true });
    await input.fill('1234,56789');
    await expect(input).toHaveValue('1234,56789');
    await expect(demo.getByText('Value: 1234.56789')).toBeVisible();
    await input.fill('12 apples');
    await expect(input).toHaveValue('12 apples');
    await expect(demo.getByText('Value: NaN')).toBeVisible();
  });
});

test('a slider moves by arrow keys and says its value', async ({ page }) => {
  const demo = await openDemo(page, 'slider');
  const slider = demo.getByRole('slider', { name: 'Length' });
  await slider.focus();
  await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveValue('65');
  await expect(slider).toHaveAttribute('aria-valuetext', '65 characters');
  await expect(demo.getByText('65 characters')).toBeVisible();
  await page.keyboard.press('Home');
  await expect(slider).toHaveValue('1');
  await page.keyboard.press('End');
  await expect(slider).toHaveValue('512');
});

test('a switch is turned by its space bar and by its label', async ({ page }) => {
  const demo = await openDemo(page, 'switch');
  const one = demo.getByRole('switch', { name: 'One' });
  await one.focus();
  await page.keyboard.press('Space');
  await expect(one).not.toBeChecked();
  await demo.getByText('The other').click();
  await expect(one).toBeChecked();
});

test('tabs are chosen by arrow keys, Home and End', async ({ page }) => {
  const demo = await openDemo(page, 'tabs');
  await demo.getByRole('tab', { name: 'Tab number 1', exact: true }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(demo.getByRole('tab', { name: 'Tab number 2' })).toBeFocused();
  await expect(demo.getByRole('tabpanel', { name: 'Tab number 2' })).toHaveText('The panel of 1');
  await page.keyboard.press('End');
  await expect(demo.getByRole('tabpanel', { name: 'Tab number 12' })).toHaveText('The panel of 11');
  await page.keyboard.press('ArrowRight');
  await expect(demo.getByRole('tab', { name: 'Tab number 1', exact: true })).toHaveAttribute('aria-selected', 'true');
});

test('tabs that do not fit stay in one row, which scrolls to the chosen one; fingers get 40 pixels', async ({ browser }) => {
  for (const [hasTouch, height] of [
    [false, 34],
    [true, 40],
  ] as const) {
    const context = await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch, isMobile: hasTouch });
    const page = await context.newPage();
    const demo = await openDemo(page, 'tabs');
    const list = demo.getByRole('tablist', { name: 'Numbers' });
    await expect.poll(async () => (await list.boundingBox())?.height).toBe(height);
    const last = list.getByRole('tab', { name: 'Tab number 12' });
    await expect(last).not.toBeInViewport();
    await list.getByRole('tab', { name: 'Tab number 1', exact: true }).focus();
    await page.keyboard.press('End');
    await expect(last).toBeInViewport({ ratio: 1 });
    await context.close();
  }
});

test('a select has the height of the other controls, and no look of the platform', async ({ page }) => {
  const demo = await openDemo(page, 'native-select');
  for (const [size, height] of [
    ['small', 28],
    ['medium', 34],
    ['large', 40],
  ] as const) {
    const select = demo.getByRole('combobox', { name: `Line ends, ${size}` });
    await expect.poll(async () => (await select.boundingBox())?.height).toBe(height);
    await expect(select).toHaveCSS('appearance', 'none');
  }
  await page.emulateMedia({ forcedColors: 'active' });
  await expect(demo.getByRole('combobox', { name: 'Line ends, medium' })).toHaveCSS('appearance', 'auto');
});

test('a wide table scrolls by itself and can be scrolled by keyboard', async ({ page }) => {
  const demo = await openDemo(page, 'table');
  const region = demo.locator('section').filter({ hasText: 'Wide' }).getByRole('group', { name: 'Data table' });
  await region.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => region.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await expect(demo.getByRole('table', { name: 'Pioneers by year' }).getByRole('columnheader')).toHaveText(['born', 'name']);
});

test('the links of a Markdown text open in a new tab', async ({ page }) => {
  const demo = await openDemo(page, 'markdown');
  const link = demo.getByRole('link', { name: 'link', exact: true });
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  await expect(demo.getByText('a link to nowhere')).toBeVisible();
  await expect(demo.getByRole('link', { name: 'a link to nowhere' })).toHaveCount(0);
  const html = demo.getByRole('link', { name: 'made of HTML' });
  await expect(html).toHaveAttribute('target', '_blank');
  await expect(html).toHaveAttribute('rel', 'noopener noreferrer');
});

test('a code editor finds and folds', async ({ page }) => {
  const demo = await openDemo(page, 'code-editor');
  const editor = demo.locator('.cm-content').first();
  await editor.click();
  await page.keyboard.press('ControlOrMeta+f');
  await page.keyboard.type('pencil-case');
  await expect(demo.locator('.cm-searchMatch')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(editor).toBeFocused();
  await demo.locator('.cm-foldGutter').first().getByTitle('Fold').nth(1).click();
  await expect(demo.locator('.cm-foldPlaceholder')).toHaveCount(1);
});

test.describe('the marks of a code editor', () => {
  test('move with what is typed, and are described', async ({ page }) => {
    const demo = await openDemo(page, 'code-editor');
    const editor = demo.locator('.cm-content[aria-label="Marked text"]');
    const numbers = demo.locator('.cm-lineNumbers');
    await expect(editor).toHaveAttribute('aria-invalid', 'true');
    await expect(editor).toHaveAccessibleDescription(/^A value is missing in line 2/u);
    await expect(editor.locator('.cm-marked-place-error')).toHaveText(',');
    await expect(editor.locator('.cm-marked-place-warning')).toHaveText('"tools"');
    await expect(numbers.locator('.cm-marked-gutter-error, .cm-marked-gutter-warning')).toHaveText(['2', '4']);
    await editor.focus();
    await page.keyboard.press('ControlOrMeta+Home');
    await page.keyboard.press('Enter');
    await expect(editor.locator('.cm-marked-line-error')).toHaveText('  "tools": [1, 2,, 3],');
    await expect(numbers.locator('.cm-marked-gutter-error, .cm-marked-gutter-warning')).toHaveText(['3', '5']);
    await demo.getByRole('switch', { name: 'Marked' }).click();
    await expect(demo.locator('[class*="cm-marked-"]')).toHaveCount(0);
    await expect(editor).not.toHaveAttribute('aria-invalid');
  });

  test('one that begins to be read-only or gets a grammar follows', async ({ page }) => {
    const demo = await openDemo(page, 'code-editor');
    const editor = demo.locator('.cm-content[aria-label="Read-only"]');
    await expect(editor).toHaveAttribute('aria-readonly', 'true');
    await editor.focus();
    await page.keyboard.type('x');
    await expect(editor.locator('.cm-line').first()).toHaveText('{');
    await demo.getByRole('switch', { name: 'Is read-only' }).click();
    await expect(editor).not.toHaveAttribute('aria-readonly');
    await editor.focus();
    await page.keyboard.type('x');
    await expect(editor.locator('.cm-line').first()).toHaveText('x{');
    const coloured = editor.locator('.cm-line span');
    await expect(coloured).toHaveCount(0);
    await demo.getByRole('switch', { name: 'Is JSON' }).click();
    await expect(coloured.first()).toBeVisible();
    await demo.getByRole('switch', { name: 'Is JSON' }).click();
    await expect(coloured).toHaveCount(0);
  });
});
