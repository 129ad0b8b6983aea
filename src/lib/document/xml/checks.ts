import { InputError } from '../../../contract/errors.ts';
import { LengthLimit } from '../../long-text/long-text.ts';
import { formatCodePoint, shortened } from '../../text-position/grammar-error.ts';
import { Locator } from '../../text-position/locator.ts';
import type { WarningSink } from '../../warnings/warnings.ts';
import { readDoctype } from './doctype.ts';
import { forbiddenCharacterAt, isXmlName, toXmlName } from './names.ts';

interface XmlSource {
  readonly text: string;
  readonly field: string;
  readonly warnings: WarningSink<'name-replaced' | 'empty-array-dropped'>;
}

/** Ensures that the output is valid XML. */
export class XmlChecks {
  readonly source: XmlSource;
  readonly #invalidNames: 'replace' | 'error';
  readonly #names: LengthLimit;
  // Arrays request the same name repeatedly, and it may be long.
  #lastName = '';
  #lastXmlName = toXmlName('');

  constructor(source: XmlSource, invalidNames: 'replace' | 'error') {
    this.source = source;
    this.#invalidNames = invalidNames;
    this.#names = new LengthLimit(source.field);
  }

  /** @throws InputError `invalid-name`; `too-long`, if all names together already make the document too long */
  name(name: string, at: number, path: () => string): string {
    if (name !== this.#lastName) {
      this.#lastName = name;
      this.#lastXmlName = isXmlName(name) ? name : toXmlName(name);
    }
    const xmlName = this.#lastXmlName;
    if (xmlName !== name) this.#replaced(name, xmlName, at, path);
    this.#names.add(xmlName.length);
    return xmlName;
  }

  /** Checks the target of a processing instruction, which cannot be `xml`. */
  target(name: string, at: number, path: () => string): string {
    return /^xml$/iu.test(name) ? this.#replaced(name, `_${name}`, at, path) : this.name(name, at, path);
  }

  #replaced(name: string, replacement: string, at: number, path: () => string): string {
    const { text, field, warnings } = this.source;
    if (this.#invalidNames === 'error') {
      throw new InputError('invalid-name', { field, position: new Locator(text).locate(at), params: { name: shortened(name) } });
    }
    warnings.add('name-replaced', { path, at, detail: () => replacement });
    return replacement;
  }

  /** @throws InputError `unrepresentable-character` */
  text(text: string, at: number): string {
    const forbidden = forbiddenCharacterAt(text);
    if (forbidden >= 0) throw this.unrepresentable(formatCodePoint(text.codePointAt(forbidden) ?? 0), at);
    return text;
  }

  /** Checks a comment, whose text cannot contain two hyphens or end with one. */
  comment(text: string, at: number): string {
    if (text.includes('--') || text.endsWith('-')) throw this.unrepresentable('--', at);
    return this.text(text, at);
  }

  instruction(data: string, at: number): string {
    if (data.includes('?>')) throw this.unrepresentable('?>', at);
    return this.text(data, at);
  }

  /** Checks the text after `<!DOCTYPE `; `isStandalone` if the XML declaration says so. */
  doctype(text: string, at: number, isStandalone: boolean): void {
    const refuse = (): InputError => this.unrepresentable(text.slice(0, 40), at);
    const { end } = readDoctype(` ${text}>`, { at: 0, start: 0, isStandalone, refuse });
    if (end !== text.length + 2) throw refuse();
  }

  unrepresentable(text: string, at: number): InputError {
    const { field, text: source } = this.source;
    return new InputError('unrepresentable-character', { field, position: new Locator(source).locate(at), params: { text } });
  }
}
