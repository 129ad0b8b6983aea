import { implement } from '../../contract/operations.ts';
import { convertQuantity } from './convert.ts';
import * as fields from './fields.ts';
import { readQuantity } from './read-quantity.ts';
import type en from './strings/en.json';

export default implement<typeof fields, typeof en>(fields, {
  convert: ({ quantity, significantDigits }, { locale }) => convertQuantity(readQuantity(quantity, locale), significantDigits),
});
