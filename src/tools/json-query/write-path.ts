import type { Path } from '../../lib/document/path.ts';
import type { Step } from '../../lib/document/shape.ts';
import type { Language } from './languages.ts';

const NAME = /^[A-Za-z_]\w*$/u;
// RFC 9535, section 2.5.1.1: letters beyond ASCII need no quotes either.
const MEMBER_NAME = /^[A-Za-z_\u0080-\uD7FF\uE000-\u{10FFFF}][\w\u0080-\uD7FF\uE000-\u{10FFFF}]*$/u;

const isEvery = (step: Step): step is { readonly every: true } => typeof step === 'object';

/** Writes the query that selects what is at a path. */
export const writePath: Readonly<Record<Language, (path: readonly Step[]) => string>> = {
  jq: (path) => {
    const written = path.map((step, index) => {
      if (isEvery(step)) return '[]';
      if (typeof step === 'number') return `[${step}]`;
      if (NAME.test(step)) return `.${step}`;
      return `${index === 0 ? '.' : ''}[${quoteJq(step)}]`;
    });
    const text = written.join('');
    return text.startsWith('.') ? text : `.${text}`;
  },
  jsonpath: (path) =>
    `$${path.map((step) => (isEvery(step) ? '[*]' : typeof step === 'string' && MEMBER_NAME.test(step) ? `.${step}` : selectorOf(step))).join('')}`,
  jmespath: (path) => {
    const text = path
      .map((step) => (isEvery(step) ? '[*]' : typeof step === 'number' ? `[${step}]` : `.${NAME.test(step) ? step : JSON.stringify(step)}`))
      .join('');
    return text === '' ? '@' : text.replace(/^\./u, '');
  },
};

/** A string with `\(` would be interpolated, but JSON escapes its backslash. */
export const quoteJq = (text: string): string => JSON.stringify(text);

/** Writes a string of JSONPath between single quotes (RFC 9535, section 2.7). */
export function quoteJsonPath(text: string): string {
  const escaped = text.replaceAll(/[\p{Cc}'\\]/gu, (character) => {
    // DEL and the control characters after it are written as they are.
    if (character > '\u007e') return character;
    return SHORT.get(character) ?? `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
  return `'${escaped}'`;
}

const SHORT: ReadonlyMap<string, string> = new Map([
  ['\b', '\\b'],
  ['\t', '\\t'],
  ['\n', '\\n'],
  ['\f', '\\f'],
  ['\r', '\\r'],
  ["'", "\\'"],
  ['\\', '\\\\'],
]);

const selectorOf = (step: string | number): string => `[${typeof step === 'number' ? step : quoteJsonPath(step)}]`;

/** Writes a normalized path (RFC 9535, section 2.7). */
export const normalizedPath = (path: Path): string => `$${path.map(selectorOf).join('')}`;
