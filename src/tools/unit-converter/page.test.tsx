import { expect, test } from 'vitest';
import { renderTool } from '../../app/testing/render-tool.tsx';

const cellsOf = (name: string): readonly (readonly string[])[] =>
  [...document.querySelectorAll(`[data-value="${name}"] tbody tr`)].map((row) =>
    [...row.querySelectorAll('td, th')].map(({ textContent }) => textContent.trim()),
  );

test('starts with a transfer time, with the size in both kinds of prefixes', async () => {
  const page = await renderTool('unit-converter');
  await page.expectShown('convert', 'result', '17 h 46 min 40 s');
  expect(cellsOf('dataSizes')).toContainEqual(['3.2 TB', '2.91038304567 TiB', '9.951 %']);
});

test('says whether a result is rounded, and shows its exact value', async () => {
  const page = await renderTool('unit-converter');
  page.fill('convert', 'quantity', '100 km/h in m/s');
  await page.expectShown('convert', 'result', '27.7777777778 m/s');
  await page.expectShown('convert', 'exactValue', '250/9 m/s');
  expect(cellsOf('conversions')).toContainEqual(['mph', 'Rounded', '62.1371192237']);
  expect(cellsOf('conversions')).toContainEqual(['km/h', 'Exact', '100']);
});
