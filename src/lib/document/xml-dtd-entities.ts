import type { DtdCursor, Refuse } from './xml-dtd-cursor.ts';
import { isPredefinedEntity, referenceAt, withCharacters } from './xml-entities.ts';
import type { XmlFault } from './xml-fault.ts';

export interface Entity {
  /** With its character references replaced; `undefined` for an external entity, which nobody fetches. */
  readonly replacement: string | undefined;
  /** Whether it is declared in the replacement text of a parameter entity. */
  readonly isInParameter: boolean;
}

interface Unknown {
  readonly name: string;
  /** Whether the document has to declare it even if it has an external subset. */
  readonly isInDocument: boolean;
  readonly refuse: () => Error;
}

interface Step {
  readonly name: string;
  readonly entity: Entity;
  at: number;
}

/** The entities that a document type declares, and what it refers to in the default values of attributes. */
export class DtdEntities {
  readonly parameter = new Map<string, Entity>();
  readonly #general = new Map<string, Entity>();
  /** Those whose replacement text may stand in an attribute value, and all that it refers to. */
  readonly #fit = new Set<Entity>();
  readonly #unknown: Unknown[] = [];
  readonly #isStandalone: boolean;

  constructor(isStandalone: boolean) {
    this.#isStandalone = isStandalone;
  }

  /** Of several declarations of a name the first one counts (XML 1.0, 4.2). */
  declare(name: string, isParameter: boolean, literal: string | undefined, isInParameter: boolean): void {
    const entities = isParameter ? this.parameter : this.#general;
    if (!entities.has(name)) entities.set(name, { replacement: literal === undefined ? undefined : withCharacters(literal), isInParameter });
  }

  /**
   * Checks the references in a default value: they must be declared before it, internal, without `<` and without an end in
   * themselves (XML 1.0, 3.1 and 4.1).
   */
  checkDefault(text: string, at: number, cursor: DtdCursor, isInParameter: boolean): void {
    for (let place = text.search(IN_VALUE); place >= 0; ) {
      const refuse: Refuse = (fault) => cursor.refuse({ ...fault, at: at + place, opened: cursor.opened });
      const reference = text.charAt(place) === '<' ? undefined : referenceAt(text, place);
      if (!reference) throw refuse(faultAt(text, place));
      if (reference.name !== undefined) this.#follow(reference.name, isInParameter, refuse);
      place = nextIn(text, reference.end);
    }
  }

  /** Follows a reference through all that its entity refers to; not by calls, since a chain may be long. */
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

  /** The entity of a name, unless it is one of XML's own, or is not known yet. */
  #resolve(name: string, isInParameter: boolean, refuse: Refuse): Entity | undefined {
    if (isPredefinedEntity(name)) return undefined;
    const entity = this.#general.get(name);
    const refuseUnknown = (): Error => refuse({ at: 0, expected: 'declaredEntity', found: 'entity', name });
    if (entity?.isInParameter && this.#isStandalone && !isInParameter) throw refuseUnknown();
    if (entity && entity.replacement === undefined) throw refuse({ at: 0, expected: 'internalEntity', found: 'externalEntity', name });
    if (!entity) this.#unknown.push({ name, isInDocument: !isInParameter, refuse: refuseUnknown });
    return entity;
  }

  /**
   * At the end of the internal subset, when all is known that is read of a document type: what it leaves undeclared may be
   * declared in a part that is not read (XML 1.0, 4.1, Entity Declared).
   */
  checkUnknown(isAllRead: boolean): void {
    for (const { name, isInDocument, refuse } of this.#unknown) {
      const isNeeded = isInDocument && (isAllRead || this.#isStandalone);
      if (isNeeded || this.#general.has(name)) throw refuse();
    }
  }
}

const IN_VALUE = /[&<]/u;

function nextIn(text: string, from: number): number {
  for (let at = from; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 0x26 || code === 0x3c) return at;
  }
  return -1;
}

/** The next entity that an entity's replacement text names, behind what has been read of it. */
function nextReference(step: Step, refuse: Refuse): string | undefined {
  const text = step.entity.replacement ?? '';
  for (let at = nextIn(text, step.at); at >= 0; at = nextIn(text, step.at)) {
    const reference = text.charAt(at) === '<' ? undefined : referenceAt(text, at);
    if (!reference) throw refuse({ ...faultAt(text, at), found: 'replacement', name: step.name });
    step.at = reference.end;
    if (reference.name !== undefined) return reference.name;
  }
  return undefined;
}

/** A `<`, or a `&` that starts no reference. */
const faultAt = (text: string, at: number): XmlFault => ({
  at,
  expected: text.charAt(at) === '<' ? 'escapedBracket' : text.charAt(at + 1) === '#' ? 'characterReference' : 'reference',
});
