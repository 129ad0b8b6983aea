import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const src = import.meta.dirname;
const read = (file: string): string => readFileSync(path.join(src, file), 'utf8');
const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll(path.sep, '/'));
const besides = (file: string, other: string): string => path.posix.join(path.posix.dirname(file), other);

/** The classes that a style sheet has rules for. Names in `:global` are classes of others, such as the editor's. */
function classesOf(sheet: string): readonly string[] {
  const selectors = read(sheet).replace(/\/\*.*?\*\/|:global\([^)]*\)|\{[^{}]*\}/gsu, ' ');
  return [...new Set(Array.from(selectors.matchAll(/\.([a-z][\w-]*)/giu), ([, name = '']) => name))];
}

const sheets = new Map(files.filter((file) => file.endsWith('.module.css')).map((sheet) => [sheet, classesOf(sheet)]));

interface Use {
  readonly file: string;
  readonly sheet: string;
  /** The class; or, where it is looked up by a value (`styles[size]`), all words that the value may be. */
  readonly names: string | ReadonlySet<string>;
}

const uses: readonly Use[] = files.filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx')).flatMap(usesIn);

function usesIn(file: string): readonly Use[] {
  const text = read(file);
  const code = text.replace(/^import [^;]*;/gmu, '');
  return Array.from(text.matchAll(/^import (\w+) from '([^']+\.module\.css)'/gmu)).flatMap(([, styles = '', from = '']) => {
    const use = { file, sheet: besides(file, from) };
    const named = Array.from(code.matchAll(new RegExp(`\\b${styles}\\.(\\w+)`, 'gu')), ([, name = '']) => ({ ...use, names: name }));
    return code.includes(`${styles}[`) ? [...named, { ...use, names: wordsNear(file) }] : named;
  });
}

/** A value that classes are looked up by has its type, a union of words, in the same file or in one that it imports. */
function wordsNear(file: string): ReadonlySet<string> {
  const imported = Array.from(read(file).matchAll(/ from '(\.[^']+\.tsx?)'/gu), ([, from = '']) => besides(file, from));
  const unions = [file, ...imported].flatMap((near) => read(near).match(/'[\w-]+'(?=\s*\|)|(?<=\|\s*)'[\w-]+'/gu) ?? []);
  return new Set(unions.map((word) => word.slice(1, -1)));
}

test('finds the style sheets and the classes that it judges', () => {
  expect(sheets.size).toBeGreaterThan(20);
  expect(uses.length).toBeGreaterThan(sheets.size);
});

const isUsed = (sheet: string, name: string): boolean =>
  uses.some(({ names, ...use }) => use.sheet === sheet && (typeof names === 'string' ? names === name : names.has(name)));

test('every class of a style sheet is used', () => {
  const unused = [...sheets].flatMap(([sheet, names]) => names.filter((name) => !isUsed(sheet, name)).map((name) => `${sheet}: .${name}`));
  expect(unused).toEqual([]);
});

test('every class that is used has a rule', () => {
  const missing = uses.flatMap(({ file, sheet, names }) =>
    typeof names === 'string' && !sheets.get(sheet)?.includes(names) ? [`${file}: ${names} in ${sheet}`] : [],
  );
  expect(missing).toEqual([]);
});

// Without the property, the whole declaration is ignored: a background is transparent then.
test('every custom property that is used is set', () => {
  const sources = files.filter((file) => /(?:\.css|(?<!\.test)\.tsx?)$/u.test(file)).map((file) => [file, read(file)] as const);
  const set = new Set(sources.flatMap(([, text]) => Array.from(text.matchAll(/(?<!var\()(--[\w-]+)['"\]]*\s*[:,]/gu), ([, name = '']) => name)));
  // Set on popups by the library that positions them.
  for (const name of ['--anchor-width', '--available-width', '--available-height']) set.add(name);
  expect(set.size).toBeGreaterThan(50);
  const used = sources.flatMap(([file, text]) => Array.from(text.matchAll(/var\((--[\w-]+)\s*\)/gu), ([, name = '']) => [file, name] as const));
  expect(used.filter(([, name]) => !set.has(name))).toEqual([]);
});

/** The opening tags of the live regions of a file. */
const liveRegions = (file: string): readonly string[] => read(file).match(/<\w+(?:[^<>]|=>)*\brole="status"(?:[^<>]|=>)*>/gu) ?? [];

const hidesIfEmpty = (sheet: string, name: string): boolean =>
  new RegExp(`\\.${name}:empty[^{}]*\\{[^{}]*(?:display: none|visibility: hidden)`, 'u').test(read(sheet));

// Screen readers may miss the first text of a live region that appears together with it.
test('an empty live region stays in the accessibility tree', () => {
  const components = [...new Set(uses.map(({ file }) => file))];
  expect(components.flatMap(liveRegions).length).toBeGreaterThan(20);
  expect(components.filter((file) => liveRegions(file).some((region) => /\shidden=/u.test(region)))).toEqual([]);
  const hidden = uses.filter(
    ({ file, sheet, names }) =>
      typeof names === 'string' && hidesIfEmpty(sheet, names) && liveRegions(file).some((region) => new RegExp(`\\.${names}\\b`, 'u').test(region)),
  );
  expect(hidden.map(({ sheet, names }) => `${sheet}: .${String(names)}`)).toEqual([]);
});
