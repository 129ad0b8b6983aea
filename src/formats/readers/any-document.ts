import type { RunContext } from '../../contract/operations.ts';
import type { Document } from '../../lib/document/document.ts';
import { readJson } from '../../lib/document/json/json.ts';
import type { DocumentFormat } from '../../lib/document/fields.ts';

interface ReadOptions {
  readonly format: DocumentFormat | 'auto';
  /** Of a text in JSON. */
  readonly syntax?: 'json' | 'json5';
}

/**
 * Reads a document of any of the formats. The values of JSON Lines and the documents of YAML are separate roots.
 * @throws InputError with line and column
 */
export async function readDocument(text: string, field: string, { format, syntax = 'json5' }: ReadOptions, context: RunContext): Promise<Document> {
  const { load } = context;
  switch (format === 'auto' ? await detectFormat(text, load) : format) {
    case 'json-lines':
      return readJson(text, field, { syntax: 'json-lines', duplicateKeys: 'last' }, context);
    case 'yaml': {
      const { readYaml } = await load(() => import('../../lib/document/yaml/yaml.ts'));
      return readYaml(text, field, { duplicateKeys: 'error', documents: 'lines' }, context);
    }
    case 'toml': {
      const { readToml } = await load(() => import('../../lib/document/toml/toml.ts'));
      return readToml(text, field, {}, context);
    }
    case 'xml': {
      const { readXml } = await load(() => import('../../lib/document/xml/xml.ts'));
      return readXml(text, field, { convention: 'prefixed', parseValues: false, arrayElements: '', keepWhitespace: false }, context);
    }
    case 'csv': {
      const { readCsv } = await load(() => import('../../lib/document/csv/csv.ts'));
      return readCsv(text, field, CSV, context);
    }
    default:
      return readJson(text, field, { syntax, duplicateKeys: 'last' }, context);
  }
}

// Numbers in a CSV file are numbers. A field such as 007 is none in JSON, and stays a string.
const CSV = {
  delimiter: 'auto',
  customDelimiter: '',
  quoteCharacter: '"',
  header: true,
  detectTypes: true,
  emptyFields: 'text',
  trimFields: false,
  commentPrefix: '',
  unflatten: false,
  pathSeparator: '.',
} as const;

/** Returns the format that a text looks most like; `otherwise` if it looks like none: JSON, for its errors. */
export async function detectFormat(text: string, load: RunContext['load'], otherwise: DocumentFormat = 'json'): Promise<DocumentFormat> {
  const { detectDocument } = await load(() => import('./detect-document.ts'));
  return detectDocument(text) ?? otherwise;
}
