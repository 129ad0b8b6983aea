import { vectors } from '../../contract/vectors.ts';
import type * as fields from './fields.ts';

export default vectors<typeof fields>({
  obfuscate: [
    { source: 'rule: empty input', input: { text: '' }, output: { obfuscated: '' } },
    {
      source: 'CorentinTh/it-tools; python3',
      input: { text: 'Lorem ipsum dolor sit amet' },
      output: { obfuscated: 'Lore* ***** ***** *** amet' },
      example: true,
    },
    { source: 'CorentinTh/it-tools test; python3', input: { text: '1234567890', keepLast: 0 }, output: { obfuscated: '1234******' } },
    { source: 'CorentinTh/it-tools test; python3', input: { text: '12345 67890', keepLast: 0, keepSpace: false }, output: { obfuscated: '1234*******' } },
    { source: 'rule: at least four are hidden; python3', input: { text: 'abcdef' }, output: { obfuscated: 'ab****' }, example: true },
    { source: 'rule: the end is hidden before the start; python3', input: { text: 'abcdefghij' }, output: { obfuscated: 'abcd****ij' } },
    { source: 'rule: a short text is hidden completely; python3', input: { text: 'abc' }, output: { obfuscated: '***' } },
    {
      source: 'CorentinTh/it-tools test; python3',
      input: { text: '1234567890', keepFirst: 5, keepLast: 5, minimumHidden: 0 },
      output: { obfuscated: '1234567890' },
    },
    {
      source: 'UAX #29: an emoji is one character; python3',
      input: { text: 'ab👨\u200d👩\u200d👧cdefgh', keepFirst: 3, keepLast: 0 },
      output: { obfuscated: 'ab👨\u200d👩\u200d👧******' },
    },
    {
      source: 'rule: the length is hidden; python3',
      input: { text: 'correct horse battery', fixedLength: 3 },
      output: { obfuscated: 'corr***tery' },
      example: true,
    },
    {
      source: 'rule: the fixed length has no effect if nothing is hidden',
      input: { text: 'abc', minimumHidden: 0, fixedLength: 3 },
      output: { obfuscated: 'abc' },
    },
    {
      source: 'python3',
      input: { text: '4111111111111111\n5500005555555559', keepFirst: 0, eachLine: true },
      output: { obfuscated: '************1111\n************5559' },
    },
    {
      source: 'rule: every type of line break is kept',
      input: { text: 'ab\r\ncd\re\n', keepFirst: 0, keepLast: 0, keepSpace: false },
      output: { obfuscated: '**\r\n**\r*\n' },
    },
    {
      source: 'Unicode White_Space: tab, U+0085, no-break and ideographic space, line separator',
      input: { text: 'a\tb\u0085c\u00a0d\u3000e\u2028f\u200bg', keepFirst: 0, keepLast: 0 },
      output: { obfuscated: '*\t*\u0085*\u00a0*\u3000*\u2028***' },
    },
    {
      source: 'rule: a replacement of several code points',
      input: { text: 'secret', keepFirst: 0, keepLast: 2, replacementCharacter: '❤️' },
      output: { obfuscated: '❤️❤️❤️❤️et' },
    },
    {
      source: 'rule: exactly one character',
      input: { text: 'Lorem ipsum', replacementCharacter: '' },
      error: 'not-one-character',
      field: 'replacementCharacter',
    },
    {
      source: 'rule: exactly one character',
      input: { text: 'Lorem ipsum', replacementCharacter: '**' },
      error: 'not-one-character',
      field: 'replacementCharacter',
    },
  ],
});
