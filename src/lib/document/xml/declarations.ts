import { readContentSpec } from './content-model.ts';
import type { DtdAttributes } from './dtd-attributes.ts';
import type { DtdCursor } from './dtd-cursor.ts';
import type { DtdEntities, EntityDefinition } from './dtd-entities.ts';
import { referenceAt } from './entities.ts';

/** Where declarations are recorded. */
export interface DeclarationScope {
  readonly entities: DtdEntities;
  readonly attributes: DtdAttributes;
  /** Whether they are in the replacement text of a parameter entity. */
  readonly isInParameter: boolean;
  /** Whether they count: not after something unread that may declare the same (XML 1.0, section 5.1). */
  readonly counts: boolean;
}

type ReadDeclaration = (cursor: DtdCursor, scope: DeclarationScope) => void;

const DECLARATIONS: ReadonlyMap<string, ReadDeclaration> = new Map([
  ['<!ELEMENT', readElement],
  ['<!ATTLIST', readAttributeList],
  ['<!ENTITY', readEntity],
  ['<!NOTATION', readNotation],
]);

/** Skips a markup declaration (XML 1.0, production [29]), if there is one here. */
export function readMarkupDeclaration(cursor: DtdCursor, scope: DeclarationScope): boolean {
  for (const [start, read] of DECLARATIONS) {
    if (!cursor.take(start)) continue;
    cursor.needSpaces();
    read(cursor, scope);
    cursor.skipSpaces();
    cursor.need('>', 'tagEnd');
    return true;
  }
  return false;
}

function readElement(cursor: DtdCursor): void {
  cursor.needName();
  cursor.needSpaces();
  readContentSpec(cursor);
}

function readAttributeList(cursor: DtdCursor, scope: DeclarationScope): void {
  const element = cursor.needName();
  for (;;) {
    const hasSpaces = cursor.skipSpaces();
    if (cursor.isAt('>')) return;
    if (!hasSpaces) throw cursor.syntaxError('space');
    const name = cursor.needName();
    cursor.needSpaces();
    const isTokenized = readAttributeType(cursor) !== 'CDATA';
    cursor.needSpaces();
    const literal = readDefault(cursor, scope);
    if (scope.counts) scope.attributes.declare(element, { name, isTokenized, literal, isInParameter: scope.isInParameter });
  }
}

const TYPES: ReadonlySet<string> = new Set(['CDATA', 'ID', 'IDREF', 'IDREFS', 'ENTITY', 'ENTITIES', 'NMTOKEN', 'NMTOKENS']);

/** Returns the keyword that a type is or starts with; undefined for an enumeration without one. */
function readAttributeType(cursor: DtdCursor): string | undefined {
  if (cursor.isAt('(')) {
    readChoices(cursor, () => cursor.needNameToken());
    return undefined;
  }
  const start = cursor.at;
  const type = cursor.needName('attributeType');
  if (TYPES.has(type)) return type;
  if (type !== 'NOTATION') throw cursor.syntaxError('attributeType', start);
  cursor.needSpaces();
  readChoices(cursor, () => cursor.needName());
  return type;
}

function readChoices(cursor: DtdCursor, readChoice: () => unknown): void {
  cursor.need('(', 'openGroup');
  do {
    cursor.skipSpaces();
    readChoice();
    cursor.skipSpaces();
  } while (cursor.take('|'));
  cursor.need(')', 'barOrEnd');
}

/** Returns the default value as written, if there is one. */
function readDefault(cursor: DtdCursor, { entities, isInParameter }: DeclarationScope): string | undefined {
  if (cursor.take('#REQUIRED') || cursor.take('#IMPLIED')) return undefined;
  if (cursor.take('#FIXED')) cursor.needSpaces();
  const { text, at } = cursor.needLiteral('attributeDefault');
  entities.checkValue(text, at, isInParameter, (problem) => cursor.refuse({ ...problem, opened: cursor.opened }));
  return text;
}

function readEntity(cursor: DtdCursor, { entities, isInParameter, counts }: DeclarationScope): void {
  const isParameter = cursor.take('%');
  if (isParameter) cursor.needSpaces();
  const name = cursor.needName();
  cursor.needSpaces();
  const definition = readEntityDefinition(cursor, isParameter);
  if (counts) entities.declare(name, isParameter, definition, isInParameter);
}

function readEntityDefinition(cursor: DtdCursor, isParameter: boolean): EntityDefinition {
  if (cursor.isAtQuote) return { literal: readEntityValue(cursor) };
  if (!readExternalId(cursor, 'needed')) throw cursor.syntaxError('entityDefinition');
  const end = cursor.at;
  const isUnparsed = !isParameter && cursor.skipSpaces() && cursor.take('NDATA');
  if (isUnparsed) {
    cursor.needSpaces();
    cursor.needName();
  } else cursor.at = end;
  return { isUnparsed };
}

/** References in it are unchanged (XML 1.0, section 4.4.7), but must be valid; they may name undeclared entities. */
function readEntityValue(cursor: DtdCursor): string {
  const { text, at } = cursor.needLiteral();
  for (let place = nextMark(text, 0); place >= 0; ) {
    if (text.charAt(place) === '%') throw cursor.syntaxError('escapedPercent', at + place);
    const reference = referenceAt(text, place);
    if (!reference) throw cursor.syntaxError(text.charAt(place + 1) === '#' ? 'characterReference' : 'reference', at + place);
    place = nextMark(text, reference.end);
  }
  return text;
}

function nextMark(text: string, from: number): number {
  MARK.lastIndex = from;
  return MARK.exec(text)?.index ?? -1;
}

const MARK = /[%&]/gu;

function readNotation(cursor: DtdCursor): void {
  cursor.needName();
  cursor.needSpaces();
  if (!readExternalId(cursor, 'optional')) throw cursor.syntaxError('externalId');
}

/**
 * Skips an external identifier (XML 1.0, production [75]), if there is one here. Only a notation may have a public
 * identifier without a system identifier.
 */
export function readExternalId(cursor: DtdCursor, systemIdentifier: 'needed' | 'optional'): boolean {
  if (cursor.take('SYSTEM')) {
    cursor.needSpaces();
    cursor.needLiteral();
    return true;
  }
  if (!cursor.take('PUBLIC')) return false;
  cursor.needSpaces();
  const { text, at } = cursor.needLiteral();
  const wrong = text.search(NOT_PUBLIC);
  if (wrong >= 0) throw cursor.syntaxError('publicCharacter', at + wrong);
  const end = cursor.at;
  const hasSpaces = cursor.skipSpaces();
  if (cursor.isAtQuote || systemIdentifier === 'needed') {
    if (!hasSpaces) throw cursor.syntaxError('space');
    cursor.needLiteral();
  } else cursor.at = end;
  return true;
}

// Production [13] without quotes: a quote would already have ended the literal.
const NOT_PUBLIC = /[^ \r\n\w'()+,./:=?;!*#@$%-]/u;
