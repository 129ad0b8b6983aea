import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const read = (file: string): string => readFileSync(path.join(import.meta.dirname, file), 'utf8');
const tokens = read('tokens.css');
const token = (name: string): string | undefined => new RegExp(`--${name}: ([^;]+);`, 'u').exec(tokens)?.[1];

test('the theme has the colors of the product', () => {
  expect([token('primary'), token('warning'), token('error')]).toEqual(['light-dark(#18a058, #1ea54c)', '#f59e0b', 'light-dark(#d03050, #e88080)']);
});

test('overlays are stacked from 2000', () => {
  expect(token('overlay')).toBe('2000');
  const overlays = ['menu/menu', 'modal/modal', 'select/select', 'tooltip/tooltip', 'toast/toast'];
  const values = overlays.flatMap((file) => [...read(`${file}.module.css`).matchAll(/z-index: ([^;]+);/gu)].map(([, value]) => value));
  expect(new Set(values)).toEqual(new Set(['var(--overlay)', 'calc(var(--overlay) + 1)']));
});

test('controls have the three sizes of the product', () => {
  const rules = [...read('sizes.module.css').matchAll(/^\.(\w+) \{\n {2}min-height: (\d+)px;\n {2}font-size: (\d+)px;/gmu)];
  expect(rules.map(([, name, height, text]) => [name, Number(height), Number(text)])).toEqual([
    ['small', 28, 12],
    ['medium', 34, 14],
    ['large', 40, 16],
  ]);
});

test('a small screen is at most 700 pixels wide', () => {
  // The style sheet and the script must agree.
  expect(read('../app/layout/use-menu.ts')).toContain("'(max-width: 700px)'");
  expect(read('../app/layout/layout.module.css').match(/@media \(max-width: \d+px\)/gu)).toEqual(['@media (max-width: 700px)']);
});

const DEMOS = 'alert button buttons-select card collapse file-upload input-text link markdown modal-value modal select table text-copyable tooltip';

test('every widget of the product has a demo page', () => {
  expect(DEMOS.split(' ').filter((widget) => !existsSync(path.join(import.meta.dirname, widget, 'demo.tsx')))).toEqual([]);
});
