import type { RunContext } from '../../contract/operations.ts';
import { CsvWriter } from '../../lib/csv/csv-writer.ts';
import { writeJson } from '../../lib/document/json/json.ts';
import { numberKind } from '../../lib/document/numbers.ts';
import { Source } from '../../lib/document/document.ts';
import type { DocumentValue, MappingValue } from '../../lib/document/value.ts';
import { joinTexts } from '../../lib/long-text/long-text.ts';
import type { Options } from './convert.ts';
import type { Problems } from './problems.ts';
import type { Column, Row, Table } from './table.ts';
import { refuseDuplicateLabels } from './table.ts';
import { isOfType } from './types.ts';
import { writeAligned, writeHtml, writeLatex, writeMarkdown } from './write-markup.ts';
import { writeSql } from './write-sql.ts';

/**
 * Writes a table.
 * @throws InputError `unrepresentable-cell`, `too-long` on `input`
 */
export async function writeTable(table: Table, options: Options, problems: Problems, context: RunContext): Promise<string> {
  switch (options.to) {
    case 'markdown':
      return joined(writeMarkdown(table));
    case 'html':
      return joined(writeHtml(table));
    case 'latex':
      return joined(writeLatex(table, problems));
    case 'text':
      return joined(writeAligned(table, problems));
    case 'sql':
      return joined(writeSql(table, options, problems));
    case 'csv':
      return joined(writeCsv(table, ','));
    case 'tsv':
      return joined(writeCsv(table, '\t'));
    case 'json':
      return writeDocument([{ kind: 'sequence', items: objectsOf(table, options), at: 0 }], 2, options, context);
    case 'json-lines':
      return writeDocument(objectsOf(table, options), 0, options, context);
    case 'yaml': {
      const { writeYaml } = await context.load(() => import('../../lib/document/yaml/yaml.ts'));
      const document = { roots: [{ kind: 'sequence', items: objectsOf(table, options), at: 0 } as const], count: 1, source: new Source('', 'input') };
      const style = { indent: 2, indentSequences: true, quoteStyle: 'double', lineWidth: 0, yaml11Safe: true, keepComments: false } as const;
      return (await writeYaml(document, style, context)).output;
    }
  }
}

const joined = (lines: readonly string[]): string => joinTexts(lines, '\n', 'input');

function writeCsv({ columns, rows }: Table, delimiter: string): readonly string[] {
  const writer = new CsvWriter({ delimiter, quote: '"', quoting: 'minimal', escapeFormulas: false });
  const write = (cells: readonly string[]): string => writer.formatRecord(cells.map((text) => ({ text, isText: true })));
  return [write(columns.map(({ label }) => label))].concat(rows.map(({ cells }) => write(columns.map(({ index }) => cells[index] ?? ''))));
}

const writeDocument = async (roots: readonly DocumentValue[], indent: number, { input }: Options, context: RunContext): Promise<string> =>
  (await writeJson({ roots, count: roots.length, source: new Source(input, 'input') }, { indent, indentWith: 'space', nonFinite: 'string' }, context)).output;

/** @throws InputError `unrepresentable-cell` for two columns with one name */
function objectsOf({ columns, rows }: Table, { emptyCells }: Options): readonly MappingValue[] {
  refuseDuplicateLabels(columns, (label) => label);
  return rows.map((row) => ({
    kind: 'mapping',
    at: 0,
    members: columns.map((column) => ({ name: column.label, at: 0, value: valueOf(row, column, emptyCells) })),
  }));
}

function valueOf({ cells, values }: Row, { index, type, isTyped }: Column, emptyCells: 'text' | 'null'): DocumentValue {
  const cell = cells[index];
  const value = values?.[index];
  if (value && !isTyped && (cell !== '' || emptyCells === 'text')) return value;
  if (cell === null || cell === undefined || (cell === '' && (emptyCells === 'null' || type !== 'text'))) return { kind: 'null', at: 0 };
  if (type === 'boolean' && isOfType(cell, type)) return { kind: 'boolean', value: cell.toLowerCase() === 'true', at: 0 };
  if ((type === 'integer' || type === 'decimal') && isOfType(cell, type)) return { kind: numberKind(cell), token: cell, at: 0 };
  return { kind: 'string', text: cell, at: 0 };
}
