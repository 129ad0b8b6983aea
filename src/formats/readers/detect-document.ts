import csv from '../csv.ts';
import json from '../json.ts';
import jsonLines from '../json-lines.ts';
import toml from '../toml.ts';
import xml from '../xml.ts';
import yaml from '../yaml.ts';
import type { DocumentFormat } from '../../lib/document/fields.ts';

/** A table header alone, such as `[NaN]`, is also an array. */
const withValues = ({ looksLike }: typeof json): Pick<typeof json, 'looksLike'> => ({
  looksLike: (text, isCut) => (text.includes('=') ? looksLike(text, isCut) : 'no'),
});

const FORMATS: readonly (readonly [DocumentFormat, Pick<typeof json, 'looksLike'>])[] = [
  ['json', json],
  ['json-lines', jsonLines],
  ['toml', withValues(toml)],
  ['xml', xml],
  ['csv', csv],
  ['yaml', yaml],
];
const MAX_LENGTH = 65_536;

/** Returns the format that the beginning of a text looks most like; undefined if it looks like none. */
export function detectDocument(text: string): DocumentFormat | undefined {
  const trimmed = text.slice(0, 2 * MAX_LENGTH).trim();
  const end = trimmed.length > MAX_LENGTH ? trimmed.lastIndexOf('\n', MAX_LENGTH) : trimmed.length;
  const head = trimmed.slice(0, end > 0 ? end : MAX_LENGTH);
  const likeness = FORMATS.map(([format, { looksLike }]) => [format, looksLike(head, head.length < text.trim().length)] as const);
  const found = likeness.find(([, confidence]) => confidence === 'confident') ?? likeness.find(([, confidence]) => confidence === 'plausible');
  return found?.[0];
}
