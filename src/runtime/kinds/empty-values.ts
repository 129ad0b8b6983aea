import type { OutputKind } from '../../contract/fields.ts';
import type { OutputValue } from './output-kind.ts';

/** The output of each kind while the primary input is empty. */
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
