import type { MathNode, OperatorNode as Operator, OperatorNodeFn, OperatorNodeOp } from 'mathjs';
import { isBigNumber, isConstantNode, isOperatorNode, isParenthesisNode, isSymbolNode } from 'mathjs';
import type { MathEngine } from '../../lib/math/engine.ts';
import { know } from '../../lib/math/exact.ts';

type OperatorNode = Operator<OperatorNodeOp, OperatorNodeFn>;

/**
 * Rewrites parts of a tree that people read differently from math.js: sums of percentages, and quantities such as `5 feet 6 inches`. Marks long integers
 * as having all their digits.
 */
export function rewriteConventions(nodes: readonly MathNode[], { math }: MathEngine): void {
  const isUnit = (node: MathNode): boolean => isSymbolNode(node) && math.Unit.isValuelessUnit(node.name);
  // The inner ones first.
  for (const node of nodes.toReversed()) {
    if (isConstantNode(node) && isBigNumber(node.value) && node.value.isInteger()) know(node.value);
    if (!isOperatorNode(node)) continue;
    addPercentages(node);
    addQuantities(node, isUnit, (left, right) =>
      isNegative(left) ? new math.OperatorNode('-', 'subtract', [left, right]) : new math.OperatorNode('+', 'add', [left, right]),
    );
  }
}

const isPercentage = (node: MathNode): boolean => Reflect.get(node, 'isPercentage') === true;

const isSum = (node: MathNode): node is OperatorNode => isOperatorNode(node) && (node.op === '+' || node.op === '-') && node.args.length === 2;

/** `10 % + 20 %` is 30 %, not 10 % plus a fifth of it. */
function addPercentages(node: OperatorNode): void {
  const [left, added] = node.args;
  if (!isSum(node) || !left || !added || !isOperatorNode(added) || added.args[0] !== left) return;
  const part = added.args[1];
  if (part && isPercentage(part) && isSumOfPercentages(left)) Reflect.set(node.args, 1, part);
}

function isSumOfPercentages(tree: MathNode): boolean {
  let node = tree;
  for (;;) {
    if (isParenthesisNode(node)) node = node.content;
    else if (isSum(node) && node.args[1] !== undefined && isPercentage(node.args[1]) && node.args[0] !== undefined) node = node.args[0];
    else return isPercentage(node);
  }
}

const isProduct = (node: MathNode): node is OperatorNode => isOperatorNode(node) && node.implicit && node.fn === 'multiply' && node.args.length === 2;

/** `5 feet 6 inches` is a sum, not a product, if numbers and units alternate. */
function addQuantities(node: OperatorNode, isUnit: (node: MathNode) => boolean, add: (left: MathNode, right: MathNode) => MathNode): void {
  // ((5 feet) 6) inches
  const [inner, unit] = node.args;
  if (!isProduct(node) || !inner || !unit || !isUnit(unit) || !isProduct(inner)) return;
  const [before, number] = inner.args;
  if (!before || !number || !isConstantNode(number) || !endsInQuantity(before, isUnit)) return;
  const product = node.clone();
  Reflect.set(product, 'args', [number, unit]);
  const sum = add(before, product);
  for (const key of ['op', 'fn', 'args', 'implicit']) Reflect.set(node, key, Reflect.get(sum, key));
}

/** A number with a unit, or a sum created from such products. */
function endsInQuantity(node: MathNode, isUnit: (node: MathNode) => boolean): boolean {
  if (!isOperatorNode(node)) return false;
  const [left, right] = node.args;
  if (isSum(node)) return right !== undefined && endsInQuantity(right, isUnit);
  return (
    isProduct(node) &&
    left !== undefined &&
    right !== undefined &&
    isUnit(right) &&
    (isConstantNode(left) || (isOperatorNode(left) && left.fn === 'unaryMinus'))
  );
}

/** Whether the first quantity has a minus sign, which then applies to all. */
function isNegative(node: MathNode): boolean {
  if (!isOperatorNode(node)) return false;
  return node.fn === 'unaryMinus' || (node.args[0] !== undefined && isNegative(node.args[0]));
}
