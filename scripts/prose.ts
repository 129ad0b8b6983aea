import { readdirSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';

const root = path.join(import.meta.dirname, '..');

/** Data, generated files and third-party texts. */
const NOT_OURS = /(?:^|\/)(?:fixtures|testdata|vendor|license-texts|node_modules)\/|\.d\.ts$/u;

/** The source files below a folder, as paths relative to the root: TypeScript, JavaScript and CSS. */
export const sourceFiles = (folder: string): readonly string[] =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => path.posix.join(folder, file.replaceAll(path.sep, '/')))
    .filter((file) => /\.(?:tsx?|m?js|css)$/u.test(file) && !NOT_OURS.test(file));

/** The documents: Markdown in the root and in `docs`, and the English About page. */
export const documents = (): readonly string[] => [
  ...['.', 'docs', 'docs/decisions']
    .flatMap((folder) => readdirSync(path.join(root, folder)).map((name) => path.posix.join(folder, name)))
    .filter((file) => file.endsWith('.md')),
  'src/app/about/about.en.md',
];

/** Returns a document without code blocks, inline code, HTML tags and URLs. */
export const proseOf = (markdown: string): string => markdown.replaceAll(/^```.*?^```$|^ {4}[^\n]*$|`[^`\n]*`|<[^>\n]*>|\]\([^)]*\)/gmsu, ' ');

interface Prose {
  /** 1-based. */
  readonly line: number;
  readonly text: string;
}

/** The comments of a source file, without code in backticks. Lines of `//` that follow each other are separate. */
export function commentsIn(file: string, source: string): readonly Prose[] {
  const found = file.endsWith('.css')
    ? [...source.matchAll(/\/\*.*?\*\//gsu)].map(({ index, 0: value }) => ({ start: index, value }))
    : parseSync(file, source).comments;
  return found.map(({ start, value }) => ({ line: lineAt(source, start), text: plain(value) }));
}

/** The titles of tests and of groups of tests in a source file. */
export function titlesIn(file: string, source: string): readonly Prose[] {
  if (!/\.(?:test|spec)\.tsx?$/u.test(file)) return [];
  const found: Prose[] = [];
  walk(parseSync(file, source).program, (node) => {
    if (node.type !== 'CallExpression' || !isTestFunction(node.callee)) return;
    const [title] = Array.isArray(node.arguments) ? (node.arguments as readonly unknown[]) : [];
    if (isNode(title) && title.type === 'Literal' && typeof title.value === 'string')
      found.push({ line: lineAt(source, title.start), text: plain(title.value) });
  });
  return found;
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly [key: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

/** Whether a callee is `test`, `it` or `describe`, or made of one, such as `test.each(table)`. */
function isTestFunction(callee: unknown): boolean {
  if (!isNode(callee)) return false;
  if (callee.type === 'Identifier') return callee.name === 'test' || callee.name === 'it' || callee.name === 'describe';
  return isTestFunction(callee.type === 'MemberExpression' ? callee.object : callee.callee);
}

function walk(value: unknown, visit: (node: Node) => void): void {
  if (Array.isArray(value)) for (const item of value as readonly unknown[]) walk(item, visit);
  if (!isNode(value)) return;
  visit(value);
  for (const child of Object.values(value)) walk(child, visit);
}

const lineAt = (source: string, index: number): number => source.slice(0, index).split('\n').length;

const plain = (text: string): string => text.replaceAll(/`[^`]*`|\bdocs\/\S+/gu, '` `').replaceAll(/\n\s*\*\s?/gu, ' ');
