import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { InputField, Prefill } from '../contract/fields.ts';
import type { Operation } from '../contract/operations.ts';
import type { Tool } from '../contract/tool.ts';
import { formats } from '../formats/registry.ts';
import { checkInput } from '../runtime/check.ts';
import { formatLink, isLinkable, parseLink } from '../runtime/link.ts';
import { testedTools } from '../runtime/testing/tools.ts';
import { loadOperations } from './declarations.ts';
import { loadVectors } from './facts.ts';
import { manifests } from './manifests.ts';

const folder = (id: string): string => path.join(import.meta.dirname, id);
const tested = [...manifests].filter(([id]) => testedTools.includes(id));
const all = await Promise.all(tested.map(async ([id, tool]) => ({ id, tool, operations: await loadOperations(id), vectors: await loadVectors(id) })));

/** Returns the values that a text of a format may set a field to: a fixed value, or that part of the format's samples. */
function prefilled(format: string, value: Prefill[string][string]): readonly unknown[] {
  if (typeof value !== 'object' || !('part' in value)) return [value];
  const { samples, parts } = formats.get(format) ?? {};
  const found = [...(samples?.confident ?? []), ...(samples?.plausible ?? [])]
    .map((sample) => parts?.(sample)?.[value.part])
    .filter((part) => part !== undefined);
  expect(found.length, `${format} has a part ${value.part}`).toBeGreaterThan(0);
  return found;
}

/** Returns the content of a tool's icon: the name of a Tabler icon, or two letters. */
const glyphOf = ({ icon }: Tool): string => (typeof icon === 'string' ? icon : icon.map((name) => name.charAt(0)).join(''));

const needsFile = ({ input }: Operation): boolean => Object.values(input).some(({ kind, optional }) => kind === 'file' && optional !== true);

const src = path.join(import.meta.dirname, '..');

/**
 * The shipped files of `src/`, and the budgets. A page may lead to another tool, and recipes consist of tools, so they are excluded, with the steps that CyberChef's recipes become; so are the
 * layers of Unwrap, whose steps in recipes are those of other tools (steps.test.ts runs them), and whose own ids are in codes.ts.
 */
const shippedFiles = new Map(
  [...readdirSync(src, { recursive: true, encoding: 'utf8' }), path.join('..', 'budgets.json')]
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter(
      (file) =>
        /\.(?:tsx?|css)$|budgets\.json$/u.test(file) &&
        !/\.test\.tsx?$|\/testing\/|^tools\/[\w-]+\/page(?:\.tsx$|\/)|^runtime\/recipe\/(?:samples\.ts$|cyberchef\/)|^tools\/unwrap\/(?:layers\/|codes\.ts$)/u.test(
          file,
        ),
    )
    .map((file) => [file, readFileSync(path.join(src, file), 'utf8')] as const),
);

describe.each(all.map((subject) => [subject.id, subject] as const))('%s', (id, { tool, operations, vectors }) => {
  test('is a complete folder', () => {
    const files = readdirSync(folder(id));
    expect(files).toEqual(expect.arrayContaining(['tool.ts', 'contract.json']));
    expect(existsSync(path.join(folder(id), 'strings', 'en.json'))).toBe(true);
    if (files.includes('fields.ts')) expect(files).toEqual(expect.arrayContaining(['operations.ts', 'vectors.ts']));
    else expect(files).toContain('page.tsx');
    expect(files.some((file) => file.endsWith('.test.ts'))).toBe(true);
  });

  // A one-word id may also be the name of something else.
  if (id.includes('-'))
    test('is named only in its own folder', () => {
      const named = new RegExp(`['"\`/]${id}['"\`/]`, 'u');
      const wrong = [...shippedFiles].filter(([file, text]) => !file.startsWith(`tools/${id}/`) && named.test(text)).map(([file]) => file);
      expect(wrong).toEqual([]);
    });

  test('has a manifest of plain data, with a unique position in the menu', () => {
    expect(JSON.parse(JSON.stringify(tool))).toEqual(tool);
    const there = [...manifests].filter(([, other]) => other.category === tool.category && other.order === tool.order);
    expect(there.map(([other]) => other)).toEqual([id]);
    const glyph = glyphOf(tool);
    expect(glyph).toMatch(/^(?:[a-z\d]+(?:-[a-z\d]+)*|[A-Z]{2})$/u);
    expect([...manifests].filter(([, other]) => glyphOf(other) === glyph).map(([other]) => other)).toEqual([id]);
    for (const old of tool.redirectFrom ?? []) expect(old).toMatch(/^\/[a-z\d-]+$/u);
    if (tool.createdAt) expect(new Date(tool.createdAt).toISOString().slice(0, 10)).toBe(tool.createdAt);
  });

  test('has at most one primary input and exactly one primary output per operation, and no field named json or help', () => {
    for (const [name, { input, output }] of Object.entries(operations)) {
      expect(Object.values(output).filter(({ primary }) => primary).length, name).toBe(1);
      expect(Object.values(input).filter(({ primary }) => primary).length, name).toBeLessThanOrEqual(1);
      for (const field of [...Object.keys(input), ...Object.keys(output)]) {
        expect(['json', 'help']).not.toContain(field);
        expect(field).toMatch(/^[a-z][a-zA-Z\d]*$/u);
      }
    }
  });

  if (Object.keys(operations).length > 1)
    test('has one default operation, which needs no file unless all do', () => {
      const declared = Object.values(operations);
      const usual = declared.filter(({ isDefault }) => isDefault);
      expect(usual).toHaveLength(1);
      expect(usual.some(needsFile)).toBe(declared.every(needsFile));
    });

  test('shares inputs of the same kind, and fills text inputs', () => {
    const shared = new Map<string, InputField[]>();
    for (const { input, output } of Object.values(operations)) {
      for (const [name, field] of Object.entries(input)) {
        if (field.shared) shared.set(name, [...(shared.get(name) ?? []), field]);
        if ((field.kind === 'text' || field.kind === 'dateTime') && field.sampleWith !== undefined) expect(Object.keys(input)).toContain(field.sampleWith);
        if (field.kind === 'file' && field.insteadOf !== undefined) expect(input[field.insteadOf]?.kind).toBe('text');
      }
      for (const field of Object.values(output))
        for (const [target, name] of Object.entries((field.kind === 'text' && field.fills) || {})) expect(operations[target]?.input[name]?.kind).toBe('text');
    }
    for (const [name, fields] of shared) {
      expect(fields.length, name).toBeGreaterThan(1);
      expect(new Set(fields.map(({ kind }) => kind)).size, name).toBe(1);
    }
  });

  test('gives a meaning only to codes that exist', () => {
    for (const { output } of Object.values(operations)) {
      for (const field of Object.values(output)) {
        const { codes = [], tones = {}, fails = [] } = field.kind === 'text' ? field : {};
        expect(codes).toEqual(expect.arrayContaining([...Object.keys(tones), ...fails]));
      }
    }
  });

  test('uses existing formats, and secret formats only in secret fields', () => {
    for (const { input, output } of Object.values(operations)) {
      for (const [name, field] of [...Object.entries(input), ...Object.entries(output)]) {
        const own = 'format' in field && typeof field.format === 'string' ? [field.format] : [];
        for (const format of [...own, ...('alsoTakes' in field ? (field.alsoTakes ?? []) : [])]) {
          expect([...formats.keys()]).toContain(format);
          if (formats.get(format)?.secret) expect('secret' in field && field.secret, name).toBe(true);
        }
      }
    }
  });

  test('prefills existing fields, for accepted formats, with valid values or existing parts', () => {
    for (const operation of Object.values(operations)) {
      for (const field of Object.values(operation.input)) {
        for (const [format, values] of Object.entries(field.prefill ?? {})) {
          expect(['format' in field ? field.format : undefined, ...(field.alsoTakes ?? [])]).toContain(format);
          for (const [name, value] of Object.entries(values)) {
            expect(Object.keys(operation.input)).toContain(name);
            const input = { [name]: operation.input[name] ?? field };
            for (const given of prefilled(format, value)) expect(Object.keys(checkInput({ ...operation, input }, { [name]: given }))).toEqual([name]);
          }
        }
      }
    }
  });

  test('has defaults that pass its own checks and survive a link', () => {
    for (const [name, operation] of Object.entries(operations)) {
      const defaults = checkInput(operation, {});
      const link = parseLink(formatLink(name, operation, {}), operations);
      expect(link).toEqual({ operation: name, input: {}, hasValues: true, unknown: [] });
      expect(checkInput(operation, link?.input ?? {})).toEqual(defaults);
    }
  });

  test('puts no secret into a link', () => {
    const secret = 'correct-horse-battery-staple';
    for (const [name, operation] of Object.entries(operations)) {
      const hidden = Object.entries(operation.input).filter(([, field]) => !isLinkable(field));
      const input = Object.fromEntries(hidden.map(([field]) => [field, secret]));
      expect(formatLink(name, operation, input)).toBe(`#/${name}?`);
      for (const [field] of hidden) expect(parseLink(`#/${name}?${field}=${secret}`, operations)?.input).toEqual({});
    }
  });

  test('shows examples of every operation with deterministic results', () => {
    for (const [name, { output }] of Object.entries(operations)) {
      const facts = vectors[name] ?? [];
      const primary = Object.keys(output).find((field) => output[field]?.primary) ?? '';
      const isExact = facts.some((fact) => 'output' in fact && fact.output[primary] !== undefined && !Object.hasOwn(Object(fact.output[primary]), '$matches'));
      if (isExact) expect(facts.filter(({ example }) => example).length, name).toBeGreaterThan(0);
    }
  });
});
