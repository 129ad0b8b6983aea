import { expect, test } from 'vitest';
import { renderTool } from '../../app/testing/render-tool.tsx';

test('describes the first ID of the sample, lists its readings and all IDs', async () => {
  const page = await renderTool('id-inspector');
  await page.expectShown('inspect', 'created', '2016-04-30T11:18:25.796Z');
  expect(page.row('inspect', 'readings', 'X (Twitter) snowflake')).toEqual(['X (Twitter) snowflake', 'Likely', '2012-03-03T13:01:20.453Z']);
  expect(page.shown('inspect', 'notes')).toContain('Only the first known ID');
  expect(page.shown('inspect', 'duplicates')).toBe('No duplicates.');
  expect(page.row('inspect', 'entries', 'KSUID')).toEqual(['3', '0ujtsYcgvSTl8PAuAdqWYSMnLOv', 'KSUID', 'Likely', '2017-10-10T04:00:47Z']);
});

test('warns of a secret, which is in no link', async () => {
  const page = await renderTool('id-inspector');
  page.fill('inspect', 'ids', ['sk_test_', 'aBcDeFgHiJ0123456789aBcD'].join(''));
  await page.expectShown('inspect', 'secretType', 'Secret key');
  await page.expectShown('inspect', 'notes', /^This is a credential/u);
  expect(location.href).not.toContain('aBcDeF');
});

test('generates IDs without a click', async () => {
  const page = await renderTool('id-inspector', { link: '#/generate?kind=ksuid' });
  await page.expectShown('generate', 'ids', /^(?:[\dA-Za-z]{27}\s*){5}$/u);
});
