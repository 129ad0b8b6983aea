import { toPlainText } from '../json/text.ts';
import type { Work } from '../../work/slices.ts';
import type { DocumentValue, MappingValue, Member } from '../value.ts';
import { isCollection } from '../value.ts';
import { isXmlName } from './names.ts';

/** The role of a mapping member in XML, unless it is an element. */
export type MemberRole =
  | { readonly kind: 'attribute' | 'instruction'; readonly name: string }
  | { readonly kind: 'attributes'; readonly of: MappingValue }
  | { readonly kind: 'instructions' | 'text' | 'cdata' | 'comment' };

/** How the library that created a document writes attributes, if that is only recognizable from all of them. */
interface Habits {
  /** fast-xml-parser: `@_name`. */
  readonly hasUnderscores: boolean;
  /** xml2js: attributes in `$`, in which case the text is in `_`. */
  readonly hasDollars: boolean;
}

const TEXT: MemberRole = { kind: 'text' };
const CDATA: MemberRole = { kind: 'cdata' };
const COMMENT: MemberRole = { kind: 'comment' };
const INSTRUCTIONS: MemberRole = { kind: 'instructions' };

const COMPACT: ReadonlyMap<string, MemberRole> = new Map([
  ['_text', TEXT],
  ['_cdata', CDATA],
  ['_comment', COMMENT],
]);
// Those with a hyphen are from Json.NET.
const PREFIXED: ReadonlyMap<string, MemberRole> = new Map([
  ['#text', TEXT],
  ['#whitespace', TEXT],
  ['#significant-whitespace', TEXT],
  ['#cdata', CDATA],
  ['#cdata-section', CDATA],
  ['#comment', COMMENT],
]);
const NO_HABITS: Habits = { hasUnderscores: false, hasDollars: false };
const TOP_COMPACT: ReadonlySet<string> = new Set(['_declaration', '_doctype', '_comment', '_instruction']);

/** Distinguishes elements from other members, by the names of a convention. */
export class MemberRoles {
  readonly #isAuto: boolean;
  readonly #isCompact: boolean;
  readonly #isPrefixed: boolean;
  #habits = NO_HABITS;

  constructor(convention: 'auto' | 'compact' | 'prefixed' | 'ordered' | 'plain') {
    this.#isAuto = convention === 'auto';
    this.#isCompact = this.#isAuto || convention === 'compact';
    this.#isPrefixed = this.#isAuto || convention === 'prefixed';
  }

  *learn(root: DocumentValue): Work<void> {
    if (this.#isAuto) this.#habits = yield* habitsOf(root);
  }

  /** Whether a member of the document is a sibling of the root element. */
  isTop(name: string): boolean {
    return (this.#isCompact && TOP_COMPACT.has(name)) || (this.#isPrefixed && (name === '#comment' || isInstruction(name)));
  }

  /** Returns `undefined` for an element. */
  roleOf({ name, value }: Member): MemberRole | undefined {
    switch (name.charAt(0)) {
      case '_':
        return this.#underscored(name, value);
      case '@':
        return this.#isPrefixed && name.length > 1 ? { kind: 'attribute', name: name.slice(this.#habits.hasUnderscores ? 2 : 1) } : undefined;
      case '#':
        return this.#isPrefixed ? PREFIXED.get(name) : undefined;
      case '?':
        return this.#isPrefixed && isInstruction(name) ? { kind: 'instruction', name: name.slice(1) } : undefined;
      case '$':
      case '-':
        return this.#isAuto ? otherwisePrefixed(name, value) : undefined;
      default:
        return undefined;
    }
  }

  #underscored(name: string, value: DocumentValue): MemberRole | undefined {
    if (name === '_') return this.#habits.hasDollars && !isCollection(value) ? TEXT : undefined;
    if (!this.#isCompact) return undefined;
    if (name === '_attributes' && value.kind === 'mapping') return { kind: 'attributes', of: value };
    return name === '_instruction' && isCollection(value) ? INSTRUCTIONS : COMPACT.get(name);
  }
}

const isInstruction = (name: string): boolean => name.startsWith('?') && isXmlName(name.slice(1));

/** `$` and `-` cannot start an XML name. Such a member is an attribute if an XML name follows and its value is a scalar. */
function otherwisePrefixed(name: string, value: DocumentValue): MemberRole | undefined {
  if (name === '$') {
    if (value.kind === 'mapping') return isAttributes(value) ? { kind: 'attributes', of: value } : undefined;
    // BadgerFish: the text.
    return value.kind === 'sequence' && value.items.some(isCollection) ? undefined : TEXT;
  }
  return !isCollection(value) && isXmlName(name.slice(1)) ? { kind: 'attribute', name: name.slice(1) } : undefined;
}

export const isAttributes = (value: DocumentValue): value is MappingValue =>
  value.kind === 'mapping' && !value.members.some((member) => isCollection(member.value));

const SLICE_VALUES = 2 ** 14;

function* habitsOf(root: DocumentValue): Work<Habits> {
  let isOtherwise = false;
  let hasUnderscores = false;
  let hasDollars = false;
  const pending = [root];
  for (let value = pending.pop(), count = 1; value; value = pending.pop(), count++) {
    if (value.kind === 'sequence') for (const item of value.items) pending.push(item);
    else if (value.kind === 'mapping') {
      for (const member of value.members) {
        const { name } = member;
        if (name.startsWith('@') && name.length > 1) {
          if (name.startsWith('@_') && name.length > 2) hasUnderscores = true;
          else isOtherwise = true;
        } else if (name === '$' && isAttributes(member.value)) hasDollars = true;
        if (isCollection(member.value)) pending.push(member.value);
      }
    }
    if (count % SLICE_VALUES === 0) yield count / (count + pending.length);
  }
  return { hasUnderscores: hasUnderscores && !isOtherwise, hasDollars };
}

const GROUPS: ReadonlySet<string> = new Set(['$', '_attributes', 'attributes']);
const PREFIX = /^(?:@_?|[$-])(?=.)/u;
const PSEUDO_ATTRIBUTE = /([\w.:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/gu;

/** Returns the pseudo-attributes of a processing instruction, as written by any library. */
export function pseudoAttributes(value: DocumentValue): readonly (readonly [name: string, value: string])[] {
  if (value.kind !== 'mapping')
    return Array.from(toPlainText(value).matchAll(PSEUDO_ATTRIBUTE), ([, name = '', double, single]) => [name, double ?? single ?? '']);
  const members = value.members.flatMap((member) => (GROUPS.has(member.name) && member.value.kind === 'mapping' ? member.value.members : [member]));
  return members.map((member) => [member.name.replace(PREFIX, ''), toPlainText(member.value)]);
}
