import type { RunContext } from '../../contract/operations.ts';
import type { Document } from '../../lib/document/document.ts';
import { readJson } from '../../lib/document/json/json.ts';
import type { InputFormat } from './languages.ts';

const FIELD = 'input';

/**
 * Reads a document of any of the formats. The values of JSON Lines and the documents of YAML are separate roots.
 * @throws InputError with line and column
 */
export async function readInput(text: string, format: InputFormat | 'auto', context: RunContext): Promise<Document> {
  const { load } = context;
  switch (format === 'auto' ? await detectFormat(text, load) : format) {
    case 'json-lines':
      return readJson(text, FIELD, { syntax: 'json-lines', duplicateKeys: 'last' }, context);
    case 'yaml': {
      const { readYaml } = await load(() => import('../../lib/document/yaml/yaml.ts'));
      return readYaml(text, FIELD, { duplicateKeys: 'error', documents: 'lines' }, context);
    }
    case 'toml': {
      const { readToml } = await load(() => import('../../lib/document/toml/toml.ts'));
      return readToml(text, FIELD, {}, context);
    }
    case 'xml': {
      const { readXml } = await load(() => import('../../lib/document/xml/xml.ts'));
      return readXml(text, FIELD, { convention: 'prefixed', parseValues: false, arrayElements: '', keepWhitespace: false }, context);
    }
    case 'csv': {
      const { readCsv } = await load(() => import('../../lib/document/csv/csv.ts'));
      return readCsv(text, FIELD, CSV, context);
    }
    default:
      return readJson(text, FIELD, { syntax: 'json5', duplicateKeys: 'last' }, context);
  }
}

// Numbers in a CSV file are numbers to a query. A field such as 007 is none in JSON, and stays a string.
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

/** Returns the format that a text looks most like; JSON if it looks like none, for its errors. */
async function detectFormat(text: string, load: RunContext['load']): Promise<InputFormat> {
  const { detectDocument } = await load(() => import('./detect-format.ts'));
  return detectDocument(text);
}
