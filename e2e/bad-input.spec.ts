import { choose, expect, field, listing, open, test } from './site.ts';

const rubbish: Readonly<Record<string, string>> = {
  'signs and controls': '\u0001\u0002 "<script>alert(1)</script>" \u202E {[( %ZZ \\x \uFEFF \u2028',
  'a lone surrogate': 'a\uD800b',
};

const encode = (text: string): string =>
  text
    .split(/(\p{Surrogate})/u)
    .map((part, index) => (index % 2 === 1 ? `%u${part.charCodeAt(0).toString(16)}` : encodeURIComponent(part)))
    .join('');

for (const [id, { operations }] of Object.entries(listing)) {
  const taking = Object.entries(operations).flatMap(([operation, { input, output }]) => {
    const [name] = Object.entries(input).find(([, { primary, kind, secret }]) => primary && kind === 'text' && !secret) ?? [];
    return name === undefined ? [] : [{ operation, name, results: Object.keys(output) }];
  });
  if (taking.length === 0) continue;
  test(`${id} answers rubbish with a result or an error under the field, and keeps it`, async ({ page }) => {
    await open(page, `/${id}`);
    for (const [index, { operation, name, results }] of taking.entries()) {
      // All operations of a tool read half a character alike.
      for (const text of index === 0 ? Object.values(rubbish) : Object.values(rubbish).slice(0, 1)) {
        await page.evaluate((hash) => location.assign(hash), `#/${operation}?${name}=${encode(text)}`);
        await choose(page, operation);
        // A box has it as its value, an editor as its text; neither shows every sign.
        const box = field(page, operation, name).first();
        const content = () =>
          box.evaluate(
            (element) => [...element.querySelectorAll('input, textarea')].map((part) => (part as HTMLInputElement).value).join('') + element.textContent,
          );
        await expect.poll(content).toContain(text.includes('%ZZ') ? '%ZZ' : 'a');
        // Which result is in view is the page's own choice.
        const answered = page
          .locator('main [role="alert"]')
          .or(page.locator(results.map((key) => `[data-operation="${operation}"][data-field="${key}"]`).join(', ')));
        await expect(answered.filter({ visible: true }).first()).toBeVisible();
        await expect(page.getByText('This page could not be shown')).toHaveCount(0);
        await expect(page.getByText('Something went wrong in this tool')).toHaveCount(0);
      }
    }
  });
}
