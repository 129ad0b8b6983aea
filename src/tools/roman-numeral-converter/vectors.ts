import { vectors } from '../../contract/vectors.ts';
import type * as fields from './fields.ts';

export default vectors<typeof fields>({
  toRoman: [
    { source: 'classic; python3', input: { number: 42 }, output: { roman: 'XLII' } },
    { source: 'classic; python3', input: { number: 1994 }, output: { roman: 'MCMXCIV' }, example: true },
    { source: 'largest without overline; python3', input: { number: 3999 }, output: { roman: 'MMMCMXCIX' } },
    { source: 'vinculum; python3', input: { number: 4000 }, output: { roman: 'I\u0305V\u0305' }, example: true },
    { source: 'vinculum; python3', input: { number: 4012 }, output: { roman: 'I\u0305V\u0305XII' } },
    { source: 'largest; python3', input: { number: 3999999 }, output: { roman: 'M\u0305M\u0305M\u0305C\u0305M\u0305X\u0305C\u0305I\u0305X\u0305CMXCIX' } },
    { source: 'lowercase; python3', input: { number: 12, letterCase: 'lower' }, output: { roman: 'xii' } },
    { source: 'Unicode Number Forms; python3', input: { number: 12, characters: 'roman-code-points' }, output: { roman: 'ⅩⅠⅠ' } },
    { source: 'zero has no numeral', input: { number: 0 }, error: 'out-of-range', field: 'number' },
    { source: 'one more than the largest', input: { number: 4000000 }, error: 'out-of-range', field: 'number' },
  ],
  fromRoman: [
    { source: 'classic; python3', input: { roman: 'MCMXCIV' }, output: { number: 1994, canonical: 'MCMXCIV', isCanonical: true }, example: true },
    { source: 'lowercase; python3', input: { roman: 'xlii' }, output: { number: 42, canonical: 'XLII', isCanonical: true } },
    { source: 'Unicode Number Forms; python3', input: { roman: 'Ⅻ' }, output: { number: 12, canonical: 'XII', isCanonical: true } },
    { source: 'parentheses for thousands; python3', input: { roman: '(IV)XII' }, output: { number: 4012, canonical: 'I\u0305V\u0305XII', isCanonical: true } },
    { source: 'clock face; python3', input: { roman: 'IIII', strict: false }, output: { number: 4, canonical: 'IV', isCanonical: false }, example: true },
    { source: 'only whitespace gives an empty result', input: { roman: ' \n' }, output: { number: 0, canonical: '', isCanonical: false } },
    { source: 'CorentinTh/it-tools#274', input: { roman: 'IVX' }, error: 'non-canonical-roman-numeral', field: 'roman' },
    { source: 'not the standard form', input: { roman: 'IIII' }, error: 'non-canonical-roman-numeral', field: 'roman' },
    { source: 'A and B are not numerals', input: { roman: 'ABC' }, error: 'invalid-roman-numeral', field: 'roman', position: { character: 1 } },
    { source: 'whitespace inside', input: { roman: 'X X' }, error: 'invalid-roman-numeral', field: 'roman', position: { character: 2 } },
  ],
});
