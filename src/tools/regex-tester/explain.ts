import type { AST } from '@eslint-community/regexpp';
import type { Flag } from '../../lib/regex/flags.ts';
import type { ClassPart, Run } from '../../lib/regex/syntax.ts';
import { capturingGroups, characterName, characterOf, codePointLabel, withRuns } from '../../lib/regex/syntax.ts';

export interface Explained {
  readonly depth: number;
  readonly start: number;
  readonly end: number;
  readonly source: string;
  readonly meaning: string;
}

type Values = Readonly<Record<string, string | number>>;

/** Returns the reference string of a code, with `{name}` replaced by the value of that name. */
export type Say = (code: string, values?: Values) => string;

/** Returns reference strings in the requested language, or else in English. */
export const sayFrom =
  ({ own, english }: { readonly own: Readonly<Record<string, string>>; readonly english: Readonly<Record<string, string>> }): Say =>
  (code, values = {}) =>
    (own[code] ?? english[code] ?? code).replaceAll(/\{(\w+)\}/gu, (whole, name: string) => String(values[name] ?? whole));

/** Explains a pattern node by node, in reading order. */
export function explainPattern(pattern: AST.Pattern, flags: readonly Flag[], say: Say): readonly Explained[] {
  const explainer = new Explainer(pattern, flags, say);
  explainer.visitAlternatives(pattern, 0);
  return explainer.rows;
}

type Node = AST.Element | Run;

class Explainer {
  readonly rows: Explained[] = [];
  readonly #source: string;
  readonly #flags: readonly Flag[];
  readonly #say: Say;
  // A capturing group → its number.
  readonly #numbers: ReadonlyMap<AST.CapturingGroup, number>;

  constructor(pattern: AST.Pattern, flags: readonly Flag[], say: Say) {
    this.#source = pattern.raw;
    this.#flags = flags;
    this.#say = say;
    this.#numbers = new Map(capturingGroups(pattern).map((group, index) => [group, index + 1]));
  }

  visitAlternatives({ alternatives }: { readonly alternatives: readonly AST.Alternative[] }, depth: number): void {
    for (const [index, alternative] of alternatives.entries()) {
      const isEmpty = alternative.elements.length === 0;
      if (alternatives.length > 1 || isEmpty) {
        const code = isEmpty ? (index === 0 ? 'nothing' : 'or-nothing') : index === 0 ? 'either' : 'or';
        this.#add(alternative, depth, this.#say(code));
      }
      for (const element of withRuns(alternative.elements)) this.#visit(element, alternatives.length > 1 ? depth + 1 : depth);
    }
  }

  #visit(node: Node, depth: number): void {
    this.#add(node, depth, this.#meaning(node));
    if (node.type === 'Quantifier') this.#visit(asRun(node.element), depth + 1);
    else if (node.type === 'ExpressionCharacterClass') this.#visitOperands(node.expression, depth + 1);
    else if (node.type === 'CharacterClass') this.#visitNested(node, depth + 1);
    else if ('alternatives' in node) this.visitAlternatives(node, depth + 1);
  }

  /** Adds separate rows only for nested sets: simple elements are explained with the set that contains them. */
  #visitNested({ elements }: AST.CharacterClass, depth: number): void {
    for (const element of elements) {
      if (element.type === 'CharacterClass' || element.type === 'ExpressionCharacterClass') this.#visit(element, depth);
    }
  }

  #visitOperands({ type, left, right }: AST.ClassIntersection | AST.ClassSubtraction, depth: number): void {
    for (const [index, operand] of [left, right].entries()) {
      if (operand.type === 'ClassIntersection' || operand.type === 'ClassSubtraction') this.#visitOperands(operand, depth);
      else {
        const code = index === 0 ? 'operand' : type === 'ClassIntersection' ? 'operand-and' : 'operand-without';
        this.#add(operand, depth, this.#say(code, { meaning: this.#part(operand) }));
      }
    }
  }

  #add({ start, end }: { readonly start: number; readonly end: number }, depth: number, meaning: string): void {
    this.rows.push({ depth, start, end, source: this.#source.slice(start, end), meaning });
  }

  #meaning(node: Node): string {
    const say = this.#say;
    switch (node.type) {
      case 'Run':
        if (node.text === ' ') return say('space');
        return say(node.text.length > 1 ? 'text' : 'character', { text: node.text });
      case 'Character':
      case 'CharacterSet':
      case 'CharacterClass':
      case 'ExpressionCharacterClass':
        return this.#part(node);
      case 'Quantifier':
        return this.#quantifier(node);
      case 'CapturingGroup':
        return say(node.name === null ? 'group' : 'named-group', { number: this.#numbers.get(node) ?? 0, name: node.name ?? '' });
      case 'Group':
        return node.modifiers ? say('modified-group', { modifiers: node.modifiers.raw }) : say('non-capturing-group');
      case 'Backreference':
        return say(typeof node.ref === 'number' ? 'back-reference' : 'named-reference', { group: node.ref });
      case 'Assertion':
        return this.#assertion(node);
    }
  }

  #quantifier({ min, max, greedy }: AST.Quantifier): string {
    const say = this.#say;
    if (min === max) return say(min === 1 ? 'once' : 'exactly', { count: min });
    const key =
      min === 0 && max === 1 ? 'optional' : max !== Number.POSITIVE_INFINITY ? 'between' : min === 0 ? 'any-number' : min === 1 ? 'one-or-more' : 'at-least';
    return say(greedy ? 'greedy' : 'lazy', { times: say(key, { min, max }) });
  }

  #assertion(node: AST.Assertion): string {
    const say = this.#say;
    const isMultiline = this.#flags.includes('m');
    switch (node.kind) {
      case 'start':
        return say(isMultiline ? 'line-start' : 'text-start');
      case 'end':
        return say(isMultiline ? 'line-end' : 'text-end');
      case 'word':
        return say(node.negate ? 'no-word-boundary' : 'word-boundary');
      case 'lookahead':
      case 'lookbehind':
        return say(node.negate ? `no-${node.kind}` : node.kind);
    }
  }

  /** Describes what a set or a part of it matches, such as “a digit 0-9” or “one of: a to z, _”. */
  #part(node: ClassPart | AST.CharacterSet): string {
    const say = this.#say;
    switch (node.type) {
      case 'Character':
        return this.#character(node.value);
      case 'CharacterClassRange':
        return say('range', { from: this.#inRange(node.min.value), to: this.#inRange(node.max.value) });
      case 'CharacterSet':
        return this.#set(node);
      case 'ClassStringDisjunction':
        return say('strings', { texts: node.alternatives.map(({ elements }) => elements.map(({ value }) => characterOf(value)).join('')).join(', ') });
      case 'CharacterClass':
        if (node.elements.length === 0) return say(node.negate ? 'any-character' : 'no-character');
        return say(node.negate ? 'none-of' : 'one-of', { parts: node.elements.map((element) => this.#inClass(element)).join(', ') });
      case 'ExpressionCharacterClass':
        return say(node.negate ? 'not-combined' : node.expression.type === 'ClassIntersection' ? 'intersection' : 'subtraction');
      case 'ClassIntersection':
        return say('intersection');
      case 'ClassSubtraction':
        return say('subtraction');
    }
  }

  #inClass(element: AST.CharacterClassElement): string {
    if (element.type === 'CharacterClass' || element.type === 'ExpressionCharacterClass') return element.raw;
    return element.type === 'Character' ? this.#inRange(element.value) : this.#part(element);
  }

  #inRange(codePoint: number): string {
    return codePoint === SPACE || characterName(codePoint) !== undefined ? this.#character(codePoint) : characterOf(codePoint);
  }

  #character(codePoint: number): string {
    const name = codePoint === SPACE ? 'space' : characterName(codePoint);
    return this.#say(name ?? 'character', { code: codePointLabel(codePoint), text: characterOf(codePoint) });
  }

  #set(node: AST.CharacterSet): string {
    const say = this.#say;
    if (node.kind === 'any') return say(this.#flags.includes('s') ? 'any-character' : 'any-but-line-end');
    if (node.kind === 'space') return say(node.negate ? 'no-white-space' : 'white-space');
    if (node.kind !== 'property') return say(node.negate ? `no-${node.kind}` : node.kind);
    return say(node.negate ? 'no-property' : 'property', { property: node.value === null ? node.key : `${node.key}=${node.value}` });
  }
}

const SPACE = 0x20;

/** Wraps a quantified character as a run, like the parts of a sequence. */
function asRun(element: AST.QuantifiableElement): Node {
  return element.type === 'Character' ? (withRuns([element])[0] ?? element) : element;
}
