import { InputError } from '../../contract/errors.ts';
import type { RunContext } from '../../contract/operations.ts';
import { parseCsv } from '../../lib/csv/csv-reader.ts';
import { emptyLinesBetween } from '../../lib/csv/empty-lines.ts';
import { csvReading } from '../../lib/csv/dialect.ts';
import { readJson } from '../../lib/document/json/json.ts';
import { toPlainText } from '../../lib/document/json/text.ts';
import type { DocumentValue, MappingValue } from '../../lib/document/value.ts';
import { LengthLimit } from '../../lib/long-text/long-text.ts';
import { readDelimiterRow, splitRow } from '../../lib/markdown/table.ts';
import { runInSlices, share } from '../../lib/work/slices.ts';
import type { SourceFormat } from './codes.ts';
import type { Options } from './convert.ts';
import type { Problems } from './problems.ts';
import type { PlainRecord, SourceTable } from './table.ts';
import { labelsOf, refuseManyCells, tableOfRecords, uniqueNames } from './table.ts';

/**
 * Reads the table in a text.
 * @throws InputError `invalid-csv`, `invalid-delimiter`, `not-one-character`, `invalid-json`, `no-table`, `too-deeply-nested`, `too-long`
 */
export async function readTable(options: Options, problems: Problems, context: RunContext): Promise<SourceTable> {
  const from = options.from === 'auto' ? detectSource(options.input) : options.from;
  if (from === 'json' || from === 'json-lines') return readJsonTable(options, from, problems, context);
  const records = from === 'csv' ? await readCsvRecords(options, problems, context) : await readMarkupRecords(from, options, problems, context);
  return tableOfRecords(records, options.hasHeader, problems);
}

async function readMarkupRecords(
  from: 'markdown' | 'html',
  { input, tableNumber }: Options,
  problems: Problems,
  context: RunContext,
): Promise<readonly PlainRecord[]> {
  if (from === 'html') {
    const { htmlTables } = await context.load(() => import('./read-html.ts'));
    return chosen(htmlTables(input, problems), tableNumber, problems);
  }
  const { markdownTables, recordsOf } = await context.load(() => import('./read-markdown.ts'));
  const found = await runInSlices(share(markdownTables(input), 0, 0.5), context);
  const table = chosen(found.tables, tableNumber, problems);
  return runInSlices(share(recordsOf(table, found, problems), 0.5, 1), context);
}

const CHECKED_LINES = 200;

/** What a text looks like. A text with delimiters is the most general. */
export function detectSource(text: string): Exclude<SourceFormat, 'auto'> {
  const start = text.slice(0, 2 ** 16).trimStart();
  if (/^(?:\{[^\n]*\}|\[[^\n]*\])[ \t\r]*\n[ \t\r\n]*[{[]/u.test(start)) return 'json-lines';
  // A first cell in brackets, such as a GUID in braces, is not a document.
  const isCell = /^\[[^[\]{}"'\n]*\][ \t]*[,;\t|]/u.test(start);
  if (!isCell && /^(?:\[\s*(?:[[{"'\d\]-]|(?:true|false|null)\b)|\{\s*(?:["'}]|[\w$]+\s*:))/u.test(start)) return 'json';
  if (start.startsWith('<') && /<(?:table|tr|td|th)\b/iu.test(start)) return 'html';
  const lines = start.split(/\r\n|\n|\r/u, CHECKED_LINES);
  return lines.some((line, index) => isTableStart(lines[index - 1], line)) ? 'markdown' : 'csv';
}

const EMPTY_LINE = [''];

async function readCsvRecords({ input, ...options }: Options, problems: Problems, context: RunContext): Promise<readonly PlainRecord[]> {
  const { records, quotesAfterBlank } = await runInSlices(parseCsv(input, csvReading(input, options), 'input'), context);
  if (quotesAfterBlank.count > 0) problems.add('quote-after-blank', { row: null, at: quotesAfterBlank.firstAt, detail: String(quotesAfterBlank.count) });
  // In a table of one column, such as one copied from a spreadsheet, an empty line between others is an empty cell.
  const emptyLines = emptyLinesBetween(records, input);
  return records.flatMap(({ at, fields }, index) => [...(emptyLines.get(index) ?? []).map((line) => ({ at: line, cells: EMPTY_LINE })), { at, cells: fields }]);
}

function chosen<Table>(tables: readonly Table[], number: number, problems: Problems): Table {
  const found = tables[number - 1];
  if (!found) throw new InputError('no-table', { field: tables.length > 0 ? 'tableNumber' : 'input', params: { count: tables.length } });
  if (tables.length > 1) problems.add('more-tables', { row: null, detail: String(tables.length) });
  return found;
}

const isTableStart = (head: string | undefined, rule: string): boolean =>
  head?.includes('|') === true && readDelimiterRow(rule)?.length === splitRow(head).length;

async function readJsonTable({ input, hasHeader }: Options, from: 'json' | 'json-lines', problems: Problems, context: RunContext): Promise<SourceTable> {
  const { roots, source } = await readJson(input, 'input', { syntax: from === 'json' ? 'json5' : 'json-lines', duplicateKeys: 'last' }, context);
  for (const { code, path, line } of source.warnings.list) if (code === 'duplicate-key') problems.add(code, { row: null, line, detail: path });
  const [only] = roots;
  const items = only?.kind === 'sequence' && roots.length === 1 ? only.items : roots.length === 1 && only ? rowsIn(only, problems) : roots;
  if (items.length === 0) throw new InputError('no-table', { field: 'input', params: { count: 0 } });
  if (items.every(({ kind }) => kind === 'sequence')) {
    const records = items.map((item) => {
      const values = item.kind === 'sequence' ? item.items : [];
      return { at: item.at, cells: values.map(textOf), values };
    });
    return tableOfRecords(records, hasHeader, problems);
  }
  return tableOfObjects(items, problems);
}

/** The rows of an object: the first list of objects in it, as in the result of an API, or the object itself. */
function rowsIn(root: DocumentValue, problems: Problems): readonly DocumentValue[] {
  if (root.kind !== 'mapping') return [root];
  const list = root.members.find(({ value }) => value.kind === 'sequence' && value.items.some(({ kind }) => kind === 'mapping'));
  if (list?.value.kind !== 'sequence') return [root];
  const others = root.members.filter((member) => member !== list).map(({ name }) => name);
  if (others.length > 0) problems.add('members-ignored', { row: null, at: root.at, detail: others.join(', ') });
  return list.value.items;
}

const textOf = (value: DocumentValue): string | null => (value.kind === 'null' ? null : toPlainText(value));

/** The members of all objects as columns, in the order of their first appearance; those of an inner object have its name before them. */
function tableOfObjects(items: readonly DocumentValue[], problems: Problems): SourceTable {
  const columns: { readonly name: string; readonly at: number }[] = [];
  // path → index of its column. Different paths may have one name: `{"a.b": 1, "a": {"b": 2}}`.
  const indexes = new Map<string, number>();
  const length = new LengthLimit('input');
  const rows = items.map((item) => {
    const values: (DocumentValue | undefined)[] = [];
    for (const { path, name, value } of cellsOf(item, length)) {
      const index = indexes.get(path) ?? indexes.size;
      if (index === indexes.size) columns.push({ name, at: value.at });
      indexes.set(path, index);
      values[index] = value;
    }
    return { values, at: item.at };
  });
  refuseManyCells(rows.length, indexes.size);
  const width = indexes.size;
  const names = uniqueNames(columns, problems);
  const given = columns.map(({ name }) => name);
  return {
    names,
    labels: labelsOf(names, given),
    rows: rows.map(({ values, at }, index) => ({
      values,
      cells: Array.from({ length: width }, (_, column) => {
        const value = values[column];
        return value ? textOf(value) : null;
      }),
      number: index + 1,
      at,
    })),
  };
}

interface JsonCell {
  /** The names of the members with their lengths, so that no two paths are the same. */
  readonly path: string;
  readonly name: string;
  readonly value: DocumentValue;
}

function* cellsOf(item: DocumentValue, length: LengthLimit): Generator<JsonCell> {
  if (item.kind !== 'mapping') return yield { path: 'value', name: 'value', value: item };
  const open: { readonly value: MappingValue; readonly path: string; readonly prefix: string; next: number }[] = [
    { value: item, path: '', prefix: '', next: 0 },
  ];
  for (let frame = open.at(-1); frame; frame = open.at(-1)) {
    const member = frame.value.members[frame.next++];
    if (!member) open.pop();
    else {
      const name = frame.prefix + member.name;
      const path = `${frame.path}${member.name.length} ${member.name}`;
      length.add(name.length);
      if (member.value.kind === 'mapping' && member.value.members.length > 0) open.push({ value: member.value, path, prefix: `${name}.`, next: 0 });
      else yield { path, name, value: member.value };
    }
  }
}
