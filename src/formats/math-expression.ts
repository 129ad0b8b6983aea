import { defineFormat } from './format.ts';
import { isOneLine } from './readers/strings.ts';

const TOKEN = /\s*(?:((?:(?:0|[1-9]\d*)(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?(?!\d)|[\p{L}_][\p{L}\d_]*)|([-+*/^])|([(),!]))\s*/iuy;

/** Counts the operators between two operands; -1 if the text is not an expression. */
function countOperators(text: string): number {
  let [depth, operators, at] = [0, 0, 0];
  let isAfterOperand = false;
  while (at < text.length) {
    TOKEN.lastIndex = at;
    const [token, operand, operator, mark] = TOKEN.exec(text) ?? [];
    if (token === undefined) return -1;
    // No operator is needed in `2x` and `sin(x)`, but one is needed between words. Numbers have no leading zero, unlike parts of
    // dates and UUIDs.
    if (operand !== undefined) {
      if (isAfterOperand && !(/\d/u.test(text.charAt(at - 1)) && /^\p{L}/u.test(operand))) return -1;
      isAfterOperand = true;
    } else if (operator !== undefined) {
      if (isAfterOperand) operators++;
      else if (operator !== '-' && operator !== '+') return -1;
      isAfterOperand = false;
    } else if (mark === '(') {
      depth++;
      isAfterOperand = false;
    } else if (!isAfterOperand || (mark !== '!' && depth === 0)) return -1;
    else if (mark === ')') depth--;
    else if (mark === ',') isAfterOperand = false;
    at += token.length;
  }
  return isAfterOperand && depth === 0 ? operators : -1;
}

export default defineFormat({
  parent: 'text',
  order: 60,
  looksLike(text) {
    if (text.length > 1000 || !isOneLine(text)) return 'no';
    // A hyphen or slash alone does not make an expression: `user-agent` and `and/or` are words.
    if (!/\d|[*+^]/u.test(text)) return 'no';
    return countOperators(text) > 0 ? 'plausible' : 'no';
  },
  samples: { plausible: ['2 * (3 + 4)', 'sin(pi / 4)^2', '3x + 1'] },
});
