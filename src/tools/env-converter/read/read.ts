import type { RunContext } from '../../../contract/operations.ts';
import type { Dialect, KnownSource, Source } from '../formats.ts';
import type { Reading } from '../model.ts';
import { readBash } from './bash.ts';
import { readCompose } from './compose.ts';
import { readDockerFile } from './docker-file.ts';
import { readDockerFlags } from './docker-flags.ts';
import { readDotenv } from './dotenv.ts';
import { readIni } from './ini.ts';
import { readProperties } from './properties.ts';
import { readSystemd } from './systemd.ts';

const readers: Readonly<Record<Exclude<KnownSource, 'json' | 'yaml'>, (text: string) => Reading>> = {
  dotenv: readDotenv,
  compose: readCompose,
  bash: readBash,
  systemd: readSystemd,
  'docker-file': readDockerFile,
  'docker-flags': readDockerFlags,
  properties: readProperties,
  ini: readIni,
};

/** Reads a text whose lines end with line feeds. */
export const readDialect = (text: string, dialect: Dialect): Reading => readers[dialect](text);

/**
 * Reads variables of any format.
 * @throws InputError of the readers of JSON and YAML, on `field`
 */
export async function readVariables(text: string, field: string, source: KnownSource, context: RunContext): Promise<Reading> {
  if (source !== 'json' && source !== 'yaml') return readers[source](unixText(text));
  // The readers of documents are large, and most files are not documents.
  const { readDocument } = await context.load(() => import('./document.ts'));
  return readDocument(text, field, source, context);
}

/** Returns the text without a byte order mark, with line feeds at line ends. */
export const unixText = (text: string): string => text.replace(/^\uFEFF/u, '').replaceAll(/\r\n?/gu, '\n');

/** Detects the format of a text by its first lines with content. */
export function detectSource(text: string, source: Source): KnownSource {
  if (source !== 'auto') return source;
  const head = unixText(text).slice(0, HEAD).trimStart();
  if (/^[{[]\s*(?:["'}\]]|$)/u.test(head)) return 'json';
  if (/^(?:docker\s|-e[ =]|--env[ =])/u.test(head)) return 'docker-flags';
  const lines = head.split('\n').filter((line) => /^\s*[^#;!\s]/u.test(line));
  if (lines.some((line) => /^\[[^\]=]+\]\s*$/u.test(line))) return 'ini';
  const [first = ''] = lines;
  if (!isPair(first) && lines.some((line) => /^\s*(?:- )?["']?[\w.-]+["']?:(?:\s|$)/u.test(line)) && !lines.some(isPair)) return 'yaml';
  if (lines.some((line) => /^[a-z][\w-]*(?:\.[\w-]+)+\s*[=:]/u.test(line)) && !lines.some((line) => /^[A-Z_]+=/u.test(line))) return 'properties';
  return lines.some((line) => /^export\s+\w+=/u.test(line)) ? 'bash' : 'dotenv';
}

const HEAD = 16 * 1024;

const isPair = (line: string): boolean => /^\s*(?:export\s+)?[\w.-]+\s*=/u.test(line);
