import { parseSync } from 'vite';

/** A small change of a source: the text from `start` to `end` is replaced. */
export interface Mutant {
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

const PAIRS = [
  ['<', '<='],
  ['>', '>='],
  ['===', '!=='],
  ['&&', '||'],
  ['+', '-'],
  ['*', '/'],
] as const;

const exchanged: ReadonlyMap<unknown, string> = new Map(PAIRS.flatMap(([one, other]) => [[one, other] as const, [other, one] as const]));

const LEAVING: ReadonlySet<string> = new Set(['ReturnStatement', 'ThrowStatement', 'ContinueStatement', 'BreakStatement']);

/** The mutations of a kind of node, one at a time. */
const changes: Readonly<Record<string, (node: Node, source: string) => readonly Mutant[]>> = {
  BinaryExpression: exchangeOperator,
  LogicalExpression: exchangeOperator,
  UnaryExpression: ({ start, operator }) => (operator === '!' ? [{ start, end: start + 1, replacement: '' }] : []),
  Literal: ({ start, end, value, raw }) => changeLiteral(value, String(raw)).map((replacement) => ({ start, end, replacement })),
  ExpressionStatement: ({ start, end, expression }) => (isNode(expression) && isCall(expression) ? [{ start, end, replacement: ';' }] : []),
  IfStatement: ({ start, end, consequent, alternate }) => (alternate === null && isLeaving(consequent) ? [{ start, end, replacement: ';' }] : []),
};

function exchangeOperator({ left, right, operator }: Node, source: string): readonly Mutant[] {
  const replacement = exchanged.get(operator);
  if (replacement === undefined || !isNode(left) || !isNode(right)) return [];
  // Strings cannot be subtracted.
  if (operator === '+' && [left, right].some(isText)) return [];
  const start = source.indexOf(String(operator), left.end);
  return [{ start, end: start + String(operator).length, replacement }];
}

function changeLiteral(value: unknown, raw: string): readonly string[] {
  if (typeof value === 'boolean') return [String(!value)];
  if (typeof value === 'number') return [String(value + 1)];
  if (typeof value === 'bigint') return [`${value + 1n}n`];
  return typeof value === 'string' && value !== '' ? [raw.slice(0, 1) + raw.slice(-1)] : [];
}

const isText = ({ type, value }: Node): boolean => type === 'TemplateLiteral' || (type === 'Literal' && typeof value === 'string');

const isCall = ({ type, argument }: Node): boolean => type === 'CallExpression' || (type === 'AwaitExpression' && isNode(argument) && isCall(argument));

function isLeaving(statement: unknown): boolean {
  if (!isNode(statement)) return false;
  const last: unknown = statement.type === 'BlockStatement' && Array.isArray(statement.body) ? statement.body.at(-1) : statement;
  return isNode(last) && LEAVING.has(last.type);
}

/** Types are not run, apart from the expressions in them: `x satisfies T`. */
const isType = ({ type, expression }: Node): boolean => type.startsWith('TS') && !isNode(expression);

/** Names and addresses, not values. */
const isName = ({ computed }: Node, child: string): boolean => child === 'source' || (child === 'key' && computed !== true) || child === 'typeAnnotation';

/** Finds all mutations of a TypeScript module that a test should detect. */
export function findMutants(source: string, lang: 'ts' | 'tsx' = 'ts'): readonly Mutant[] {
  const { program, errors } = parseSync(`module.${lang}`, source, { lang });
  const [error] = errors;
  if (error) throw new Error(error.message);
  return mutantsBelow(program, source);
}

function mutantsBelow(node: unknown, source: string): readonly Mutant[] {
  if (!isNode(node) || isType(node)) return [];
  const children = Object.entries(node).filter(([name]) => !isName(node, name));
  const below = children.flatMap(([, child]) => [child].flat().flatMap((each) => mutantsBelow(each, source)));
  return [...(changes[node.type]?.(node, source) ?? []), ...below];
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
