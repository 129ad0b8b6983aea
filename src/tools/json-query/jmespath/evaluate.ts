import type { DocumentValue } from '../../../lib/document/value.ts';
import { queryError } from '../query-error.ts';
import { compareNumbers, isEqual, isNumber, isTrue } from './compare.ts';
import type { Given } from './functions.ts';
import { functions, Mismatch } from './functions.ts';
import type { Comparator, Expression } from './parse.ts';
import { parseJmesPath } from './parse.ts';

const NULL: DocumentValue = { kind: 'null', at: 0 };

const listOf = (items: readonly DocumentValue[]): DocumentValue => ({ kind: 'sequence', items, at: items[0]?.at ?? 0 });

/**
 * Evaluates a JMESPath expression. Values that it selects are those of the document, with every digit.
 * @throws InputError `invalid-query` with line and column
 */
export const queryJmesPath = (query: string, root: DocumentValue): DocumentValue => new Evaluator(query).evaluate(parseJmesPath(query), root);

class Evaluator {
  readonly #query: string;

  constructor(query: string) {
    this.#query = query;
  }

  /** Expressions are nested to the left once for each step, so that a long one would fill the stack. */
  evaluate(expression: Expression, value: DocumentValue): DocumentValue {
    const steps: Expression[] = [];
    let first = expression;
    for (let before = leftOf(first); before; before = leftOf(first)) {
      steps.push(first);
      first = before;
    }
    return steps.reduceRight((left, step) => this.#step(step, left, value), this.#step(first, NULL, value));
  }

  /** Evaluates an expression; `left` is the value of its left side, if it has one. */
  #step(expression: Expression, left: DocumentValue, value: DocumentValue): DocumentValue {
    switch (expression.kind) {
      case 'current':
        return value;
      case 'literal':
        return expression.value;
      case 'field':
        return value.kind === 'mapping' ? (value.members.findLast(({ name }) => name === expression.name)?.value ?? NULL) : NULL;
      case 'index':
        return value.kind === 'sequence' ? (value.items.at(expression.index) ?? NULL) : NULL;
      case 'slice':
        return value.kind === 'sequence' ? listOf(sliced(value.items, expression)) : NULL;
      case 'chain':
        return this.evaluate(expression.right, left);
      case 'or':
        return isTrue(left) ? left : this.evaluate(expression.right, value);
      case 'and':
        return isTrue(left) ? this.evaluate(expression.right, value) : left;
      case 'not':
        return toBoolean(!isTrue(left));
      case 'comparison':
        return compared(expression.comparator, left, this.evaluate(expression.right, value));
      case 'projection':
        return left.kind === 'sequence' ? this.#project(left.items, expression.right) : NULL;
      case 'values': {
        if (left.kind !== 'mapping') return NULL;
        return this.#project(
          left.members.map((member) => member.value),
          expression.right,
        );
      }
      case 'filter': {
        if (left.kind !== 'sequence') return NULL;
        return this.#project(
          left.items.filter((item) => isTrue(this.evaluate(expression.condition, item))),
          expression.right,
        );
      }
      case 'flatten':
        return left.kind === 'sequence' ? listOf(left.items.flatMap((item) => (item.kind === 'sequence' ? item.items : [item]))) : NULL;
      case 'list':
        return value.kind === 'null' ? NULL : listOf(expression.items.map((item) => this.evaluate(item, value)));
      case 'hash':
        if (value.kind === 'null') return NULL;
        // Of duplicate keys, the last one counts, at the place of the first.
        return {
          kind: 'mapping',
          members: [
            ...new Map(expression.members.map((member) => [member.name, { name: member.name, at: 0, value: this.evaluate(member.value, value) }])).values(),
          ],
          at: 0,
        };
      case 'call':
        return this.#call(expression, value);
    }
  }

  #project(items: readonly DocumentValue[], right: Expression): DocumentValue {
    return listOf(items.map((item) => this.evaluate(right, item)).filter(({ kind }) => kind !== 'null'));
  }

  #call({ name, args, at }: Extract<Expression, { kind: 'call' }>, value: DocumentValue): DocumentValue {
    const called = functions.get(name);
    if (!called) throw queryError(this.#query, 'jmespath', at, { reason: 'unknownFunction', detail: name });
    const isCount = called.more ? args.length >= called.takes.length : args.length === called.takes.length;
    if (!isCount) throw queryError(this.#query, 'jmespath', at, { reason: 'argumentCount', detail: `${name}(${called.takes.join(', ')})` });
    const given = args.map(
      (arg): Given => (arg.isReference ? { apply: (item) => this.evaluate(arg.expression, item) } : { value: this.evaluate(arg.expression, value) }),
    );
    try {
      return called.run(given);
    } catch (error) {
      if (!(error instanceof Mismatch)) throw error;
      throw queryError(this.#query, 'jmespath', args[error.index]?.at ?? at, { reason: 'argumentType', detail: `${name}(${called.takes.join(', ')})` });
    }
  }
}

/** The part of an expression that is evaluated first. */
function leftOf(expression: Expression): Expression | undefined {
  if ('left' in expression) return expression.left;
  return expression.kind === 'flatten' || expression.kind === 'not' ? expression.of : undefined;
}

const toBoolean = (value: boolean): DocumentValue => ({ kind: 'boolean', value, at: 0 });

function compared(comparator: Comparator, a: DocumentValue, b: DocumentValue): DocumentValue {
  if (comparator === '==') return toBoolean(isEqual(a, b));
  if (comparator === '!=') return toBoolean(!isEqual(a, b));
  if (!isNumber(a) || !isNumber(b)) return NULL;
  const order = compareNumbers(a, b);
  if (order === 0) return toBoolean(comparator === '<=' || comparator === '>=');
  return toBoolean(comparator.startsWith('<') === order < 0);
}

function sliced(items: readonly DocumentValue[], { start, stop, step }: Extract<Expression, { kind: 'slice' }>): readonly DocumentValue[] {
  const { length } = items;
  const [low, high] = step > 0 ? [0, length] : [-1, length - 1];
  const within = (index: number): number => Math.min(high, Math.max(low, index < 0 ? index + length : index));
  const first = start === undefined ? (step > 0 ? 0 : length - 1) : within(start);
  const end = stop === undefined ? (step > 0 ? length : -1) : within(stop);
  const taken: DocumentValue[] = [];
  for (let index = first; step > 0 ? index < end : index > end; index += step) {
    const item = items[index];
    if (item) taken.push(item);
  }
  return taken;
}
