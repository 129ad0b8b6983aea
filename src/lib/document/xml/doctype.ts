import type { DeclarationScope } from './declarations.ts';
import { readExternalId, readMarkupDeclaration } from './declarations.ts';
import { DtdAttributes } from './dtd-attributes.ts';
import type { Refuse } from './dtd-cursor.ts';
import { DtdCursor } from './dtd-cursor.ts';
import { DtdEntities } from './dtd-entities.ts';
import type { XmlOpened } from './error.ts';

interface DoctypeReading {
  /** Where `<!DOCTYPE` starts. */
  readonly at: number;
  /** Where it ends. */
  readonly start: number;
  /** Whether the XML declaration says `standalone="yes"`. */
  readonly isStandalone: boolean;
  readonly refuse: Refuse;
}

export interface Doctype {
  readonly end: number;
  readonly entities: DtdEntities;
  readonly attributes: DtdAttributes;
}

/**
 * Reads a document type declaration, which must be well-formed (XML 1.0, fifth edition, sections 2.8 and 3.2 to 4.7). Internal parameter
 * entities between its declarations are read; external ones and the external subset are not fetched.
 * @throws the result of `refuse` for the first error
 */
export function readDoctype(text: string, reading: DoctypeReading): Doctype {
  return new DoctypeReader(text, reading).read();
}

/** Maximum total length of replacement texts: parameter entities that refer to each other grow exponentially. */
const MAX_INCLUDED = 2 ** 22;

interface Frame {
  readonly cursor: DtdCursor;
  /** The parameter entity whose replacement text is being read; `undefined` for the document itself. */
  readonly entity: string | undefined;
}

class DoctypeReader {
  readonly #reading: DoctypeReading;
  readonly #opened: XmlOpened;
  readonly #document: DtdCursor;
  readonly #entities: DtdEntities;
  readonly #attributes = new DtdAttributes();
  readonly #frames: Frame[];
  readonly #including = new Set<string>();
  #included = 0;
  #hasExternalSubset = false;
  #hasParameterReference = false;
  #hasUnreadPart = false;

  constructor(text: string, reading: DoctypeReading) {
    this.#reading = reading;
    this.#opened = { kind: 'doctype', at: reading.at };
    this.#document = new DtdCursor(text, reading.start, this.#opened, reading.refuse);
    this.#entities = new DtdEntities(reading.isStandalone);
    this.#frames = [{ cursor: this.#document, entity: undefined }];
  }

  read(): Doctype {
    const cursor = this.#document;
    cursor.needSpaces();
    cursor.needName('doctype');
    if (cursor.skipSpaces() && readExternalId(cursor, 'needed')) this.#hasExternalSubset = true;
    cursor.skipSpaces();
    if (cursor.take('[')) {
      this.#readSubset();
      cursor.skipSpaces();
    }
    this.#entities.end(!this.#hasExternalSubset && !this.#hasParameterReference);
    cursor.need('>', 'doctype');
    return { end: cursor.at, entities: this.#entities, attributes: this.#attributes };
  }

  #readSubset(): void {
    for (let frame = this.#frames.at(-1); frame; frame = this.#frames.at(-1)) {
      const { cursor, entity } = frame;
      cursor.skipSpaces();
      if (entity === undefined ? cursor.take(']') : cursor.at === cursor.text.length) {
        this.#frames.pop();
        if (entity !== undefined) this.#including.delete(entity);
      } else this.#readPart(frame);
    }
  }

  #readPart({ cursor, entity }: Frame): void {
    const start = cursor.at;
    if (cursor.take('%')) return this.#include(cursor, start);
    cursor.opened = { kind: cursor.isAt('<!--') ? 'comment' : cursor.isAt('<?') ? 'instruction' : 'doctype', at: start };
    const isRead = readComment(cursor) || readInstruction(cursor) || readMarkupDeclaration(cursor, this.#scope(entity));
    cursor.opened = this.#opened;
    if (!isRead) throw cursor.syntaxError('markupDeclaration');
  }

  #scope(entity: string | undefined): DeclarationScope {
    const counts = !this.#hasUnreadPart || this.#reading.isStandalone;
    return { entities: this.#entities, attributes: this.#attributes, isInParameter: entity !== undefined, counts };
  }

  /** After a `%` between two declarations: reads the content of the entity immediately. */
  #include(cursor: DtdCursor, start: number): void {
    const name = cursor.needName();
    cursor.need(';', 'semicolon');
    this.#hasParameterReference = true;
    const replacement = this.#entities.parameter.get(name)?.replacement;
    if (replacement === undefined) {
      this.#hasUnreadPart = true;
      return;
    }
    if (this.#including.has(name)) throw cursor.refuse({ at: start, expected: 'otherEntity', found: 'recursion', name, opened: cursor.opened });
    this.#included += replacement.length;
    if (this.#included > MAX_INCLUDED) throw cursor.syntaxError('lessIncluded', start);
    this.#including.add(name);
    this.#frames.push({ cursor: this.#includedCursor(replacement, cursor, start, name), entity: name });
  }

  /** An error in a replacement text has no position in the document: it is reported at the reference. */
  #includedCursor(replacement: string, from: DtdCursor, start: number, name: string): DtdCursor {
    const opened = this.#opened;
    const refuse: Refuse =
      from === this.#document ? ({ expected }) => this.#reading.refuse({ at: start, expected, found: 'replacement', name, opened }) : from.refuse;
    return new DtdCursor(replacement, 0, opened, refuse);
  }
}

function readComment(cursor: DtdCursor): boolean {
  const start = cursor.at;
  if (!cursor.take('<!--')) return false;
  const dashes = cursor.text.indexOf('--', cursor.at);
  if (dashes < 0) throw cursor.syntaxError('endOfComment', cursor.text.length);
  if (cursor.text.charAt(dashes + 2) !== '>')
    throw cursor.refuse({ at: dashes, expected: 'endOfComment', found: 'dashes', opened: { kind: 'comment', at: start } });
  cursor.at = dashes + 3;
  return true;
}

function readInstruction(cursor: DtdCursor): boolean {
  const start = cursor.at;
  if (!cursor.take('<?')) return false;
  const target = cursor.needName('target');
  if (target.toLowerCase() === 'xml') throw cursor.syntaxError('declarationAtStart', start);
  const end = cursor.text.indexOf('?>', cursor.at);
  if (end < 0) throw cursor.syntaxError('endOfInstruction', cursor.text.length);
  if (end > cursor.at) cursor.needSpaces();
  cursor.at = end + 2;
  return true;
}
