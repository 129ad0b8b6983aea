import type { OutputKind } from '../../contract/fields.ts';
import type { OutputValue } from './output-kind.ts';

/** What an output of a kind is when there is nothing to answer for. */
export const emptyValues: { readonly [Kind in OutputKind]: OutputValue<Kind> } = {
  text: '',
  number: 0,
  flag: false,
  list: [],
  table: [],
  record: null,
  file: null,
  image: null,
};
