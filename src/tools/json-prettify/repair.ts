import { JSONRepairError, jsonrepair } from 'jsonrepair';
import { InputError } from '../../contract/errors.ts';
import type { JsonSyntax } from '../../lib/document/json/reader.ts';
import { MAX_DEPTH } from '../../lib/document/value.ts';
import { isJson } from '../../lib/json-text/is-json.ts';

/**
 * Repairs invalid JSON; in JSON Lines, each line separately.
 * @throws `firstError`, the first error of the text, if it cannot be repaired
 */
export function repairJson(text: string, syntax: JsonSyntax, firstError: InputError): string {
  if (syntax !== 'json-lines') return repairText(text, firstError);
  return text
    .split(/\r\n|[\n\r]/u)
    .map((line) => (line.trim() === '' || isJson(line) ? line : repairText(line, firstError).replace(/[\n\r]+/gu, ' ')))
    .join('\n');
}

function repairText(text: string, firstError: InputError): string {
  const unescaped = unescapeJson(text);
  if (unescaped !== undefined) return unescaped;
  try {
    return jsonrepair(removeDoubledCommas(text));
  } catch (error) {
    if (error instanceof JSONRepairError) throw firstError;
    // jsonrepair recurses for each level, so its stack overflows here.
    if (error instanceof RangeError) throw new InputError('too-deeply-nested', { field: 'input', params: { limit: MAX_DEPTH, reason: 'repair' } });
    throw error;
  }
}

const NOT_JSON = /\\(?!["\\/bfnrt'\r\n]|u[0-9a-fA-F]{4})/u;
const ESCAPE = /\\(?:["\\/bfnrt'\r\n]|u[0-9a-fA-F]{4})|\\(?:x[0-9a-fA-F]{2}|[v0](?!\d))?/gu;
const WINDOWS_PATH = /"([A-Za-z]:\\(?!\\)[^"\r\n]*)"(?=\s*(?:[,:}\]]|$))/gu;

/**
 * Doubles each backslash that does not start a JSON escape, because it was meant literally. In a Windows path with such a backslash, or with one before
 * its last quote, every backslash was meant literally. The escapes `\x1b`, `\v` and `\0` of Python and JavaScript are decoded if single quotes or
 * literals show that it is one of these languages.
 */
export function keepBackslashes(text: string): string {
  const isScript = /[{[,:(]\s*(?:'|None\b|True\b|False\b|undefined\b)/u.test(text);
  return text
    .replace(WINDOWS_PATH, (whole: string, path: string) => {
      const isRaw = path.endsWith('\\') || NOT_JSON.test(path.replaceAll('\\\\', ''));
      return isRaw ? `"${path.replace(/\\{1,2}/gu, '\\\\')}"` : whole;
    })
    .replace(ESCAPE, (escape) => {
      if (!NOT_JSON.test(escape) || escape === '\\\\') return escape;
      return isScript && escape.length > 1 ? `\\u00${codeOf(escape)}` : `\\${escape}`;
    });
}

const codeOf = (escape: string): string => (escape === '\\v' ? '0b' : escape === '\\0' ? '00' : escape.slice(2));

const MAX_ESCAPED = 3;

/** Matches JSON whose every quote has a backslash, as in program source or a log, up to three times. */
function unescapeJson(text: string): string | undefined {
  let unescaped = text.trim();
  for (let times = 0; times < MAX_ESCAPED && unescaped.includes('\\"'); times++) {
    const quoted = `"${unescaped.replace(/[\t\r\n]/gu, ' ')}"`;
    if (!isJson(quoted)) return undefined;
    unescaped = String(JSON.parse(quoted));
    if (/^[{["]/u.test(unescaped) && isJson(unescaped)) return unescaped;
  }
  return undefined;
}

const TOKEN = /"(?:[^"\\\r\n]|\\.)*"|'(?:[^'\\\r\n]|\\.)*'|\/\/[^\r\n]*|\/\*[^]*?\*\/|(,)(?:\s*,)+/gu;

/** Keeps one of several consecutive commas; if a quote is unclosed, it is unknown which commas are in strings. */
function removeDoubledCommas(text: string): string {
  const isKnown = !/["'“”„‘’`]/u.test(text.replace(TOKEN, ''));
  return isKnown ? text.replace(TOKEN, (token: string, comma: string | undefined) => comma ?? token) : text;
}
