import { InputError } from '../../contract/errors.ts';
import { Locator } from './locator.ts';
import type { Work } from './slices.ts';
import { MAX_DEPTH } from './value.ts';
import { doctypeEnd } from './xml-doctype.ts';
import { decodeXml } from './xml-entities.ts';
import type { XmlFault, XmlOpened } from './xml-fault.ts';
import { xmlError } from './xml-fault.ts';
import { forbiddenCharacterAt, nameEnd } from './xml-names.ts';

export interface XmlAttribute {
  readonly name: string;
  /** Decoded, its white space normalized (XML 1.0, 3.3.3). */
  readonly value: string;
  /** From its name to behind its closing quote. */
  readonly start: number;
  readonly end: number;
  /** Where the opening quote stands. */
  readonly valueStart: number;
}

/** What a document holds, in its order; every part with its offsets, so that a formatter can copy it as it is written. */
export interface XmlEvents {
  declaration(start: number, end: number, attributes: readonly XmlAttribute[]): void;
  /** `text`: what stands behind `<!DOCTYPE `. */
  doctype(start: number, end: number, text: string): void;
  openTag(start: number, end: number, name: string, attributes: readonly XmlAttribute[], isEmpty: boolean): void;
  /** Not called for an empty-element tag. */
  closeTag(start: number, end: number): void;
  /** Decoded; may be all white space. Outside the root element there is none. */
  text(start: number, end: number, value: string): void;
  cdata(start: number, end: number, value: string): void;
  comment(start: number, end: number, value: string): void;
  instruction(start: number, end: number, target: string, data: string): void;
}

/**
 * Reads XML 1.0 (fifth edition), which must be well-formed, in one pass. Namespaces are not interpreted, entities not
 * expanded.
 * @throws InputError `invalid-xml`, `too-deeply-nested`, with line and column
 */
export function* parseXml(text: string, field: string, events: XmlEvents): Work<void> {
  yield* new XmlReader(text, field, events).read();
}

interface OpenElement {
  readonly name: string;
  readonly at: number;
}

const SLICE_UNITS = 2 ** 19;

class XmlReader {
  readonly #text: string;
  readonly #field: string;
  readonly #events: XmlEvents;
  readonly #elements: OpenElement[] = [];
  readonly #start: number;
  #at: number;
  #hasRoot = false;
  #hasDoctype = false;
  #isStandalone = false;

  constructor(text: string, field: string, events: XmlEvents) {
    this.#text = text;
    this.#field = field;
    this.#events = events;
    this.#start = text.startsWith('\uFEFF') ? 1 : 0;
    this.#at = this.#start;
  }

  *read(): Work<void> {
    const forbidden = forbiddenCharacterAt(this.#text);
    if (forbidden >= 0) throw this.#fault({ at: forbidden, expected: 'allowedCharacter', found: 'controlCharacter' });
    for (let limit = SLICE_UNITS; this.#at < this.#text.length; limit = this.#at + SLICE_UNITS) {
      while (this.#at < limit && this.#at < this.#text.length) this.#readPart();
      if (this.#at < this.#text.length) yield this.#at / this.#text.length;
    }
    const open = this.#elements.at(-1);
    if (open) throw this.#fault({ at: this.#at, expected: 'closingTag', opened: { kind: 'element', at: open.at }, name: open.name });
    if (!this.#hasRoot) throw this.#fault({ at: this.#at, expected: 'root' });
  }

  #readPart(): void {
    const text = this.#text;
    const at = this.#at;
    if (text.charCodeAt(at) !== 0x3c) return this.#readText();
    const next = text.charCodeAt(at + 1);
    if (next === 0x2f) return this.#readCloseTag();
    if (next === 0x3f) return this.#readInstruction();
    if (next !== 0x21) return this.#readOpenTag();
    if (text.startsWith('<!--', at)) return this.#readComment();
    if (text.startsWith('<![CDATA[', at) && this.#elements.length > 0) return this.#readCdata();
    if (text.startsWith('<!DOCTYPE', at)) return this.#readDoctype();
    throw this.#fault({ at, expected: this.#elements.length > 0 ? 'elementName' : this.#hasRoot ? 'endOfText' : 'root' });
  }

  #readText(): void {
    const start = this.#at;
    const next = this.#text.indexOf('<', start);
    const end = next < 0 ? this.#text.length : next;
    this.#at = end;
    if (this.#elements.length === 0) {
      const solid = this.#skipSpaces(start);
      if (solid < end) throw this.#fault({ at: solid, expected: this.#hasRoot ? 'endOfText' : 'root', found: 'text' });
      return;
    }
    const raw = this.#text.slice(start, end);
    const cdataEnd = raw.indexOf(']]>');
    if (cdataEnd >= 0) throw this.#fault({ at: start + cdataEnd, expected: 'escapedText', found: 'cdataEnd' });
    this.#events.text(start, end, this.#decode(raw, start, false));
  }

  #decode(raw: string, start: number, isAttribute: boolean): string {
    // Most texts have no references and line ends to be decoded.
    if (!(isAttribute ? IN_ATTRIBUTE : IN_TEXT).test(raw)) return raw;
    const decoded = decodeXml(raw, isAttribute);
    if (decoded.ok) return decoded.value;
    throw this.#fault({ at: start + decoded.at, expected: decoded.expected, found: 'entity' });
  }

  #readOpenTag(): void {
    const start = this.#at;
    const end = nameEnd(this.#text, start + 1);
    if (end === start + 1) throw this.#fault({ at: end, expected: 'elementName' });
    if (this.#elements.length === 0 && this.#hasRoot) throw this.#fault({ at: start, expected: 'endOfText', found: 'element' });
    if (this.#elements.length === MAX_DEPTH) throw this.#tooDeep(start);
    const name = this.#text.slice(start + 1, end);
    this.#at = end;
    const attributes = this.#readAttributes({ kind: 'tag', at: start });
    const isEmpty = this.#text.charCodeAt(this.#at) === 0x2f;
    if (isEmpty) this.#at++;
    if (this.#text.charCodeAt(this.#at) !== 0x3e) {
      throw this.#fault({ at: this.#at, expected: isEmpty ? 'tagEnd' : 'attributeOrEnd', opened: { kind: 'tag', at: start }, name });
    }
    this.#at++;
    this.#hasRoot = true;
    this.#events.openTag(start, this.#at, name, attributes, isEmpty);
    if (!isEmpty) this.#elements.push({ name, at: start });
  }

  #readAttributes(opened: XmlOpened): readonly XmlAttribute[] {
    let attributes: XmlAttribute[] | undefined;
    for (;;) {
      const before = this.#at;
      const start = this.#skipSpaces(before);
      this.#at = start;
      const end = nameEnd(this.#text, start);
      if (end === start) return checkedUnique(attributes ?? NONE, (attribute) => this.#repeated(attribute));
      if (start === before) throw this.#fault({ at: start, expected: 'space', opened });
      (attributes ??= []).push(this.#readAttribute(start, end, opened));
    }
  }

  #readAttribute(start: number, nameEndAt: number, opened: XmlOpened): XmlAttribute {
    const name = this.#text.slice(start, nameEndAt);
    const equals = this.#skipSpaces(nameEndAt);
    if (this.#text.charCodeAt(equals) !== 0x3d) throw this.#fault({ at: equals, expected: 'equals', opened, name });
    const valueStart = this.#skipSpaces(equals + 1);
    const quote = this.#text.charAt(valueStart);
    if (quote !== '"' && quote !== "'") throw this.#fault({ at: valueStart, expected: 'quote', opened, name });
    const close = this.#text.indexOf(quote, valueStart + 1);
    const raw = this.#text.slice(valueStart + 1, close < 0 ? undefined : close);
    const bracket = raw.indexOf('<');
    if (bracket >= 0) throw this.#fault({ at: valueStart + 1 + bracket, expected: 'closingQuote', opened: { kind: 'value', at: valueStart }, name });
    if (close < 0) throw this.#fault({ at: this.#text.length, expected: 'closingQuote', opened: { kind: 'value', at: valueStart }, name });
    this.#at = close + 1;
    return { name, value: this.#decode(raw, valueStart + 1, true), start, end: this.#at, valueStart };
  }

  #repeated({ name, start }: XmlAttribute): InputError {
    return this.#fault({ at: start, expected: 'newAttribute', found: 'repeatedAttribute', name });
  }

  #readCloseTag(): void {
    const start = this.#at;
    const end = nameEnd(this.#text, start + 2);
    const open = this.#elements.at(-1);
    if (!open) throw this.#fault({ at: start, expected: this.#hasRoot ? 'endOfText' : 'openTag', found: 'closingTag' });
    const opened: XmlOpened = { kind: 'element', at: open.at };
    if (end !== start + 2 + open.name.length || !this.#text.startsWith(open.name, start + 2))
      throw this.#fault({ at: start, expected: 'matchingTag', found: 'closingTag', opened, name: open.name });
    const close = this.#skipSpaces(end);
    if (this.#text.charCodeAt(close) !== 0x3e) throw this.#fault({ at: close, expected: 'tagEnd', opened: { kind: 'tag', at: start }, name: open.name });
    this.#at = close + 1;
    this.#elements.pop();
    this.#events.closeTag(start, this.#at);
  }

  #readComment(): void {
    const start = this.#at;
    const dashes = this.#text.indexOf('--', start + 4);
    const opened: XmlOpened = { kind: 'comment', at: start };
    if (dashes < 0) throw this.#fault({ at: this.#text.length, expected: 'endOfComment', opened });
    if (this.#text.charCodeAt(dashes + 2) !== 0x3e) throw this.#fault({ at: dashes, expected: 'endOfComment', found: 'dashes', opened });
    this.#at = dashes + 3;
    this.#events.comment(start, this.#at, withLineFeeds(this.#text.slice(start + 4, dashes)));
  }

  #readCdata(): void {
    const start = this.#at;
    const end = this.#text.indexOf(']]>', start + 9);
    if (end < 0) throw this.#fault({ at: this.#text.length, expected: 'endOfCdata', opened: { kind: 'cdata', at: start } });
    this.#at = end + 3;
    this.#events.cdata(start, this.#at, withLineFeeds(this.#text.slice(start + 9, end)));
  }

  #readInstruction(): void {
    const start = this.#at;
    const targetEnd = nameEnd(this.#text, start + 2);
    const target = this.#text.slice(start + 2, targetEnd);
    if (target === 'xml' && start === this.#start) return this.#readDeclaration();
    if (target.toLowerCase() === 'xml') throw this.#fault({ at: start, expected: 'declarationAtStart' });
    if (target === '') throw this.#fault({ at: targetEnd, expected: 'target' });
    const opened: XmlOpened = { kind: 'instruction', at: start };
    const end = this.#text.indexOf('?>', targetEnd);
    if (end < 0) throw this.#fault({ at: this.#text.length, expected: 'endOfInstruction', opened });
    const dataStart = this.#skipSpaces(targetEnd);
    if (dataStart === targetEnd && end !== targetEnd) throw this.#fault({ at: targetEnd, expected: 'space', opened });
    this.#at = end + 2;
    this.#events.instruction(start, this.#at, target, withLineFeeds(this.#text.slice(Math.min(dataStart, end), end)));
  }

  #readDeclaration(): void {
    const start = this.#at;
    this.#at += 5;
    const attributes = this.#readAttributes({ kind: 'instruction', at: start });
    const fault = faultyDeclaration(attributes, this.#text);
    this.#isStandalone = attributes.some(({ name, value }) => name === 'standalone' && value === 'yes');
    if (fault || attributes[0]?.name !== 'version') throw this.#fault({ at: fault?.start ?? start, expected: 'declaration' });
    if (!this.#text.startsWith('?>', this.#at)) throw this.#fault({ at: this.#at, expected: 'endOfInstruction', opened: { kind: 'instruction', at: start } });
    this.#at += 2;
    this.#events.declaration(start, this.#at, attributes);
  }

  #readDoctype(): void {
    const start = this.#at;
    if (this.#hasRoot || this.#hasDoctype) throw this.#fault({ at: start, expected: 'doctypeBeforeRoot' });
    const at = doctypeEnd(this.#text, { at: start, start: start + 9, isStandalone: this.#isStandalone, refuse: (fault) => this.#fault(fault) });
    this.#hasDoctype = true;
    this.#at = at;
    this.#events.doctype(start, at, this.#text.slice(start + 9, at - 1).trim());
  }

  #skipSpaces(from: number): number {
    let at = from;
    for (let code = this.#text.charCodeAt(at); code === 0x20 || code === 0x0a || code === 0x09 || code === 0x0d; code = this.#text.charCodeAt(++at));
    return at;
  }

  #tooDeep(at: number): InputError {
    return new InputError('too-deeply-nested', {
      field: this.#field,
      position: new Locator(this.#text).locate(at),
      params: { limit: MAX_DEPTH, reason: 'depth' },
    });
  }

  #fault(fault: XmlFault): InputError {
    const open = this.#elements.at(-1);
    return xmlError(this.#text, this.#field, { ...(open && { opened: { kind: 'element', at: open.at }, name: open.name }), ...fault });
  }
}

const IN_TEXT = /[&\r]/u;
const IN_ATTRIBUTE = /[&\r\n\t]/u;
const NONE: readonly XmlAttribute[] = [];
// In the order in which XML wants them.
const DECLARATION_VALUES: ReadonlyMap<string, RegExp> = new Map([
  ['version', /^1\.\d+$/u],
  ['encoding', /^[A-Za-z][\w.-]*$/u],
  ['standalone', /^(?:yes|no)$/u],
]);

/** The first attribute of an XML declaration that is unknown, out of order, or has no such value. */
function faultyDeclaration(attributes: readonly XmlAttribute[], text: string): XmlAttribute | undefined {
  const names = [...DECLARATION_VALUES.keys()];
  let place = -1;
  return attributes.find(({ name, valueStart, end }) => {
    const isInOrder = names.indexOf(name) > place;
    place = names.indexOf(name);
    // As it is written: here a reference is none.
    return !isInOrder || !DECLARATION_VALUES.get(name)?.test(text.slice(valueStart + 1, end - 1));
  });
}

const withLineFeeds = (text: string): string => (text.includes('\r') ? text.replace(/\r\n?/gu, '\n') : text);

function checkedUnique(attributes: readonly XmlAttribute[], refuse: (repeated: XmlAttribute) => InputError): readonly XmlAttribute[] {
  const [first, second, third] = attributes;
  if (!second || (!third && first?.name !== second.name)) return attributes;
  const names = new Set<string>();
  for (const attribute of attributes) {
    if (names.has(attribute.name)) throw refuse(attribute);
    names.add(attribute.name);
  }
  return attributes;
}
