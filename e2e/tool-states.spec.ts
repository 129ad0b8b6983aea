import type { Page } from '@playwright/test';
import { files } from '../src/tools/pdf-signature-checker/example-files.ts';
import { choose, dropFiles, expect, expectAccessible, field, open, result, test, write } from './site.ts';

interface State {
  /** The tool, and the content of its link. */
  readonly route: string;
  readonly prepare?: (page: Page) => Promise<unknown>;
  /** Matches once the state is reached. */
  readonly shows: (page: Page) => ReturnType<Page['locator']>;
}

const text = (words: string | RegExp) => (page: Page) => page.getByText(words).first();
const alert = (page: Page) => page.getByRole('alert').first();
const box = (page: Page, operation: string, name: string) => field(page, operation, name).locator('input, textarea').first();
const editor = (page: Page, operation: string, name: string) => field(page, operation, name).locator('.cm-content').first();

/** States of pages other than those of a fresh page. */
const states: Readonly<Record<string, State>> = {
  'a drawing in another font': {
    route: 'ascii-text-drawer#/draw?font=Slant&text=Hi',
    shows: (page) => page.getByRole('radio', { name: 'Slant', exact: true }),
  },
  'bytes in Base64': { route: 'base64-file-converter#/decode?base64=AAECAw%3D%3D', shows: (page) => page.locator('[data-preview="bytes"]') },
  'audio in Base64': {
    route: 'base64-file-converter#/decode?base64=UklGRiQAAABXQVZFZm10IBAAAAABAAEAQB8AAEAfAAABAAgAZGF0YQAAAAA%3D',
    shows: (page) => page.locator('[data-preview="audio"] audio'),
  },
  laps: {
    route: 'chronometer',
    prepare: async (page) => {
      for (const key of ['Space', 'l', 'l', 'Space']) await page.keyboard.press(key);
    },
    shows: (page) => page.getByRole('table'),
  },
  'a refused duration': {
    route: 'chronometer#/countdown',
    prepare: async (page) => {
      await page.getByLabel('Custom duration').fill('soon');
      await page.getByLabel('Custom duration').press('Enter');
    },
    shows: alert,
  },
  'a digest that matches': {
    route: 'hash-text#/hash?text=hello&expected=5d41402abc4b2a76b9719d911017c592',
    shows: (page) => page.locator('tr[data-matches]'),
  },
  'a digested file': {
    route: 'hash-text#/hashFile',
    prepare: (page) => dropFiles(page.getByRole('heading', { level: 1 }), { 'hello.txt': 'hello' }),
    shows: (page) => result(page, 'hashFile', 'checksumLines'),
  },
  'an HMAC that does not match': {
    route: 'hmac-generator',
    prepare: async (page) => {
      await box(page, 'hmac', 'text').fill('a');
      await box(page, 'hmac', 'expected').fill('00'.repeat(32));
    },
    shows: text('Does not match the received HMAC'),
  },
  'a hash that takes minutes': {
    route: 'bcrypt',
    prepare: (page) => box(page, 'hash', 'cost').fill('31'),
    shows: text('does not start automatically'),
  },
  'a strong password': {
    route: 'password-strength-analyser',
    prepare: (page) => box(page, 'analyze', 'password').fill('correcthorsebatterystaple'),
    shows: text('Very strong'),
  },
  'status codes of a class': { route: 'http-status-codes#/search?category=3xx', shows: (page) => page.locator('[id="308"]') },
  'documents side by side': {
    route: 'json-diff',
    prepare: (page) => page.getByRole('tab', { name: 'Side by side' }).click(),
    shows: (page) => page.locator('[data-value="sides"]'),
  },
  'JSON as a tree, searched': {
    route: 'json-prettify',
    prepare: async (page) => {
      await field(page, 'format', 'output').getByRole('radio', { name: 'Tree', exact: true }).click();
      await page.getByRole('searchbox', { name: 'Search' }).fill('e');
    },
    shows: text(/^\d+ of \d+$/u),
  },
  'repaired JSON': {
    route: 'json-prettify#/format?repair=true',
    prepare: (page) => write(editor(page, 'format', 'input'), "{'a': 1 'b': [1, 2}"),
    shows: text(/^Fixed /u),
  },
  'violations of a JSON Schema': {
    route: 'json-prettify#/validate',
    prepare: async (page) => {
      await write(editor(page, 'validate', 'schema'), '{"type": "array"}');
      await write(editor(page, 'validate', 'input'), '{}');
    },
    shows: (page) => page.locator('[data-value="violations"] li').first(),
  },
  'an error in JSON': { route: 'json-to-yaml-converter', prepare: (page) => write(editor(page, 'convert', 'input'), '{"b" 2}'), shows: alert },
  'warnings about YAML': {
    route: 'yaml-to-json-converter',
    prepare: (page) => write(editor(page, 'convert', 'input'), 'a: on\nb: no\n'),
    shows: text('YAML 1.1 and 1.2 read this differently'),
  },
  'an unreadable token': { route: 'jwt-parser', prepare: (page) => box(page, 'decode', 'jwt').fill('one.two'), shows: alert },
  'a token without a signature': {
    route: 'jwt-parser#/generateKey?algorithm=ES256',
    prepare: (page) => page.getByLabel('Algorithm').selectOption('none'),
    shows: (page) => result(page, 'sign', 'jwt'),
  },
  'Markdown as HTML': {
    route: 'markdown-to-html',
    prepare: (page) => page.getByRole('radio', { name: 'HTML', exact: true }).click(),
    shows: (page) => field(page, 'convert', 'output').locator('.cm-content'),
  },
  'a dead QR code': {
    route: 'qrcode-generator',
    prepare: (page) => page.getByLabel('Foreground as text').fill('#fffffe'),
    shows: (page) => page.locator('[data-read-back="unreadable"]'),
  },
  'a weak key': {
    route: 'rsa-key-pair-generator',
    prepare: (page) => box(page, 'generate', 'modulusLength').fill('1024'),
    shows: text('RSA keys below 2,048 bits'),
  },
  'a signed PDF whose root is trusted': {
    route: 'pdf-signature-checker',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Try a signed sample' }).click();
      await page.getByRole('button', { name: 'Trust this root' }).click();
    },
    shows: text('which you trust'),
  },
  'a PDF that was changed': {
    route: 'pdf-signature-checker',
    prepare: (page) =>
      field(page, 'check', 'file')
        .locator('input[type="file"]')
        .setInputFiles({ name: files.tampered.name, mimeType: files.tampered.type, buffer: Buffer.from(files.tampered.base64, 'base64') }),
    shows: text('The signature is not valid.'),
  },
  'SQL of another dialect': {
    route: 'sql-prettify',
    prepare: (page) => write(editor(page, 'format', 'input'), "select a from t where x ~ '^a'"),
    shows: alert,
  },
  'differences one below the other': {
    route: 'text-diff',
    prepare: (page) => page.getByLabel('Side by side').uncheck(),
    shows: (page) => page.locator('[data-change]').first(),
  },
  'characters that are not seen': {
    route: 'text-to-unicode',
    prepare: async (page) => {
      await choose(page, 'inspect');
      await box(page, 'inspect', 'text').fill('pаypal e\u0301\u200B');
    },
    shows: (page) => page.locator('tr[data-invisible]'),
  },
  'several tokens': { route: 'token-generator#/generate?count=3&length=8', shows: (page) => result(page, 'generate', 'tokens').locator('li').nth(2) },
  'a UUID of a name': { route: 'uuid-generator#/generate?version=v5', shows: (page) => field(page, 'generate', 'name') },
  'a text from right to left': {
    route: 'lorem-ipsum-generator#/generate?vocabulary=hebrew',
    shows: (page) => field(page, 'generate', 'text').locator('output'),
  },
};

for (const [name, { route, prepare, shows }] of Object.entries(states)) {
  test(`${name}: accessible in both themes`, { tag: '@slow' }, async ({ page }) => {
    await open(page, `/${route}`);
    await prepare?.(page);
    await expect(shows(page)).toBeVisible();
    await page.evaluate(() => scrollTo(0, 0));
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAccessible(page, { colorsOnly: true });
  });
}
