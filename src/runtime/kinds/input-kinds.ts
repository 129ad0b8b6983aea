import type { InputKind } from '../../contract/fields.ts';
import type { InputFieldOf, InputKindModule } from './input-kind.ts';
import { choice } from './input/choice.ts';
import { choices } from './input/choices.ts';
import { color } from './input/color.ts';
import { dateTime } from './input/date-time.ts';
import { file } from './input/file.ts';
import { flag } from './input/flag.ts';
import { integer } from './input/integer.ts';
import { number } from './input/number.ts';
import { text } from './input/text.ts';

const inputKinds: { readonly [Kind in InputKind]: InputKindModule<Kind> } = { text, integer, number, flag, choice, choices, file, color, dateTime };

/** The module of a field's kind. */
export const inputKind = <Kind extends InputKind>(field: InputFieldOf<Kind>): InputKindModule<Kind> => inputKinds[field.kind];
