import { expect, test } from 'vitest';
import { manifests } from '../../tools/manifests.ts';
import formerNames from './former-names.json';

const strings = import.meta.glob<{ readonly name: string }>('../../tools/*/strings/*.json', { eager: true, import: 'default' });

const currentNames = Object.entries(strings).map(([file, { name }]) => [name, file.split('/').at(-3)] as const);

test('each former name belongs to an existing tool', () => {
  expect(Object.keys(formerNames).length).toBeGreaterThan(8);
  expect(Object.values(formerNames).filter((id) => !manifests.has(id))).toEqual([]);
});

test('no tool has the former name of another tool', () => {
  const former = new Map(Object.entries(formerNames));
  expect(currentNames.filter(([name, id]) => former.has(name) && former.get(name) !== id)).toEqual([]);
});
