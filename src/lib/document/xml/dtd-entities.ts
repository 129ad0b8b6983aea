import type { Refuse } from './dtd-cursor.ts';
import { decodeValue, entityReferenceFrom, isPredefinedEntity, referenceAt, withCharacters, withLineFeeds } from './entities.ts';
import type { XmlProblem } from './error.ts';

export interface Entity {
  /** With line ends normalized and character references replaced; `undefined` for an external entity, which is not fetched. */
  readonly replacement: string | undefined;
  /** Whether it is not XML (production [76]). */
  readonly isUnparsed: boolean;
  /** Whether it is declared in the replacement text of a parameter entity. */
  readonly isInParameter: boolean;
}

interface Unknown {
  readonly name: string;
  /** Whether the document must declare it even if it has an external subset. */
  readonly isInDocument: boolean;
  readonly refuse: () => Error;
}

/** The definition of an entity: its quoted value, or that it is external. */
export type EntityDefinition = { readonly literal: string } | { readonly isUnparsed: boolean };

/** Called for every entity that an attribute value includes, and for unread ones, which have no text. */
export type Include = (name: string, replacement: string | undefined) => void;

interface Step {
  readonly name: string;
  readonly entity: Entity;
  at: number;
}

/** The entities declared by a document type, and the references in attribute values. */
export class DtdEntities {
  readonly parameter = new Map<string, Entity>();
  readonly #general = new Map<string, Entity>();
  /** Entities whose replacement text is allowed in an attribute value, including all that it refers to. */
  readonly #fit = new Set<Entity>();
  readonly #unknown: Unknown[] = [];
  readonly #isStandalone: boolean;
  /** Whether the document type has no unread part; known at its end. */
  #isAllRead: boolean | undefined;

  constructor(isStandalone: boolean) {
    this.#isStandalone = isStandalone;
  }

  /** The first of several declarations of a name is binding (XML 1.0, section 4.2). */
  declare(name: string, isParameter: boolean, definition: EntityDefinition, isInParameter: boolean): void {
    const entities = isParameter ? this.parameter : this.#general;
    if (entities.has(name)) return;
    if ('isUnparsed' in definition) entities.set(name, { replacement: undefined, isUnparsed: definition.isUnparsed, isInParameter });
    else {
      const literal = isInParameter ? definition.literal : withLineFeeds(definition.literal);
      entities.set(name, { replacement: withCharacters(literal), isUnparsed: false, isInParameter });
    }
  }

  /**
   * Checks the references in an attribute value: they must be declared before it, internal, without `<` and not
   * recursive (XML 1.0, sections 3.1 and 4.1). `at` is where the text starts.
   */
  checkValue(text: string, at: number, isInParameter: boolean, refuseAt: Refuse): void {
    for (let place = nextIn(text, 0); place >= 0; ) {
      const refuse: Refuse = (problem) => refuseAt({ ...problem, at: at + place });
      const reference = text.charAt(place) === '<' ? undefined : referenceAt(text, place);
      if (!reference) throw refuse(problemAt(text, place));
      if (reference.name !== undefined) this.#follow(reference.name, isInParameter, refuse);
      place = nextIn(text, reference.end);
    }
  }

  /** Follows a reference through all that its entity refers to; iteratively, since a chain may be long. */
  #follow(name: string, isInParameter: boolean, refuse: Refuse): void {
    const open = new Set<Entity>();
    const steps: Step[] = [];
    const enter = (inner: string, isFromParameter: boolean): void => {
      const entity = this.#resolve(inner, isFromParameter, refuse);
      if (!entity || this.#fit.has(entity)) return;
      if (open.has(entity)) throw refuse({ at: 0, expected: 'otherEntity', found: 'recursion', name: inner });
      open.add(entity);
      steps.push({ name: inner, entity, at: 0 });
    };
    enter(name, isInParameter);
    for (let step = steps.at(-1); step; step = steps.at(-1)) {
      const reference = nextReference(step, refuse);
      if (reference !== undefined) enter(reference, step.entity.isInParameter);
      else {
        steps.pop();
        open.delete(step.entity);
        this.#fit.add(step.entity);
      }
    }
  }

  /** Returns the entity of a name, unless it is predefined or not known yet. */
  #resolve(name: string, isInParameter: boolean, refuse: Refuse): Entity | undefined {
    if (isPredefinedEntity(name)) return undefined;
    const entity = this.find(name, isInParameter, refuse);
    if (entity && entity.replacement === undefined) throw refuse({ at: 0, expected: 'internalEntity', found: 'externalEntity', name });
    return entity;
  }

  /**
   * Returns the entity of a reference; undefined if it may be declared in an unread part of the document type (XML 1.0, section 4.1,
   * Entity Declared).
   */
  find(name: string, isInParameter: boolean, refuse: Refuse): Entity | undefined {
    const entity = this.#general.get(name);
    const refuseUnknown = (): Error => refuse({ at: 0, expected: 'declaredEntity', found: 'entity', name });
    if (entity?.isInParameter && this.#isStandalone && !isInParameter) throw refuseUnknown();
    if (entity) return entity;
    if (this.#isAllRead === undefined) this.#unknown.push({ name, isInDocument: !isInParameter, refuse: refuseUnknown });
    else if (!isInParameter && this.#isNeeded) throw refuseUnknown();
    return undefined;
  }

  /** Whether the document itself must declare what it refers to. */
  get #isNeeded(): boolean {
    return this.#isStandalone || this.#isAllRead === true;
  }

  /** Called at the end of the document type, when everything that will be read is known. */
  end(isAllRead: boolean): void {
    this.#isAllRead = isAllRead;
    for (const { name, isInDocument, refuse } of this.#unknown) if ((isInDocument && this.#isNeeded) || this.#general.has(name)) throw refuse();
  }

  /**
   * Returns an attribute value whose references are checked (XML 1.0, section 3.3.3). References to unread entities are
   * unchanged.
   */
  expandValue(text: string, isReplacement: boolean, include: Include): string {
    let value = '';
    const open = [{ text, at: 0, isReplacement }];
    for (let part = open.at(-1); part; part = open.at(-1)) {
      const place = entityReferenceFrom(part.text, part.at);
      const decoded = decodeValue(part.text.slice(part.at, place < 0 ? undefined : place), part.isReplacement);
      if (decoded.ok) value += decoded.value;
      const reference = place < 0 ? undefined : referenceAt(part.text, place);
      if (reference?.name === undefined) {
        open.pop();
        continue;
      }
      part.at = reference.end;
      const replacement = this.#general.get(reference.name)?.replacement;
      include(reference.name, replacement);
      if (replacement === undefined) value += `&${reference.name};`;
      else open.push({ text: replacement, at: 0, isReplacement: true });
    }
    return value;
  }
}

function nextIn(text: string, from: number): number {
  for (let at = from; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 0x26 || code === 0x3c) return at;
  }
  return -1;
}

/** Returns the next entity that a replacement text refers to, after what has been read of it. */
function nextReference(step: Step, refuse: Refuse): string | undefined {
  const text = step.entity.replacement ?? '';
  for (let at = nextIn(text, step.at); at >= 0; at = nextIn(text, step.at)) {
    const reference = text.charAt(at) === '<' ? undefined : referenceAt(text, at);
    if (!reference) throw refuse({ ...problemAt(text, at), found: 'replacement', name: step.name });
    step.at = reference.end;
    if (reference.name !== undefined) return reference.name;
  }
  return undefined;
}

/** Returns the error for a `<`, or a `&` that starts no reference. */
const problemAt = (text: string, at: number): XmlProblem => ({
  at,
  expected: text.charAt(at) === '<' ? 'escapedBracket' : text.charAt(at + 1) === '#' ? 'characterReference' : 'reference',
});
