import { toPlainText } from '../../lib/document/json/text.ts';
import type { DocumentValue } from '../../lib/document/value.ts';
import type { Shape, Step, ValueType } from '../../lib/document/shape.ts';
import { listShapes } from '../../lib/document/shape.ts';
import type { Language, Task } from './languages.ts';
import { tasks } from './languages.ts';
import { quoteJq, quoteJsonPath, writePath } from './write-path.ts';

interface SheetRow {
  readonly task: Task;
  readonly query: string;
}

/** What the sheet is about: the first array of objects, else the first array or object, and the first keys of each kind in it. */
interface Subject {
  readonly list: Shape;
  readonly keys: readonly string[];
  readonly text: Keyed | undefined;
  readonly number: Keyed | undefined;
  /** The query for the array. */
  readonly all: string;
  /** The query for each of its items. */
  readonly each: string;
}

interface Keyed {
  readonly key: string;
  readonly example: DocumentValue;
}

const MAX_LITERAL = 40;

/** Returns queries for usual tasks, with the keys of the document. */
export function sheetOf(root: Shape, language: Language): readonly SheetRow[] {
  const queries = { ...generalQueries(root, language), ...listQueries(root, language) };
  return tasks.flatMap((task) => {
    const query = queries[task];
    return query === undefined ? [] : [{ task, query }];
  });
}

type Queries = Partial<Record<Task, string | undefined>>;

function generalQueries(root: Shape, language: Language): Queries {
  const write = writePath[language];
  const scalar = listShapes(root).find(({ example, path }) => example && path.length > 0 && path.every((step) => typeof step === 'string'));
  const isObject = isOnly(root, 'object');
  const named = listShapes(root)
    .findLast(({ path, example }) => example && typeof path.at(-1) === 'string')
    ?.path.at(-1);
  return {
    everything: write([]),
    'one-value': scalar && write(scalar.path),
    keys: isObject ? { jq: 'keys', jmespath: 'keys(@)', jsonpath: undefined }[language] : undefined,
    anywhere: typeof named === 'string' ? anywhere[language](named) : undefined,
  };
}

const isOnly = ({ types }: Shape, type: ValueType): boolean => types.size === 1 && types.has(type);

const anywhere: Readonly<Record<Language, (key: string) => string | undefined>> = {
  jq: (key) => `.. | objects | select(has(${quoteJq(key)})) | ${access('jq', key)}`,
  jsonpath: (key) => `$..[${quoteJsonPath(key)}]`,
  jmespath: () => undefined,
};

function listQueries(root: Shape, language: Language): Queries {
  const lists = listShapes(root).filter((shape) => isOnly(shape, 'array') && shape.items);
  const list = lists.find(({ items }) => items && isOnly(items, 'object')) ?? lists[0];
  if (!list?.items) return {};
  const of = (type: ValueType): Keyed | undefined => {
    for (const [key, shape] of list.items?.members ?? []) {
      if (
        isOnly(shape, type) &&
        shape.count === list.items?.count &&
        shape.example &&
        shape.example.kind !== 'non-finite' &&
        toPlainText(shape.example).length <= MAX_LITERAL
      )
        return { key, example: shape.example };
    }
    return undefined;
  };
  const keys = isOnly(list.items, 'object')
    ? [...list.items.members].filter(([, { count, types }]) => count === list.items?.count && !types.has('array') && !types.has('object')).map(([key]) => key)
    : [];
  const write = writePath[language];
  const subject = { list, keys, text: of('string'), number: of('number'), all: write(list.path), each: write(list.items.path) };
  return { ...simple(subject, language), ...inLanguage[language](subject) };
}

/** Queries that are paths. */
function simple({ list, keys: [key], text }: Subject, language: Language): Queries {
  const write = writePath[language];
  const ofItem = (step: Step): string => write([...list.path, step]);
  const path = list.items?.path ?? [];
  return {
    'all-values': write(key === undefined ? path : [...path, text?.key ?? key]),
    first: ofItem(0),
    // A negative index after `[]` or `[*]` is one of each array.
    last: ofItem(-1),
  };
}

const access = (language: 'jq' | 'jmespath', key: string): string => writePath[language]([key]);
const member = (key: string): string => writePath.jsonpath([key]).replace(/^\$/u, '@');

/** The first letters of a string, as a pattern without special characters. */
const startOf = (example: DocumentValue): string => /^[\p{L}\d ]{1,3}/u.exec(toPlainText(example))?.[0] ?? '';
const literalOf = (example: DocumentValue): string => JSON.stringify(toPlainText(example));
const tick = (text: string): string => `\`${text.replaceAll('`', '\\`')}\``;

const inLanguage: Readonly<Record<Language, (subject: Subject) => Queries>> = {
  jq: ({ keys, text, number, all, each }) => {
    const pair = keys.slice(0, 2);
    return {
      equals: text && `${each} | select(${access('jq', text.key)} == ${literalOf(text.example)})`,
      greater: number && `${each} | select(${access('jq', number.key)} >= ${toPlainText(number.example)})`,
      matches: text && startOf(text.example) !== '' ? `${each} | select(${access('jq', text.key)} | test("^${startOf(text.example)}"))` : undefined,
      'two-keys': pair.length === 2 ? `${each} | {${pair.map((key) => (/^[A-Za-z_]\w*$/u.test(key) ? key : quoteJq(key))).join(', ')}}` : undefined,
      count: `${all} | length`,
      sort: number && `${all} | sort_by(${access('jq', number.key)})`,
      sum: number && `${all} | map(${access('jq', number.key)}) | add`,
      distinct: text && `${all} | map(${access('jq', text.key)}) | unique`,
      csv: pair.length === 2 ? `${each} | [${pair.map((key) => access('jq', key)).join(', ')}] | @csv` : undefined,
    };
  },
  jsonpath: ({ list, keys, text, number }) => {
    const all = writePath.jsonpath(list.path);
    const pair = keys.slice(0, 2).map(quoteJsonPath);
    return {
      equals: text && `${all}[?${member(text.key)} == ${quoteJsonPath(toPlainText(text.example))}]`,
      greater: number && `${all}[?${member(number.key)} >= ${toPlainText(number.example)}]`,
      matches: text && startOf(text.example) !== '' ? `${all}[?match(${member(text.key)}, '${startOf(text.example)}.*')]` : undefined,
      'two-keys': pair.length === 2 ? `${all}[*][${pair.join(', ')}]` : undefined,
    };
  },
  jmespath: ({ list, keys, text, number, each }) => {
    const all = writePath.jmespath(list.path);
    const flat = list.path.some((step) => typeof step === 'object') ? `${all}[]` : all;
    const base = list.path.length === 0 ? '' : flat;
    const pair = keys.slice(0, 2).map((key) => access('jmespath', key));
    return {
      equals: text && `${base}[?${access('jmespath', text.key)} == ${tick(literalOf(text.example))}]`,
      greater: number && `${base}[?${access('jmespath', number.key)} >= ${tick(toPlainText(number.example))}]`,
      matches:
        text && startOf(text.example) !== ''
          ? `${base}[?starts_with(${access('jmespath', text.key)}, ${tick(JSON.stringify(startOf(text.example)))})]`
          : undefined,
      'two-keys': pair.length === 2 ? `${each}.{${pair.map((key) => `${key}: ${key}`).join(', ')}}` : undefined,
      count: `length(${flat})`,
      sort: number && `sort_by(${flat}, &${access('jmespath', number.key)})`,
      sum: number && `sum(${base}[].${access('jmespath', number.key)})`,
    };
  },
};
