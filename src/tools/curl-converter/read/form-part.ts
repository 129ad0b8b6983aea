import type { FormPart } from '../request.ts';

/**
 * Reads the value of `-F` (curl(1), “--form”): `name=text`, `name=@file` or `name=<file`, with `;type=…` and `;filename=…`. Several files
 * are separated by commas, each with its own attributes.
 * @param omit is called if something in the value is ignored, by curl or here
 */
export function readFormPart(value: string, omit: () => void): readonly FormPart[] {
  const equals = value.indexOf('=');
  const name = equals < 0 ? '' : value.slice(0, equals);
  const rest = value.slice(equals + 1);
  const kind = /^[@<]/u.exec(rest)?.[0];
  const reader = new PartReader(kind === undefined ? rest : rest.slice(1), kind === '@' ? ',' : '');
  const parts: FormPart[] = [];
  do {
    const { content, type, fileName } = reader.next();
    if (kind === undefined) parts.push({ name, text: content, path: undefined, fileName, contentType: type });
    else if (kind === '<') parts.push({ name, text: '', path: content, fileName, contentType: type });
    else {
      const shownName = fileName ?? content.split(/[/\\]/u).at(-1);
      parts.push({ name, text: '', path: content, fileName: shownName, contentType: type ?? typeOf(shownName ?? '') ?? typeOf(content) });
    }
  } while (reader.skipSeparator());
  if (reader.hasSkipped) omit();
  return parts;
}

/** The types that curl knows by the ending of a file's name. */
const TYPES: ReadonlyMap<string, string> = new Map([
  ['gif', 'image/gif'],
  ['jpg', 'image/jpeg'],
  ['jpeg', 'image/jpeg'],
  ['png', 'image/png'],
  ['svg', 'image/svg+xml'],
  ['txt', 'text/plain'],
  ['htm', 'text/html'],
  ['html', 'text/html'],
  ['pdf', 'application/pdf'],
  ['xml', 'application/xml'],
]);

const typeOf = (path: string): string | undefined => TYPES.get(/\.([a-z]{3,4})$/iu.exec(path)?.[1]?.toLowerCase() ?? '');

interface Part {
  readonly content: string;
  readonly type: string | undefined;
  readonly fileName: string | undefined;
}

/** Reads contents with their attributes. What curl would ignore with a warning is skipped. */
class PartReader {
  readonly #text: string;
  readonly #separator: string;
  #at = 0;
  hasSkipped = false;

  /** @param separator between two contents, or an empty text */
  constructor(text: string, separator: string) {
    this.#text = text;
    this.#separator = separator;
  }

  /** Moves to the next content; whether there is one. */
  skipSeparator(): boolean {
    if (this.#at >= this.#text.length) return false;
    this.#at++;
    return true;
  }

  next(): Part {
    this.#match(/\s*/uy);
    const content = this.#word();
    let type: string | undefined;
    let isInType = false;
    let fileName: string | undefined;
    while (this.#text.charAt(this.#at) === ';') {
      const separator = this.#match(/;\s*/uy);
      if (!isInType && this.#match(/type=\s*/iuy) !== '') {
        type = this.#plain().trimEnd();
        isInType = true;
      } else if (this.#match(/filename=\s*/iuy) !== '') {
        fileName = this.#word();
        isInType = false;
      } else if (this.#match(/(?:headers|encoder)=\s*/iuy) !== '') {
        this.#word();
        this.hasSkipped = true;
        isInType = false;
      }
      // Parameters of a media type.
      else if (isInType) type = `${type ?? ''}${separator}${this.#plain()}`.trimEnd();
      else if (this.#word() !== '') this.hasSkipped = true;
    }
    return { content, type, fileName };
  }

  /** Reads a text in quotes, which can contain every character, or a plain one. */
  #word(): string {
    const quoted = this.#match(/"(?:[^"\\]|\\[\s\S])*"/uy);
    if (quoted === '') return this.#plain().trimEnd();
    if (this.#plain().trim() !== '') this.hasSkipped = true;
    return quoted.slice(1, -1).replaceAll(/\\(["\\])/gu, '$1');
  }

  #plain(): string {
    return this.#match(this.#separator === '' ? /[^;]*/uy : /[^;,]*/uy);
  }

  /** Returns what a pattern matches here, which can be an empty text. */
  #match(pattern: RegExp): string {
    pattern.lastIndex = this.#at;
    const match = pattern.exec(this.#text)?.[0] ?? '';
    this.#at += match.length;
    return match;
  }
}
