import { InputError } from '../../../contract/errors.ts';
import { Locator } from '../../text-position/locator.ts';
import type { Work } from '../../work/slices.ts';
import { MAX_DEPTH } from '../value.ts';
import type { Doctype } from './doctype.ts';
import { readDoctype } from './doctype.ts';
import { tokensOf } from './dtd-attributes.ts';
import type { Entity, Include } from './dtd-entities.ts';
import { decodeText, decodeValue, entityReferenceFrom, referenceAt, withLineFeeds } from './entities.ts';
import type { XmlAttribute, XmlContentEvents, XmlEvents } from './events.ts';
import { eventsOfEntity } from './events.ts';
import type { XmlExpected, XmlProblem, XmlOpened } from './error.ts';
import { xmlError } from './error.ts';
import { forbiddenCharacterAt, nameEnd } from './names.ts';

/**
 * Reads XML 1.0 (fifth edition), which must be well-formed, in one pass. Namespaces are not interpreted. Declarations in
 * the internal subset of a document type are applied; external entities are not fetched.
 * @throws InputError `invalid-xml`, `too-deeply-nested`, with line and column
 */
export function* parseXml(text: string, field: string, events: XmlEvents): Work<void> {
  yield* new XmlReader(text, field, events).read();
}

interface OpenElement {
  readonly name: string;
  readonly at: number;
}

/** An entity whose replacement text is read as content, in place of a reference to it. */
interface Included {
  readonly name: string;
  readonly entity: Entity;
  /** Number of open elements around the reference. */
  readonly depth: number;
  /** Where to continue after the reference. */
  readonly outer: Place;
}

interface Place {
  readonly text: string;
  readonly at: number;
  readonly runEnd: number;
}

// Entities that refer to each other grow exponentially. They and default values may add this many characters, or this multiple of the
// document's length if that is more.
const MAX_INCLUDED = 2 ** 22;
const MAX_GROWTH = 4;

const SLICE_UNITS = 2 ** 19;
const SLICE_PARTS = 2 ** 13;

class XmlReader {
  readonly #document: string;
  readonly #field: string;
  readonly #documentEvents: XmlEvents;
  readonly #elements: OpenElement[] = [];
  readonly #start: number;
  // What is being read: the document, or the replacement text of an entity.
  #text: string;
  #at: number;
  #events: XmlContentEvents;
  // The end of the current run of text, if known.
  #runEnd = 0;
  readonly #included: Included[] = [];
  readonly #open = new Set<Entity>();
  // The reference in the document to the current entity, or to the one that contains it.
  #referenceAt = 0;
  #includedUnits = 0;
  #hasRoot = false;
  #isStandalone = false;
  #doctype: Doctype | undefined;

  constructor(text: string, field: string, events: XmlEvents) {
    this.#document = text;
    this.#text = text;
    this.#field = field;
    this.#documentEvents = events;
    this.#events = events;
    this.#start = text.startsWith('\uFEFF') ? 1 : 0;
    this.#at = this.#start;
  }

  *read(): Work<void> {
    const forbidden = forbiddenCharacterAt(this.#text);
    if (forbidden >= 0) throw this.#syntaxError({ at: forbidden, expected: 'allowedCharacter', found: 'controlCharacter' });
    for (let limit = SLICE_UNITS; this.#at < this.#text.length; limit = this.#at + SLICE_UNITS) {
      while (this.#at < limit && this.#at < this.#text.length) {
        this.#readPart();
        if (this.#included.length > 0) yield* this.#readIncluded();
      }
      if (this.#at < this.#text.length) yield this.#at / this.#text.length;
    }
    const open = this.#elements.at(-1);
    if (open) throw this.#syntaxError({ at: this.#at, expected: 'closingTag', opened: { kind: 'element', at: open.at }, name: open.name });
    if (!this.#hasRoot) throw this.#syntaxError({ at: this.#at, expected: 'root' });
  }

  /** Reads the content of entities, until everything referenced in the document is read. */
  *#readIncluded(): Work<void> {
    const { at } = this.#included[0]?.outer ?? { at: 0 };
    for (let parts = 1; this.#included.length > 0; parts++) {
      if (this.#at < this.#text.length) this.#readPart();
      else this.#leaveEntity();
      if (parts % SLICE_PARTS === 0) yield at / this.#document.length;
    }
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
    throw this.#syntaxError({ at, expected: this.#elements.length > 0 ? 'elementName' : this.#hasRoot ? 'endOfText' : 'root' });
  }

  #readText(): void {
    const start = this.#at;
    const runEnd = this.#endOfRun(start);
    if (this.#elements.length === 0) {
      const solid = this.#skipSpaces(start);
      if (solid < runEnd) throw this.#syntaxError({ at: solid, expected: this.#hasRoot ? 'endOfText' : 'root', found: 'text' });
      this.#at = runEnd;
      return;
    }
    const run = this.#text.slice(start, runEnd);
    // Most texts have neither references nor line ends to decode.
    const isPlain = !IN_TEXT.test(run);
    const reference = isPlain || !this.#doctype ? -1 : entityReferenceFrom(run, 0);
    const raw = reference < 0 ? run : run.slice(0, reference);
    const cdataEnd = raw.indexOf(']]>');
    if (cdataEnd >= 0) throw this.#syntaxError({ at: start + cdataEnd, expected: 'escapedText', found: 'cdataEnd' });
    this.#at = start + raw.length;
    if (raw !== '') this.#events.text(start, this.#at, isPlain ? raw : this.#decode(raw, start, decodeText));
    if (reference >= 0) this.#readReference();
  }

  /** Returns the end of the run, which is cached since a run may have many references. */
  #endOfRun(start: number): number {
    if (this.#runEnd <= start) {
      const next = this.#text.indexOf('<', start);
      this.#runEnd = next < 0 ? this.#text.length : next;
    }
    return this.#runEnd;
  }

  #decode(raw: string, start: number, decode: typeof decodeText): string {
    const decoded = decode(raw, this.#included.length > 0);
    if (decoded.ok) return decoded.value;
    throw this.#syntaxError({ at: start + decoded.at, expected: decoded.expected, found: 'entity' });
  }

  #readReference(): void {
    const start = this.#at;
    const reference = referenceAt(this.#text, start);
    if (reference?.name === undefined || !this.#doctype) throw this.#syntaxError({ at: start, expected: 'knownEntity', found: 'entity' });
    const { name, end } = reference;
    const isInParameter = this.#included.at(-1)?.entity.isInParameter ?? false;
    const entity = this.#doctype.entities.find(name, isInParameter, (problem) => this.#syntaxError({ ...problem, at: start }));
    this.#at = end;
    if (entity?.isUnparsed) throw this.#syntaxError({ at: start, expected: 'internalEntity', found: 'externalEntity', name });
    this.#include(name, entity?.replacement, start);
    if (!entity || entity.replacement === undefined || !this.#documentEvents.includesEntities) this.#events.text(start, end, this.#text.slice(start, end));
    if (entity?.replacement !== undefined) this.#enterEntity(name, entity, entity.replacement, start);
  }

  /** Counts the characters that an entity adds, or reports that it is not read. */
  #include(name: string, replacement: string | undefined, at: number): void {
    if (replacement === undefined) this.#events.unread(at, name);
    else this.#count(replacement.length, at);
  }

  #count(units: number, at: number): void {
    this.#includedUnits += units;
    const isTooMuch = this.#includedUnits > Math.max(MAX_INCLUDED, MAX_GROWTH * this.#document.length);
    if (isTooMuch) throw this.#syntaxError({ at, expected: 'lessIncluded' });
  }

  #enterEntity(name: string, entity: Entity, replacement: string, start: number): void {
    if (this.#open.has(entity)) throw this.#syntaxError({ at: start, expected: 'otherEntity', found: 'recursion', name });
    if (this.#included.length === 0) {
      this.#referenceAt = start;
      this.#events = eventsOfEntity(this.#documentEvents, start, this.#at);
    }
    this.#open.add(entity);
    this.#included.push({ name, entity, depth: this.#elements.length, outer: { text: this.#text, at: this.#at, runEnd: this.#runEnd } });
    this.#text = replacement;
    this.#at = 0;
    this.#runEnd = 0;
  }

  /** The replacement text of an entity is content, so all its elements must end in it (XML 1.0, section 4.3.2). */
  #leaveEntity(): void {
    const included = this.#included.at(-1);
    if (!included) return;
    if (this.#elements.length > included.depth) throw this.#syntaxError({ at: this.#at, expected: 'closingTag' });
    this.#included.pop();
    this.#open.delete(included.entity);
    this.#text = included.outer.text;
    this.#at = included.outer.at;
    this.#runEnd = included.outer.runEnd;
    if (this.#included.length === 0) this.#events = this.#documentEvents;
  }

  #readOpenTag(): void {
    const start = this.#at;
    const end = nameEnd(this.#text, start + 1);
    if (end === start + 1) throw this.#syntaxError({ at: end, expected: 'elementName' });
    if (this.#elements.length === 0 && this.#hasRoot) throw this.#syntaxError({ at: start, expected: 'endOfText', found: 'element' });
    if (this.#elements.length === MAX_DEPTH) throw this.#tooDeep(start);
    const name = this.#text.slice(start + 1, end);
    this.#at = end;
    const attributes = this.#withDeclared(name, this.#readAttributes({ kind: 'tag', at: start }), start);
    const isEmpty = this.#text.charCodeAt(this.#at) === 0x2f;
    if (isEmpty) this.#at++;
    if (this.#text.charCodeAt(this.#at) !== 0x3e) {
      throw this.#syntaxError({ at: this.#at, expected: isEmpty ? 'tagEnd' : 'attributeOrEnd', opened: { kind: 'tag', at: start }, name });
    }
    this.#at++;
    this.#hasRoot = true;
    this.#events.openTag(start, this.#at, name, attributes, isEmpty);
    if (!isEmpty) this.#elements.push({ name, at: this.#included.length > 0 ? this.#referenceAt : start });
  }

  /** Applies the document type to attributes: trims tokenized ones, and adds default values of missing ones. */
  #withDeclared(element: string, attributes: readonly XmlAttribute[], start: number): readonly XmlAttribute[] {
    const declared = this.#doctype?.attributes.of(element);
    if (!declared) return attributes;
    const written = attributes.map((attribute) =>
      declared.byName.get(attribute.name)?.isTokenized ? { ...attribute, value: tokensOf(attribute.value) } : attribute,
    );
    const names = new Set(attributes.map(({ name }) => name));
    const defaults: XmlAttribute[] = [];
    for (const { name, isTokenized, literal, isInParameter } of declared.defaulted) {
      if (names.has(name)) continue;
      this.#count(name.length + literal.length, start);
      const value = IN_ATTRIBUTE.test(literal) ? this.#expandValue(literal, isInParameter, start) : literal;
      defaults.push({ name, value: isTokenized ? tokensOf(value) : value, start, end: start, valueStart: start, isDefault: true });
    }
    return [...written, ...defaults];
  }

  #expandValue(raw: string, isReplacement: boolean, at: number): string {
    const include: Include = (name, replacement) => this.#include(name, replacement, at);
    return this.#doctype?.entities.expandValue(raw, isReplacement, include) ?? raw;
  }

  #readAttributes(opened: XmlOpened): readonly XmlAttribute[] {
    let attributes: XmlAttribute[] | undefined;
    for (;;) {
      const before = this.#at;
      const start = this.#skipSpaces(before);
      this.#at = start;
      const end = nameEnd(this.#text, start);
      if (end === start) return checkedUnique(attributes ?? NONE, (attribute) => this.#repeated(attribute));
      if (start === before) throw this.#syntaxError({ at: start, expected: 'space', opened });
      (attributes ??= []).push(this.#readAttribute(start, end, opened));
    }
  }

  #readAttribute(start: number, nameEndAt: number, opened: XmlOpened): XmlAttribute {
    const name = this.#text.slice(start, nameEndAt);
    const equals = this.#skipSpaces(nameEndAt);
    if (this.#text.charCodeAt(equals) !== 0x3d) throw this.#syntaxError({ at: equals, expected: 'equals', opened, name });
    const valueStart = this.#skipSpaces(equals + 1);
    const quote = this.#text.charAt(valueStart);
    if (quote !== '"' && quote !== "'") throw this.#syntaxError({ at: valueStart, expected: 'quote', opened, name });
    const close = this.#text.indexOf(quote, valueStart + 1);
    const raw = this.#text.slice(valueStart + 1, close < 0 ? undefined : close);
    const bracket = raw.indexOf('<');
    if (bracket >= 0) throw this.#syntaxError({ at: valueStart + 1 + bracket, expected: 'closingQuote', opened: { kind: 'value', at: valueStart }, name });
    if (close < 0) throw this.#syntaxError({ at: this.#text.length, expected: 'closingQuote', opened: { kind: 'value', at: valueStart }, name });
    this.#at = close + 1;
    return { name, value: this.#decodeValue(raw, valueStart + 1), start, end: this.#at, valueStart, isDefault: false };
  }

  #decodeValue(raw: string, start: number): string {
    if (!IN_ATTRIBUTE.test(raw)) return raw;
    if (!this.#doctype || entityReferenceFrom(raw, 0) < 0) return this.#decode(raw, start, decodeValue);
    const included = this.#included.at(-1);
    this.#doctype.entities.checkValue(raw, start, included?.entity.isInParameter ?? false, (problem) => this.#syntaxError(problem));
    return this.#expandValue(raw, included !== undefined, start);
  }

  #repeated({ name, start }: XmlAttribute): InputError {
    return this.#syntaxError({ at: start, expected: 'newAttribute', found: 'repeatedAttribute', name });
  }

  #readCloseTag(): void {
    const start = this.#at;
    const end = nameEnd(this.#text, start + 2);
    const open = this.#elements.length > (this.#included.at(-1)?.depth ?? 0) ? this.#elements.at(-1) : undefined;
    if (!open) throw this.#syntaxError({ at: start, expected: this.#hasRoot ? 'endOfText' : 'openTag', found: 'closingTag' });
    const opened: XmlOpened = { kind: 'element', at: open.at };
    if (end !== start + 2 + open.name.length || !this.#text.startsWith(open.name, start + 2))
      throw this.#syntaxError({ at: start, expected: 'matchingTag', found: 'closingTag', opened, name: open.name });
    const close = this.#skipSpaces(end);
    if (this.#text.charCodeAt(close) !== 0x3e) throw this.#syntaxError({ at: close, expected: 'tagEnd', opened: { kind: 'tag', at: start }, name: open.name });
    this.#at = close + 1;
    this.#elements.pop();
    this.#events.closeTag(start, this.#at);
  }

  #readComment(): void {
    const start = this.#at;
    const dashes = this.#text.indexOf('--', start + 4);
    const opened: XmlOpened = { kind: 'comment', at: start };
    if (dashes < 0) throw this.#syntaxError({ at: this.#text.length, expected: 'endOfComment', opened });
    if (this.#text.charCodeAt(dashes + 2) !== 0x3e) throw this.#syntaxError({ at: dashes, expected: 'endOfComment', found: 'dashes', opened });
    this.#at = dashes + 3;
    this.#events.comment(start, this.#at, this.#withLineFeeds(this.#text.slice(start + 4, dashes)));
  }

  #readCdata(): void {
    const start = this.#at;
    const end = this.#text.indexOf(']]>', start + 9);
    if (end < 0) throw this.#syntaxError({ at: this.#text.length, expected: 'endOfCdata', opened: { kind: 'cdata', at: start } });
    this.#at = end + 3;
    this.#events.cdata(start, this.#at, this.#withLineFeeds(this.#text.slice(start + 9, end)));
  }

  #readInstruction(): void {
    const start = this.#at;
    const targetEnd = nameEnd(this.#text, start + 2);
    const target = this.#text.slice(start + 2, targetEnd);
    if (target === 'xml' && start === this.#start && this.#included.length === 0) return this.#readDeclaration();
    if (target.toLowerCase() === 'xml') throw this.#syntaxError({ at: start, expected: 'declarationAtStart' });
    if (target === '') throw this.#syntaxError({ at: targetEnd, expected: 'target' });
    const opened: XmlOpened = { kind: 'instruction', at: start };
    const end = this.#text.indexOf('?>', targetEnd);
    if (end < 0) throw this.#syntaxError({ at: this.#text.length, expected: 'endOfInstruction', opened });
    const dataStart = this.#skipSpaces(targetEnd);
    if (dataStart === targetEnd && end !== targetEnd) throw this.#syntaxError({ at: targetEnd, expected: 'space', opened });
    this.#at = end + 2;
    this.#events.instruction(start, this.#at, target, this.#withLineFeeds(this.#text.slice(Math.min(dataStart, end), end)));
  }

  #readDeclaration(): void {
    const start = this.#at;
    this.#at += 5;
    const attributes = this.#readAttributes({ kind: 'instruction', at: start });
    const problem = invalidDeclarationAttribute(attributes, this.#text);
    this.#isStandalone = attributes.some(({ name, value }) => name === 'standalone' && value === 'yes');
    if (problem || attributes[0]?.name !== 'version') throw this.#syntaxError({ at: problem?.start ?? start, expected: 'declaration' });
    if (!this.#text.startsWith('?>', this.#at))
      throw this.#syntaxError({ at: this.#at, expected: 'endOfInstruction', opened: { kind: 'instruction', at: start } });
    this.#at += 2;
    this.#documentEvents.declaration(start, this.#at, attributes);
  }

  #readDoctype(): void {
    const start = this.#at;
    if (this.#hasRoot || this.#doctype) throw this.#syntaxError({ at: start, expected: 'doctypeBeforeRoot' });
    const refuse = (problem: XmlProblem): InputError => this.#syntaxError(problem);
    this.#doctype = readDoctype(this.#text, { at: start, start: start + 9, isStandalone: this.#isStandalone, refuse });
    this.#at = this.#doctype.end;
    this.#documentEvents.doctype(start, this.#at, this.#text.slice(start + 9, this.#at - 1).trim());
  }

  #withLineFeeds(text: string): string {
    return this.#included.length > 0 ? text : withLineFeeds(text);
  }

  #skipSpaces(from: number): number {
    let at = from;
    for (let code = this.#text.charCodeAt(at); code === 0x20 || code === 0x0a || code === 0x09 || code === 0x0d; code = this.#text.charCodeAt(++at));
    return at;
  }

  #tooDeep(at: number): InputError {
    return new InputError('too-deeply-nested', {
      field: this.#field,
      position: new Locator(this.#document).locate(this.#included.length > 0 ? this.#referenceAt : at),
      params: { limit: MAX_DEPTH, reason: 'depth' },
    });
  }

  #syntaxError(problem: XmlProblem): InputError {
    const included = this.#included.at(-1);
    if (included) return this.#errorInEntity(problem, included);
    const open = this.#elements.at(-1);
    return xmlError(this.#document, this.#field, { ...(open && { opened: { kind: 'element', at: open.at }, name: open.name }), ...problem });
  }

  /** An error in a replacement text has no position in the document: it is reported at the reference. */
  #errorInEntity(problem: XmlProblem, included: Included): InputError {
    const inContent: XmlProblem = { at: 0, expected: 'content', found: 'replacement', name: included.name };
    return xmlError(this.#document, this.#field, { ...(ABOUT_ENTITIES.has(problem.expected) ? problem : inContent), at: this.#referenceAt, opened: undefined });
  }
}

/** Errors of an entity itself, not of the content of another one. */
const ABOUT_ENTITIES: ReadonlySet<XmlExpected> = new Set(['declaredEntity', 'internalEntity', 'otherEntity', 'lessIncluded']);
const IN_TEXT = /[&\r]/u;
const IN_ATTRIBUTE = /[&\r\n\t]/u;
const NONE: readonly XmlAttribute[] = [];
// In the order that XML requires.
const DECLARATION_VALUES: ReadonlyMap<string, RegExp> = new Map([
  ['version', /^1\.\d+$/u],
  ['encoding', /^[A-Za-z][\w.-]*$/u],
  ['standalone', /^(?:yes|no)$/u],
]);

/** Returns the first attribute of an XML declaration that is unknown, out of order, or has an invalid value. */
function invalidDeclarationAttribute(attributes: readonly XmlAttribute[], text: string): XmlAttribute | undefined {
  const names = [...DECLARATION_VALUES.keys()];
  let place = -1;
  return attributes.find(({ name, valueStart, end }) => {
    const isInOrder = names.indexOf(name) > place;
    place = names.indexOf(name);
    // As written: references are not recognized here.
    return !isInOrder || !DECLARATION_VALUES.get(name)?.test(text.slice(valueStart + 1, end - 1));
  });
}

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
