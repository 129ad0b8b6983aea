import { implement } from '../../contract/operations.ts';
import * as fields from './fields.ts';
import { reverseText } from './reverse.ts';
import type en from './strings/en.json';

export default implement<typeof fields, typeof en>(fields, {
  reverse: ({ text }) => ({ reversed: reverseText(text) }),
});
