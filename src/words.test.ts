import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, test } from 'vitest';
import { languages } from './contract/languages.ts';
import { flatten } from './runtime/compile-words.ts';
import type { FlatWords } from './runtime/testing/check-words.ts';
import { faultsOfEnglish, faultsOfTranslation, headingLevels } from './runtime/testing/check-words.ts';
import { manifests } from './tools/manifests.ts';

const src = import.meta.dirname;

const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll(path.sep, '/'));

/** All folders with words, relative to `src`: tools, topics of `lib/`, surfaces. */
const folders = files.filter((file) => file.endsWith('/strings/en.json')).map((file) => path.posix.dirname(file));

const wordsOf = (folder: string, language: string): FlatWords =>
  flatten(JSON.parse(readFileSync(path.join(src, folder, `${language}.json`), 'utf8')) as Parameters<typeof flatten>[0]);

/** Codes of all languages that have words anywhere. */
const present = [...new Set(files.map((file) => /(?:\/strings\/|\/about\.)(?<code>[^/.]+)\.(?:json|md)$/u.exec(file)?.groups?.code ?? 'en'))];
const translations = Object.entries(languages).filter(([code]) => code !== 'en' && present.includes(code));

// Short labels such as “Text” or “Generate” may repeat; sentences may not.
const MAX_COPIED_LENGTH = 30;

const folderOf = (topic: string): string => `lib/${topic}/strings`;

const about = (code: string): string => readFileSync(path.join(src, 'app', 'about', `about.${code}.md`), 'utf8');

test('words are in languages that there are', () => {
  expect(folders.length).toBeGreaterThan(50);
  expect(present.filter((code) => !Object.hasOwn(languages, code))).toEqual([]);
});

test('a language that has words has them everywhere', () => {
  const missing = present.flatMap((code) => [...folders.map((folder) => `${folder}/${code}.json`), `app/about/about.${code}.md`]);
  expect(missing.filter((file) => !existsSync(path.join(src, file)))).toEqual([]);
});

test.each(folders)('%s is whole in English', (folder) => {
  expect(faultsOfEnglish(wordsOf(folder, 'en'))).toEqual([]);
});

describe.each(translations)('%s', (code, { tag }) => {
  test.each(folders)('%s says what it says in English', (folder) => {
    expect(faultsOfTranslation(wordsOf(folder, 'en'), wordsOf(folder, code), tag)).toEqual([]);
  });

  test('About has the parts that it has in English', () => {
    expect(headingLevels(about(code))).toEqual(headingLevels(about('en')));
    expect(about(code)).not.toBe(about('en'));
  });
});

describe('a word stands once', () => {
  const topicsByTool = [...manifests].map(([id, { topics = [] }]) => [id, topics] as const);

  test('no text stands in two places', () => {
    const places = new Map<string, string[]>();
    for (const folder of folders) {
      for (const [key, text] of Object.entries(wordsOf(folder, 'en'))) {
        if (text.length > MAX_COPIED_LENGTH) places.set(text, [...(places.get(text) ?? []), `${folder} ${key}`]);
      }
    }
    expect([...places.values()].filter((all) => all.length > 1)).toEqual([]);
  });

  test('every topic is there, and shared with a tool', () => {
    const shared = [...new Set(topicsByTool.flatMap(([, topics]) => topics))].map(folderOf);
    expect(shared.toSorted()).toEqual(folders.filter((folder) => folder.startsWith('lib/')).toSorted());
  });

  test.each(topicsByTool)('%s names the topics that its operations are checked with', (id, topics) => {
    const operations = path.join(src, 'tools', id, 'operations.ts');
    const { module } = parseSync(operations, existsSync(operations) ? readFileSync(operations, 'utf8') : '');
    const imported = module.staticImports.map(({ moduleRequest }) => moduleRequest.value).filter((file) => /lib\/.*strings\//u.test(file));
    expect(imported.toSorted()).toEqual(topics.map((topic) => `../../${folderOf(topic)}/en.json`).toSorted());
  });

  test.each(topicsByTool)('%s repeats nothing, and its topics agree', (id, topics) => {
    const own = wordsOf(`tools/${id}/strings`, 'en');
    const said = new Map<string, string>();
    for (const [key, text] of topics.flatMap((topic) => Object.entries(wordsOf(folderOf(topic), 'en')))) {
      expect(own[key], key).not.toBe(text);
      if (own[key] === undefined) expect(said.get(key) ?? text, key).toBe(text);
      said.set(key, text);
    }
    for (const [key, text] of Object.entries(own)) {
      const code = /\.(?:options|values)\.(?<code>.+)$/u.exec(key)?.groups?.code ?? '';
      expect(own[`codes.${code}`] ?? said.get(`codes.${code}`), key).not.toBe(text);
    }
  });
});
