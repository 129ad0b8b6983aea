import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '..');

const documents = ['.', 'docs', 'docs/decisions']
  .flatMap((folder) => readdirSync(path.join(root, folder)).map((name) => path.join(folder, name)))
  .filter((file) => file.endsWith('.md'));

const withoutCode = (text: string): string => text.replaceAll(/^```.*?^```$|^ {4}[^\n]*$|`[^`\n]*`/gmsu, '');

/** The addresses of a document's links and images. */
const linksOf = (file: string): readonly string[] =>
  [...withoutCode(readFileSync(path.join(root, file), 'utf8')).matchAll(/\]\(<?([^)\s>]+)>?\)|(?:src|srcset|href)="([^"]+)"/gu)].map(
    ([, link, attribute]) => link ?? attribute ?? '',
  );

/** The anchors that GitHub generates for a document's headings. */
const anchorsOf = (file: string): readonly string[] =>
  [...readFileSync(file, 'utf8').matchAll(/^#+ (.+)$/gmu)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );

function problemOf(document: string, link: string): string | undefined {
  const [target = '', anchor] = link.split('#');
  const file = target === '' ? path.join(root, document) : path.resolve(root, path.dirname(document), target);
  if (!existsSync(file)) return `${link}: no such file`;
  if (anchor !== undefined && !(statSync(file).isFile() && anchorsOf(file).includes(anchor))) return `${link}: no such heading`;
  return undefined;
}

test.each(documents)('%s links to existing files and headings', (document) => {
  const inside = linksOf(document).filter((link) => !/^[a-z]+:/iu.test(link));
  expect(inside.map((link) => problemOf(document, link)).filter((found) => found !== undefined)).toEqual([]);
});

test('the list has every decision', () => {
  const listed = linksOf('docs/decisions/README.md');
  const decisions = readdirSync(path.join(root, 'docs', 'decisions')).filter((name) => name !== 'README.md');
  expect(decisions.filter((name) => !listed.includes(name))).toEqual([]);
});

test('every npm script that a document names exists', () => {
  const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { readonly scripts: Readonly<Record<string, string>> };
  const named = documents.flatMap((file) =>
    [...readFileSync(path.join(root, file), 'utf8').matchAll(/\bnpm run (?:--silent )?([\w:-]+)/gu)].map(([, name = '']) => name),
  );
  expect(named.length).toBeGreaterThan(10);
  expect([...new Set(named)].filter((name) => !(name in scripts))).toEqual([]);
});
