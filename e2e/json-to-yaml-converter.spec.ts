import { clipboard, expect, expectAccessible, field, open, test } from './site.ts';

test('what is typed becomes YAML, options change it, and Copy copies it', async ({ page }) => {
  await open(page, '/json-to-yaml-converter');
  const yaml = field(page, 'convert', 'output').locator('.cm-content');
  const json = field(page, 'convert', 'input').locator('.cm-content');
  await expect(json).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText('{"b": ["NO", 1.10], "a": "22:22"}');
  await expect(yaml).toHaveText('b: - "NO" - 1.10 a: "22:22"', { useInnerText: true });
  await page.getByRole('button', { name: 'More options' }).click();
  await page.getByLabel('Sort names').press('Space');
  await expect(yaml).toHaveText(/^a:/u);
  await page.getByRole('button', { name: 'Copy YAML' }).press('Enter');
  await expect.poll(() => clipboard(page)).toBe('a: "22:22"\nb:\n  - "NO"\n  - 1.10\n');
});

test('a fault is said with its place, which a button goes to, and the last good YAML stays', async ({ page }) => {
  await open(page, '/json-to-yaml-converter');
  const yaml = field(page, 'convert', 'output').locator('.cm-content');
  await expect(yaml).not.toHaveText('');
  const good = await yaml.innerText();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText('{"a": 1,\n"b" 2}');
  await expect(page.getByRole('alert')).toContainText('Line 2, column 5');
  await expect(yaml).toHaveText(good, { useInnerText: true });
  await expectAccessible(page);
  await page.getByRole('alert').getByRole('button').press('Enter');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.insertText(':');
  await expect(yaml).toHaveText('a: 1 b: 2', { useInnerText: true });
});
