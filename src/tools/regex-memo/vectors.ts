import { vectors } from '../../contract/vectors.ts';
import type * as fields from './fields.ts';

export default vectors<typeof fields>({
  reverse: [
    { source: 'by hand', input: { text: 'abc' }, output: { reversed: 'cba' }, example: true },
    { source: 'by hand: a code point beyond the BMP stays whole', input: { text: 'a😀' }, output: { reversed: '😀a' } },
    { source: 'nothing has no answer', input: { text: '' }, output: { reversed: '' } },
  ],
});
