import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderTool } from '../../app/testing/render-tool.tsx';

const COMMAND = "curl https://example.com/a -H 'Authorization: Bearer s3cr3t' -d x=1 --retry 3";

test('a pasted command is code for the chosen target, with a list of what is not converted', async () => {
  const page = await renderTool('curl-converter');
  page.fill('convert', 'request', COMMAND);
  await page.expectShown('convert', 'code', /^const response = await fetch\('https:\/\/example\.com\/a', \{/u);
  expect(page.row('convert', 'untranslated', '--retry')).toEqual(['--retry', '3', 'No equivalent', '1', '69']);
  expect(page.row('convert', 'parts', 'Authorization')).toEqual(['Header', 'Authorization', 'Bearer s3cr3t']);
  fireEvent.change(screen.getByLabelText('Convert to', { selector: 'select' }), { target: { value: 'requests' } });
  await page.expectShown('convert', 'code', /^import requests/u);
  page.fill('convert', 'request', 'fetch("https://example.com/b", { method: "PUT" })');
  await page.expectShown('convert', 'code', /requests\.put\('https:\/\/example\.com\/b'/u);
});

test('secrets are masked in the code and in the list of parts', async () => {
  const page = await renderTool('curl-converter');
  page.fill('convert', 'request', COMMAND);
  await page.expectShown('convert', 'code', /s3cr3t/u);
  fireEvent.click(screen.getByRole('switch', { name: /^Mask secrets/u }));
  await page.expectShown('convert', 'code', /'Authorization': 'Bearer \*\*\*'/u);
  expect(page.shown('convert', 'code') + page.shown('convert', 'parts')).not.toContain('s3cr3t');
});

test('an error shows a similar option', async () => {
  const page = await renderTool('curl-converter');
  page.fill('convert', 'request', 'curl https://example.com \\\n  --hedaer x');
  expect((await screen.findByRole('alert')).textContent).toContain('unknown curl option --hedaer. Did you mean --header?');
});
