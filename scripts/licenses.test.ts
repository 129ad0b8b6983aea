import { expect, test } from 'vitest';
import { isAllowed, licensesOf, mayBeShipped } from './licenses.ts';
import { packageOf } from './shipped-plugin.ts';

test.each(['MIT', '(MIT OR GPL-3.0-only)', 'BSD-3-Clause OR GPL-2.0', 'MIT AND ISC', 'Unlicense'])('%s may be used', (license) => {
  expect(isAllowed(license)).toBe(true);
});

test.each(['', 'GPL-3.0-only', 'MIT AND MPL-2.0', 'SEE LICENSE IN LICENSE.md', 'Python-2.0', '(MIT OR GPL-3.0-only) AND MPL-2.0'])(
  '%s may not be used',
  (license) => {
    expect(isAllowed(license)).toBe(false);
  },
);

test('a package contains the text of its own license', () => {
  const [license, ...others] = licensesOf('node_modules/react');
  expect(license).toMatchObject({ name: 'react', license: 'MIT' });
  expect(license?.text).toMatch(/Copyright \(c\).+Permission is hereby granted/su);
  expect(others).toEqual([]);
});

test('a package that only names its license gets the standard text, with its author', () => {
  expect(licensesOf('node_modules/@cfworker/json-schema')[0]?.text).toContain('Copyright (c) Jeremy Danyow\n');
});

test('code compiled into a package is listed too', () => {
  expect(licensesOf('node_modules/zxing-wasm').map(({ name }) => name)).toEqual(['zxing-wasm', 'zxing-cpp']);
  const [wrapper, zstd] = licensesOf('node_modules/@bokuweb/zstd-wasm');
  expect(wrapper?.text).toContain('Copyright (c) <bokuweb12@gmail.com>');
  expect(zstd?.text).toMatch(/^BSD 3-Clause License\n\nCopyright \(c\) Meta Platforms, Inc\. and affiliates\n/u);
  expect(licensesOf('node_modules/brotli-wasm').map(({ license }) => license)).toEqual(['Apache-2.0', 'BSD-3-Clause']);
});

test('the public suffix list is listed with its license, which is allowed only for it', () => {
  const [code, list] = licensesOf('node_modules/tldts');
  expect(code).toMatchObject({ name: 'tldts', license: 'MIT' });
  expect(list).toMatchObject({ name: 'Public Suffix List', license: 'MPL-2.0' });
  expect(list?.text).toContain('Mozilla Public License Version 2.0');
  expect(list && mayBeShipped(list)).toBe(true);
  expect(mayBeShipped({ name: 'other', license: 'MPL-2.0', text: '' })).toBe(false);
});

test('decNumber within jq is listed with its license, which no package may have', () => {
  const part = licensesOf('node_modules/jq-wasm').find(({ name }) => name === 'decNumber');
  expect(part?.text).toContain('ICU License');
  expect(part && mayBeShipped(part)).toBe(true);
  expect(mayBeShipped({ name: 'other', license: 'ICU', text: '' })).toBe(false);
  expect(isAllowed('ICU')).toBe(false);
});

test('a module belongs to the innermost package', () => {
  const root = new URL('..', import.meta.url).pathname;
  expect(packageOf(`${root}node_modules/react/index.js`)).toBe('node_modules/react');
  expect(packageOf(`\0${root}node_modules/@noble/hashes/sha2.js?commonjs`)).toBe('node_modules/@noble/hashes');
  expect(packageOf(`${root}node_modules/parse5/node_modules/entities/a.js`)).toBe('node_modules/parse5/node_modules/entities');
  expect(packageOf(`${root}src/app/main.tsx`)).toBeUndefined();
  expect(packageOf('\0rolldown/runtime.js')).toBeUndefined();
});

test('lists the text of the chosen license if there are alternatives', () => {
  const [license] = licensesOf('node_modules/ibantools');
  expect(license?.text).toContain('Permission is hereby granted, free of charge');
  expect(license?.text).not.toContain('Mozilla');
});
