import { choose, clipboard, expect, expectAccessible, field, open, result, test } from './site.ts';

const V4 = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/u;

test('a fresh page shows a UUID, and R gives another', async ({ page }) => {
  await open(page, '/uuid-generator');
  const uuids = result(page, 'generate', 'uuids');
  await expect(uuids).toHaveText(V4);
  const before = await uuids.textContent();
  await page.keyboard.press('r');
  await expect(uuids).not.toHaveText(before ?? '');
  await expect(uuids).toHaveText(V4);
});

test('versions are chosen by button or arrow key, say what they are for, and hide what they do not use', async ({ page }) => {
  await open(page, '/uuid-generator');
  await expect(page.getByText('Random. For most uses.')).toBeVisible();
  await expect(field(page, 'generate', 'name')).toBeHidden();
  await page.getByRole('radio', { name: 'v5' }).check();
  await expect(result(page, 'generate', 'uuids')).toHaveText('4fd35a71-71ef-5a55-a9d9-aa75c889a6d0');
  await expect(field(page, 'generate', 'count')).toBeHidden();
  await page.getByRole('button', { name: 'dns' }).click();
  await page.getByLabel('Names', { exact: true }).fill('www.example.com');
  await expect(result(page, 'generate', 'uuids')).toHaveText('2ed6657d-e927-568b-95e1-2665a8aea6a2');
  await expectAccessible(page);
  await page.getByRole('radio', { name: 'v5' }).press('ArrowLeft');
  await expect(page.getByRole('radio', { name: 'v3' })).toBeChecked();
  await expect(result(page, 'generate', 'uuids')).toHaveText('5df41881-3aed-3515-88a7-2f4a814cf09e');
  await page.getByRole('radio', { name: 'v1' }).check();
  await page.getByLabel('Node').fill('xyz');
  await expect(page.getByRole('alert')).toContainText('A node has 6 bytes');
});

test('a list can be copied as lines, as a JSON array, and downloaded', async ({ page }) => {
  await open(page, '/uuid-generator#/generate?version=v7&count=3');
  const uuids = result(page, 'generate', 'uuids');
  await expect(uuids).toHaveText(/^(?:[\da-f]{8}-[\da-f]{4}-7[\da-f-]{21}\s*){3}$/u);
  const lines = ((await uuids.textContent()) ?? '').split('\n');
  await page.getByRole('button', { name: 'Copy UUIDs' }).click();
  await expect.poll(() => clipboard(page)).toBe(lines.join('\n'));
  await page.getByRole('button', { name: 'Copy as JSON array' }).click();
  await expect(page.getByText('Copied!').first()).toBeAttached();
  expect(JSON.parse(await clipboard(page))).toEqual(lines);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download UUIDs' }).click();
  expect((await download).suggestedFilename()).toBe('uuids.txt');
});

test('inspecting shows the fields, the time here beside UTC, and the other forms', async ({ page }) => {
  await open(page, '/uuid-generator');
  await choose(page, 'inspect');
  await expect(result(page, 'inspect', 'timestamp')).toHaveText('2022-02-22T19:22:22.000Z');
  await expect(page.locator('[data-local-time]')).toContainText('2022');
  await expect(page.locator('li[data-part="random"]')).toHaveText('Random: 74 bits (52–63, 66–127)');
  await expect(field(page, 'inspect', 'node')).toBeHidden();
  await page.getByLabel('UUID', { exact: true }).fill('C232AB00-9414-11EC-B3C8-9F6BDECED846');
  await expect(result(page, 'inspect', 'node')).toHaveText('9f:6b:de:ce:d8:46');
  await expect(page.locator('li[data-part="clockSequence"]')).toHaveText('Clock sequence: 14 bits (66–79)');
  await expect(result(page, 'inspect', 'base64url')).toHaveText('wjKrAJQUEeyzyJ9r3s7YRg');
  await page.getByLabel('UUID', { exact: true }).fill('c232ab00-9414-11ec-b3c8-9f6bdeced84');
  await expect(page.getByRole('alert')).toContainText('character 36');
});
