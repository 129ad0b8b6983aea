import { expect, test } from 'vitest';
import { watchDownloads } from '../testing/downloads.ts';
import { renderPart } from '../testing/render-part.tsx';
import { CsvDownload } from './CsvDownload.tsx';

const rows = [
  { name: 'Ada', born: 1815, notes: ['poet', 'programmer'] },
  { name: 'Grace', born: 1906, notes: [] },
];

test('saves all rows, and shows how many of them the page shows', async () => {
  const downloads = watchDownloads();
  const view = await renderPart(
    <CsvDownload columns={['name', 'notes', 'born']} rows={rows} fileName="people.csv" shown={1}>
      Download CSV
    </CsvDownload>,
  );
  expect(view.getByText('First row').parentElement?.textContent).toContain('Download CSV');
  await view.user.click(view.getByRole('button', { name: 'Download CSV' }));
  expect(downloads.map(({ name, type }) => [name, type])).toEqual([['people.csv', 'text/csv']]);
  expect(await downloads[0]?.content.text()).toBe('name,notes,born\r\nAda,poet programmer,1815\r\nGrace,,1906\r\n');
});

test('is off without rows, and is alone while the page shows all of them', async () => {
  const view = await renderPart(
    <CsvDownload columns={['name']} rows={[]} fileName="people.csv">
      Download CSV
    </CsvDownload>,
  );
  const button = view.getByRole('button');
  expect([button.matches(':disabled'), button.parentElement?.textContent]).toEqual([true, 'Download CSV']);
});
