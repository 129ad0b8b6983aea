import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from './site.ts';

const dist = process.env.PENKNIFE_DIST ?? path.join(import.meta.dirname, '..', 'dist');
const demos = path.join(import.meta.dirname, '..', 'src', 'app', 'c-lib');

/** Strings that only the widgets' demo pages contain. */
const MARKS = ['c-lib', 'data-demo', 'All widgets'];

test('the demo pages of the widgets are in no file of the site', () => {
  const source = readFileSync(path.join(demos, 'CLib.tsx'), 'utf8');
  for (const mark of MARKS) expect(source).toContain(mark);
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(?:js|css|html|json|txt|xml)$/u.test(file));
  expect(files.length).toBeGreaterThan(20);
  const found = files.filter((file) => {
    const text = readFileSync(path.join(dist, file), 'utf8');
    return MARKS.some((mark) => file.includes(mark) || text.includes(mark));
  });
  expect(found).toEqual([]);
});

for (const route of ['/c-lib', '/c-lib/button']) {
  test(`${route} is not found`, async ({ page }) => {
    await page.goto(route);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Not Found');
    await expect(page.getByRole('link', { name: 'UI library' })).toHaveCount(0);
  });
}
