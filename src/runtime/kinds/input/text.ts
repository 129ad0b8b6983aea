import type { InputKindModule } from '../input-kind.ts';
import type { InputShape } from '../input-shapes.ts';
import { plainForm } from '../text-form.ts';
import { checkText } from '../wrong-type.ts';

export const text: InputKindModule<'text'> = {
  check: (name, _field, given) => checkText(name, given),
  // A missing primary text is empty, whatever default it declares.
  defaultOf: (field) => (field.primary ? '' : (field.default ?? '')),
  isNothing: (value, { blankIsNothing }) =>
    typeof value === 'string' ? value === '' || (blankIsNothing === true && value.trim() === '') : value === undefined,
  isOption: false,
  linkForm: (field) => (field.secret || field.unlinked ? undefined : plainForm),
  typedForm: plainForm,
};

export const textShape: InputShape<'text'> = {
  schema: ({ secret }) => ({ type: 'string', ...(secret && { writeOnly: true }) }),
  random: (_field, { text }) => text,
  damaged: (known, { fc, text }) => fc.tuple(known, fc.nat(), text).map(([value, at, junk]) => damage(String(value), at, junk)),
  // A random string can start endless work, such as 11e9!, and no time limit stops a run in a test.
  canTakeLong: (cost) => cost === 'unbounded',
};

function damage(text: string, at: number, junk: string): string {
  const cut = text.length === 0 ? 0 : at % text.length;
  return text.slice(0, cut) + junk.slice(0, 3) + text.slice(cut + (at % 3));
}
