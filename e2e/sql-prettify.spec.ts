import { expect, expectAccessible, field, open, test } from './site.ts';

test('SQL that the dialect does not know is laid out by one that does, at a click', async ({ page }) => {
  await open(page, '/sql-prettify');
  const output = field(page, 'format', 'output').locator('.cm-content');
  await expect(output).toContainText('FROM');
  await expect(field(page, 'format', 'input').locator('.cm-content')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText("select a from t where x ~ '^a' and f(1)");
  await expect(page.getByRole('alert')).toContainText('Line 1, column 25');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'PostgreSQL' }).press('Enter');
  await expect(output).toContainText("x ~ '^a'");
  await expect(output).toContainText('AND f(1)');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByLabel('Dialect')).toHaveValue('postgresql');
});
