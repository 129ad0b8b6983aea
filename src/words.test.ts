import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, test } from 'vitest';
import { hasWords, missingKeys, wordFolders, wordsIn } from '../scripts/word-files.ts';
import { languages } from './contract/languages.ts';
import { errorsOfEnglish, errorsOfTranslation, headingLevels } from './runtime/testing/check-words.ts';
import { manifests } from './tools/manifests.ts';

const src = import.meta.dirname;

const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll(path.sep, '/'));

const folders = wordFolders();

/** Codes of all languages that have words anywhere. */
const present = [...new Set(files.map((file) => /(?:\/strings\/|\/about\.)(?<code>[^/.]+)\.(?:json|md)$/u.exec(file)?.groups?.code ?? 'en'))];
const translations = Object.entries(languages).filter(([code]) => code !== 'en' && present.includes(code));

/** Folders of tools that other languages show in English. */
const untranslated = new Set([...manifests].filter(([, { untranslated }]) => untranslated).map(([id]) => `tools/${id}`));

// Short labels such as “Text” or “Generate” may repeat; sentences may not.
const MAX_COPIED_LENGTH = 30;

const folderOf = (topic: string): string => `lib/${topic}`;

const about = (code: string): string => readFileSync(path.join(src, 'app', 'about', `about.${code}.md`), 'utf8');

test('strings are in known languages', () => {
  expect(folders.length).toBeGreaterThan(50);
  expect(present.filter((code) => !Object.hasOwn(languages, code))).toEqual([]);
});

test('a language with any strings has all files, except for tools marked as untranslated', () => {
  const translated = folders.filter((folder) => !untranslated.has(folder));
  expect(present.flatMap((code) => translated.filter((folder) => !hasWords(folder, code)).map((folder) => `${folder} ${code}`))).toEqual([]);
  expect(present.filter((code) => !existsSync(path.join(src, 'app', 'about', `about.${code}.md`)))).toEqual([]);
});

test('a tool marked as untranslated lacks messages in at least one language', () => {
  expect([...untranslated].filter((folder) => translations.every(([code]) => missingKeys(folder, code).length === 0))).toEqual([]);
});

test.each(folders)('%s is complete in English', (folder) => {
  expect(errorsOfEnglish(wordsIn(folder, 'en'))).toEqual([]);
});

describe.each(translations)('%s', (code, { tag }) => {
  test.each(folders)('%s matches the English strings', (folder) => {
    const errors = errorsOfTranslation(wordsIn(folder, 'en'), wordsIn(folder, code), tag);
    expect(errors.filter((error) => !(untranslated.has(folder) && error.endsWith(': missing')))).toEqual([]);
  });

  test('About has the parts that it has in English', () => {
    expect(headingLevels(about(code))).toEqual(headingLevels(about('en')));
    expect(about(code)).not.toBe(about('en'));
  });
});

describe.each(Object.keys(languages).filter((code) => present.includes(code)))('short lines in %s', (code) => {
  const lines = folders.flatMap((folder) => {
    const { name, short } = wordsIn(folder, code);
    return name === undefined || short === undefined ? [] : [{ folder, name, short }];
  });

  test('tell every tool from the others', () => {
    expect(lines.map(({ folder }) => folder)).toEqual(
      expect.arrayContaining(folders.filter((folder) => folder.startsWith('tools/') && hasWords(folder, code))),
    );
    expect(lines.filter(({ short }, index) => lines.findIndex((other) => other.short === short) !== index)).toEqual([]);
  });

  test('do not repeat the name', () => {
    const folded = lines.map(({ name, short }) => [name, short].map((text) => text.toLocaleLowerCase(code)));
    expect(folded.filter(([name = '', short = '']) => short.includes(name) || name.includes(short))).toEqual([]);
  });
});

/** The string of a key, which may be a field's label. */
const stringOf = (folder: string, key: string, code: string): string | undefined => {
  const own = wordsIn(folder, code);
  return own[key] ?? own[`${key}.label`];
};

test('the examples in docs/languages.md are current strings', () => {
  const document = readFileSync(path.join(src, '..', 'docs', 'languages.md'), 'utf8');
  const blocks = [...document.matchAll(/\(`(?<folder>[\w/-]+)`, `(?<key>[\w.-]+)`\)\n\n(?<lines>(?:- .+\n)+)/gu)].flatMap(({ groups }) =>
    groups ? [groups] : [],
  );
  const examples = blocks.flatMap(({ folder = '', key = '', lines = '' }) =>
    [...lines.matchAll(/^- (?<code>\w+): `?(?<text>.+?)`?$/gmu)].map(({ groups }) => ({ folder, key, code: groups?.code ?? '', text: groups?.text ?? '' })),
  );
  expect(examples.length).toBeGreaterThan(80);
  expect(examples.filter(({ folder, key, code, text }) => stringOf(folder, key, code) !== text)).toEqual([]);
});

describe('no string is duplicated', () => {
  const topicsByTool = [...manifests].map(([id, { topics = [] }]) => [id, topics] as const);

  test('no text is in two places', () => {
    const places = new Map<string, string[]>();
    for (const folder of folders) {
      for (const [key, text] of Object.entries(wordsIn(folder, 'en'))) {
        if (text.length > MAX_COPIED_LENGTH) places.set(text, [...(places.get(text) ?? []), `${folder} ${key}`]);
      }
    }
    expect([...places.values()].filter((all) => all.length > 1)).toEqual([]);
  });

  test('every topic exists, and a tool shares it', () => {
    const shared = [...new Set(topicsByTool.flatMap(([, topics]) => topics))].map(folderOf);
    expect(shared.toSorted()).toEqual(folders.filter((folder) => folder.startsWith('lib/')).toSorted());
  });

  test.each(topicsByTool)('%s names the topics that its operations are checked with', (id, topics) => {
    const operations = path.join(src, 'tools', id, 'operations.ts');
    const { module } = parseSync(operations, existsSync(operations) ? readFileSync(operations, 'utf8') : '');
    const imported = module.staticImports.map(({ moduleRequest }) => moduleRequest.value).filter((file) => /lib\/.*strings\//u.test(file));
    expect(imported.toSorted()).toEqual(topics.map((topic) => `../../${folderOf(topic)}/strings/en.json`).toSorted());
  });

  test.each(topicsByTool)('%s repeats nothing, and its topics agree', (id, topics) => {
    const own = wordsIn(`tools/${id}`, 'en');
    const shared = new Map<string, string>();
    for (const [key, text] of topics.flatMap((topic) => Object.entries(wordsIn(folderOf(topic), 'en')))) {
      expect(own[key], key).not.toBe(text);
      if (own[key] === undefined) expect(shared.get(key) ?? text, key).toBe(text);
      shared.set(key, text);
    }
    for (const [key, text] of Object.entries(own)) {
      const code = /\.(?:options|values)\.(?<code>.+)$/u.exec(key)?.groups?.code ?? '';
      expect(own[`codes.${code}`] ?? shared.get(`codes.${code}`), key).not.toBe(text);
    }
  });
});
