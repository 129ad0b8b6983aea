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
  for (const [index, [operation, { input, output }]] of Object.entries(operations).entries()) {
    const [name] = Object.entries(input).find(([, { primary, kind, secret }]) => primary && kind === 'text' && !secret) ?? [];
    if (name === undefined) continue;
    test(`${id} ${operation} answers rubbish with a result or an error under the field, and keeps it`, async ({ page }) => {
      // All operations of a tool read half a character alike.
      for (const text of index === 0 ? Object.values(rubbish) : Object.values(rubbish).slice(0, 1)) {
        await page.goto('about:blank');
        await open(page, `/${id}#/${operation}?${name}=${encode(text)}`);
        await choose(page, operation);
        await expect(field(page, operation, name).first()).toBeVisible();
        // Which result is in view is the page's own choice.
        const results = Object.keys(output).map((key) => `[data-operation="${operation}"][data-field="${key}"]`);
        const answered = page.locator('main [role="alert"]').or(page.locator(results.join(', ')));
        await expect(answered.filter({ visible: true }).first()).toBeVisible();
        await expect(page.getByText('This page could not be shown')).toHaveCount(0);
        await expect(page.getByText('Something went wrong in this tool')).toHaveCount(0);
      }
    });
  }
}
