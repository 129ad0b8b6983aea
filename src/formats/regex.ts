import { defineFormat } from './format.ts';
import { readLiteral } from '../lib/regex/literal.ts';
import { isOneLine } from './readers/strings.ts';

function compiles(pattern: string, flags: string): boolean {
  try {
    return new RegExp(pattern, flags) instanceof RegExp;
  } catch (error) {
    // A pattern nested too deeply throws a RangeError in some engines.
    if (error instanceof SyntaxError || error instanceof RangeError) return false;
    throw error;
  }
}

/** For a literal, its parts are `pattern` and `flags`, the letters that change what it matches (`d` does not). */
export default defineFormat({
  parent: 'text',
  order: 38,
  looksLike(text) {
    if (text.length > 5000 || !isOneLine(text)) return 'no';
    const literal = readLiteral(text);
    if (literal) return compiles(literal.pattern, literal.flags) ? 'confident' : 'no';
    return /\\[dw]|\(\?[:<]|\[\^/u.test(text) && compiles(text, '') ? 'plausible' : 'no';
  },
  samples: { confident: ['/^a+$/gi', '/[/]x\\//u'], plausible: ['(?<year>\\d{4})-\\d\\d', '[^abc]+'] },
  parts(text) {
    const literal = readLiteral(text);
    // All flags but `d`, which does not affect the results of the regex tester.
    return literal && { pattern: literal.pattern, flags: [...literal.flags].filter((flag) => flag !== 'd') };
  },
});
