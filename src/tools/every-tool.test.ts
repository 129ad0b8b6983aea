import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Select } from '@messageformat/parser';
import { parse } from '@messageformat/parser';
import { describe, expect, test } from 'vitest';
import { flatten } from '../../scripts/texts-plugin.ts';
import { formats } from '../formats/registry.ts';
import { checkInput } from '../runtime/check.ts';
import { formatLink, isLinkable, parseLink } from '../runtime/link.ts';
import { loadOperations } from './declarations.ts';
import { loadVectors } from './facts.ts';
import { tools } from './registry.ts';

type Words = Parameters<typeof flatten>[0];

const folder = (id: string): string => path.join(import.meta.dirname, id);
const wordsOf = (id: string, language: string): Record<string, string> =>
  flatten(JSON.parse(readFileSync(path.join(folder(id), 'strings', `${language}.json`), 'utf8')) as Words);

const all = await Promise.all([...tools].map(async ([id, tool]) => ({ id, tool, operations: await loadOperations(id), vectors: await loadVectors(id) })));

/** The arguments of an ICU message, by name. */
function argumentsOf(message: string): readonly string[] {
  const names = new Set<string>();
  type Tokens = ReturnType<typeof parse> | Select['cases'][number]['tokens'];
  const collect = (tokens: Tokens): void => {
    for (const token of tokens) {
      if ('arg' in token) names.add(token.arg);
      if ('cases' in token) for (const { tokens: inner } of token.cases) collect(inner);
    }
  };
  collect(parse(message));
  return [...names].sort();
}

describe.each(all.map((subject) => [subject.id, subject] as const))('%s', (id, { tool, operations, vectors }) => {
  test('names the tool that turns its result back, and is named by it', () => {
    if (tool.inverse !== undefined) expect(tools.get(tool.inverse)?.inverse).toBe(id);
  });

  test('is a whole folder', () => {
    const files = readdirSync(folder(id));
    expect(files).toContain('tool.ts');
    expect(existsSync(path.join(folder(id), 'strings', 'en.json'))).toBe(true);
    expect(existsSync(path.join(folder(id), 'strings', 'zh.json'))).toBe(true);
    if (files.includes('fields.ts')) expect(files).toEqual(expect.arrayContaining(['operations.ts', 'vectors.ts']));
    else expect(files).toContain('page.tsx');
    expect(files.some((file) => file.endsWith('.test.ts'))).toBe(true);
  });

  test('has a manifest that is plain data, with its own place in the menu', () => {
    expect(JSON.parse(JSON.stringify(tool))).toEqual(tool);
    expect(all.filter((other) => other.tool.category === tool.category && other.tool.order === tool.order).map((other) => other.id)).toEqual([id]);
    expect(tool.icon).toMatch(/^[a-z\d]+(?:-[a-z\d]+)*$/u);
    for (const old of tool.redirectFrom ?? []) expect(old).toMatch(/^\/[a-z\d-]+$/u);
    if (tool.createdAt) expect(new Date(tool.createdAt).toISOString().slice(0, 10)).toBe(tool.createdAt);
  });

  test('uses no plural in Chinese that Chinese has not', () => {
    expect(Object.values(wordsOf(id, 'zh')).filter((message) => /plural,[^}]*\b(?:zero|one|two|few|many) \{/u.test(message))).toEqual([]);
  });

  test('says the same in Chinese as in English: every message, with the same arguments', () => {
    const english = wordsOf(id, 'en');
    const chinese = wordsOf(id, 'zh');
    expect(Object.keys(chinese).sort()).toEqual(Object.keys(english).sort());
    for (const [key, message] of Object.entries(english)) {
      if (key.startsWith('reference.')) continue;
      expect(argumentsOf(chinese[key] ?? ''), key).toEqual(argumentsOf(message));
    }
  });

  test('translates its words', () => {
    const english = wordsOf(id, 'en');
    const chinese = wordsOf(id, 'zh');
    const same = Object.keys(english).filter((key) => /^(?:description|keywords|errors\.)/u.test(key) && english[key] === chinese[key]);
    expect(same).toEqual([]);
    expect(chinese.description).toMatch(/\p{Script=Han}/u);
  });

  test('says in two lines of a card what one gets', () => {
    expect([...(wordsOf(id, 'en').description ?? '')].length).toBeLessThanOrEqual(64);
    expect([...(wordsOf(id, 'zh').description ?? '')].length).toBeLessThanOrEqual(28);
    for (const language of ['en', 'zh']) expect(wordsOf(id, language).description).toMatch(/[.。]$/u);
  });

  test('has one primary input and one primary output an operation, and no field named json or help', () => {
    for (const [name, { input, output }] of Object.entries(operations)) {
      expect(Object.values(output).filter(({ primary }) => primary).length, name).toBe(1);
      expect(Object.values(input).filter(({ primary }) => primary).length, name).toBeLessThanOrEqual(1);
      for (const field of [...Object.keys(input), ...Object.keys(output)]) {
        expect(['json', 'help']).not.toContain(field);
        expect(field).toMatch(/^[a-z][a-zA-Z\d]*$/u);
      }
    }
  });

  test('names formats that there are', () => {
    for (const { input, output } of Object.values(operations)) {
      for (const field of [...Object.values(input), ...Object.values(output)]) {
        if ('format' in field && typeof field.format === 'string') expect([...formats.keys()]).toContain(field.format);
      }
    }
  });

  test('has defaults that pass its own checks and survive a link', () => {
    for (const [name, operation] of Object.entries(operations)) {
      const defaults = checkInput(operation, {});
      const link = parseLink(formatLink(name, operation, {}), operations);
      expect(link).toEqual({ operation: name, input: {}, unknown: [] });
      expect(checkInput(operation, link?.input ?? {})).toEqual(defaults);
    }
  });

  test('puts no secret into a link', () => {
    const secret = 'correct-horse-battery-staple';
    for (const [name, operation] of Object.entries(operations)) {
      const hidden = Object.entries(operation.input).filter(([, field]) => !isLinkable(field));
      const input = Object.fromEntries(hidden.map(([field]) => [field, secret]));
      expect(formatLink(name, operation, input)).toBe(`#/${name}`);
      for (const [field] of hidden) expect(parseLink(`#/${name}?${field}=${secret}`, operations)?.input).toEqual({});
    }
  });

  test('shows examples of every operation, but where chance decides', () => {
    for (const [name, { output }] of Object.entries(operations)) {
      const facts = vectors[name] ?? [];
      const primary = Object.keys(output).find((field) => output[field]?.primary) ?? '';
      const isExact = facts.some((fact) => 'output' in fact && fact.output[primary] !== undefined && !Object.hasOwn(Object(fact.output[primary]), '$matches'));
      if (isExact) expect(facts.filter(({ example }) => example).length, name).toBeGreaterThan(0);
    }
  });
});
