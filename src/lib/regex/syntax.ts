import type { AST } from '@eslint-community/regexpp';

/** Returns groups in the order of their numbers. */
export function capturingGroups(pattern: AST.Pattern): readonly AST.CapturingGroup[] {
  const groups: AST.CapturingGroup[] = [];
  const visit = (alternatives: readonly AST.Alternative[]): void => {
    for (const { elements } of alternatives) for (const element of elements) visitElement(element);
  };
  const visitElement = (element: AST.Element): void => {
    if (element.type === 'Quantifier') visitElement(element.element);
    if (element.type === 'CapturingGroup') groups.push(element);
    if ('alternatives' in element) visit(element.alternatives);
  };
  visit(pattern.alternatives);
  return groups;
}

/** Content of a character class: single elements, or one operation on two sets (flag v). */
export type ClassPart = AST.CharacterClass | AST.CharacterClassElement | AST.ClassIntersection | AST.ClassSubtraction | AST.ClassSetOperand;

/** Consecutive plain characters, which people read as one text. */
export interface Run {
  readonly type: 'Run';
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Returns the elements of an alternative, joining adjacent characters that have no names of their own. */
export function withRuns(elements: readonly AST.Element[]): readonly (AST.Element | Run)[] {
  const joined: (AST.Element | Run)[] = [];
  for (const element of elements) {
    const last = joined.at(-1);
    if (element.type !== 'Character' || characterName(element.value) !== undefined) joined.push(element);
    else if (last?.type === 'Run') joined[joined.length - 1] = { ...last, end: element.end, text: last.text + characterOf(element.value) };
    else joined.push({ type: 'Run', start: element.start, end: element.end, text: characterOf(element.value) });
  }
  return joined;
}

export const characterOf = (codePoint: number): string => String.fromCodePoint(codePoint);

const SPACE = 0x20;

const NAMES: ReadonlyMap<number, string> = new Map([
  [0x09, 'tab'],
  [0x0a, 'line-feed'],
  [0x0b, 'vertical-tab'],
  [0x0c, 'form-feed'],
  [0x0d, 'carriage-return'],
  [0xa0, 'no-break-space'],
]);

/** Returns the code of an invisible character; `code-point` for one known only by its number. */
export function characterName(codePoint: number): string | undefined {
  if (codePoint === SPACE) return undefined;
  return NAMES.get(codePoint) ?? (/^[\p{C}\p{Z}\p{M}]$/u.test(characterOf(codePoint)) ? 'code-point' : undefined);
}

/** Formats a code point as `U+00A0`. */
export const codePointLabel = (codePoint: number): string => `U+${codePoint.toString(16).toUpperCase().padStart(4, '0')}`;
