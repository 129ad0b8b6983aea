import { defineFormat } from './format.ts';
import { isPattern } from '../lib/regex/is-pattern.ts';
import { readLiteral } from '../lib/regex/literal.ts';
import { isOneLine } from './readers/strings.ts';

/** For a literal, its parts are `pattern` and `flags`, the letters that change what it matches (`d` does not). */
export default defineFormat({
  parent: 'text',
  order: 38,
  looksLike(text) {
    if (text.length > 5000 || !isOneLine(text)) return 'no';
    const literal = readLiteral(text);
    if (literal) return isPattern(literal.pattern, literal.flags) ? 'confident' : 'no';
    return /\\[dw]|\(\?[:<]|\[\^/u.test(text) && isPattern(text, '') ? 'plausible' : 'no';
  },
  samples: { confident: ['/^a+$/gi', '/[/]x\\//u'], plausible: ['(?<year>\\d{4})-\\d\\d', '[^abc]+'] },
  parts(text) {
    const literal = readLiteral(text);
    // All flags but `d`, which does not affect the results of the regex tester.
    return literal && { pattern: literal.pattern, flags: [...literal.flags].filter((flag) => flag !== 'd') };
  },
});
