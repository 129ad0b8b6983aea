import { expect, test } from 'vitest';
import { isAllowed, licencesOf, mayBeShipped } from './licences.ts';
import { packageOf } from './shipped-plugin.ts';

test.each(['MIT', '(MIT OR GPL-3.0-only)', 'BSD-3-Clause OR GPL-2.0', 'MIT AND ISC', 'Unlicense'])('%s may be used', (licence) => {
  expect(isAllowed(licence)).toBe(true);
});

test.each(['', 'GPL-3.0-only', 'MIT AND MPL-2.0', 'SEE LICENSE IN LICENSE.md', 'Python-2.0', '(MIT OR GPL-3.0-only) AND MPL-2.0'])(
  '%s may not be used',
  (licence) => {
    expect(isAllowed(licence)).toBe(false);
  },
);

test('a package brings the text of its own licence', () => {
  const [licence, ...others] = licencesOf('node_modules/react');
  expect(licence).toMatchObject({ name: 'react', licence: 'MIT' });
  expect(licence?.text).toMatch(/Copyright \(c\).+Permission is hereby granted/su);
  expect(others).toEqual([]);
});

test('a package that only names its licence gets the text of that, with its author', () => {
  expect(licencesOf('node_modules/@cfworker/json-schema')[0]?.text).toContain('Copyright (c) Jeremy Danyow\n');
});

test('what a package has compiled in is named too', () => {
  expect(licencesOf('node_modules/zxing-wasm').map(({ name }) => name)).toEqual(['zxing-wasm', 'zxing-cpp']);
});

test('the list of public suffixes is named with its licence, which is allowed for it alone', () => {
  const [code, list] = licencesOf('node_modules/tldts');
  expect(code).toMatchObject({ name: 'tldts', licence: 'MIT' });
  expect(list).toMatchObject({ name: 'Public Suffix List', licence: 'MPL-2.0' });
  expect(list?.text).toContain('Mozilla Public License Version 2.0');
  expect(list && mayBeShipped(list)).toBe(true);
  expect(mayBeShipped({ name: 'other', licence: 'MPL-2.0', text: '' })).toBe(false);
});

test('a module belongs to the innermost package', () => {
  const root = new URL('..', import.meta.url).pathname;
  expect(packageOf(`${root}node_modules/react/index.js`)).toBe('node_modules/react');
  expect(packageOf(`\0${root}node_modules/@noble/hashes/sha2.js?commonjs`)).toBe('node_modules/@noble/hashes');
  expect(packageOf(`${root}node_modules/parse5/node_modules/entities/a.js`)).toBe('node_modules/parse5/node_modules/entities');
  expect(packageOf(`${root}src/app/main.tsx`)).toBeUndefined();
  expect(packageOf('\0rolldown/runtime.js')).toBeUndefined();
});

test('of licences to choose from, the text of the one that is taken is listed', () => {
  const [licence] = licencesOf('node_modules/ibantools');
  expect(licence?.text).toContain('Permission is hereby granted, free of charge');
  expect(licence?.text).not.toContain('Mozilla');
});
