import { text } from '../../contract/fields.ts';
import { declare } from '../../contract/operations.ts';

export const reverse = declare({
  input: { text: text({ primary: true, multiline: true, sample: 'Penknife' }) },
  output: { reversed: text({ primary: true, multiline: true }) },
});
