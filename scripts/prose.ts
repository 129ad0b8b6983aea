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
  const lineAt = lineCounter(source);
  return found.map(({ start, value }) => ({ line: lineAt(start), text: plain(value) }));
}

/** Looks like a title: several words, without the signs of code or data. */
const TITLE = /^\p{L}[\p{L}\p{N} ,.:;()“”’‘…/%+-]*$/u;

/**
 * The titles of tests and of groups of tests in a source file, and those of the rows of a table: the first string of each row if it
 * looks like a title, and each `source` of a vector.
 */
export function titlesIn(file: string, source: string): readonly Prose[] {
  if (!/\.(?:test|spec)\.tsx?$|\bvectors\b.*\.ts$/u.test(file)) return [];
  const lineAt = lineCounter(source);
  const found: Prose[] = [];
  const add = (node: unknown): void => {
    const text = textOf(node);
    if (text !== undefined && isNode(node)) found.push({ line: lineAt(node.start), text: plain(text) });
  };
  walk(parseSync(file, source).program, (node) => {
    if (node.type === 'Property' && isNode(node.key) && node.key.name === 'source') add(node.value);
    if (node.type !== 'CallExpression' || !isTestFunction(node.callee)) return;
    const [first] = elementsOf(node.arguments);
    if (!isTable(node.callee)) return add(first);
    for (const row of elementsOf(first)) {
      const [title] = isNode(row) && row.type === 'ArrayExpression' ? elementsOf(row.elements) : [];
      const text = textOf(title);
      if (text?.includes(' ') && TITLE.test(text)) add(title);
    }
  });
  return found;
}

/** The messages of the errors that a source file throws. */
export function errorsIn(file: string, source: string): readonly Prose[] {
  // Most files throw none, and parsing takes most of the time.
  if (!/\.(?:tsx?|m?js)$/u.test(file) || !/\bnew\s+\w*Error\b/u.test(source)) return [];
  const lineAt = lineCounter(source);
  const found: Prose[] = [];
  walk(parseSync(file, source).program, (node) => {
    if (node.type !== 'NewExpression' || !isNode(node.callee) || !String(node.callee.name).endsWith('Error')) return;
    const [first] = elementsOf(node.arguments);
    const text = textOf(first);
    if (text !== undefined && isNode(first)) found.push({ line: lineAt(first.start), text: plain(text) });
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

/** Whether a callee gets the rows of a table: `test.each`. */
const isTable = (callee: unknown): boolean =>
  isNode(callee) && callee.type === 'MemberExpression' && isNode(callee.property) && callee.property.name === 'each';

/** The nodes of a list of arguments, of an array, or of an array with a type assertion. */
function elementsOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value as readonly unknown[];
  if (!isNode(value)) return [];
  if (value.type === 'TSAsExpression' || value.type === 'TSSatisfiesExpression') return elementsOf(value.expression);
  return value.type === 'ArrayExpression' ? elementsOf(value.elements) : [];
}

/** The text of a string, or of a template with its placeholders as `…`. */
function textOf(node: unknown): string | undefined {
  if (!isNode(node)) return undefined;
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type !== 'TemplateLiteral') return undefined;
  return elementsOf(node.quasis)
    .map((part) => (isNode(part) ? (part.value as { readonly cooked: string }).cooked : ''))
    .join('…');
}

function walk(value: unknown, visit: (node: Node) => void): void {
  if (Array.isArray(value)) for (const item of value as readonly unknown[]) walk(item, visit);
  if (!isNode(value)) return;
  visit(value);
  for (const child of Object.values(value)) walk(child, visit);
}

/** Returns a function that tells the 1-based line of an index. It counts from the previous index, so increasing ones take linear time. */
function lineCounter(source: string): (index: number) => number {
  let line = 1;
  let next = source.indexOf('\n');
  let last = 0;
  return (index) => {
    if (index < last) [line, next] = [1, source.indexOf('\n')];
    last = index;
    while (next >= 0 && next < index) {
      line++;
      next = source.indexOf('\n', next + 1);
    }
    return line;
  };
}

const plain = (text: string): string => text.replaceAll(/`[^`]*`|\bdocs\/\S+/gu, '` `').replaceAll(/\n\s*\*\s?/gu, ' ');
