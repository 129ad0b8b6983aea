import type { FileValue, ImageValue, JsonValue } from './values.ts';

/**
 * Values that an operation's fields are set to when one of them receives a text by smart paste or from another tool: format
 * → field → value in wire form, or the name of a part that the format extracts from the text. A field keeps its value when
 * the text has no such part.
 */
export type Prefill = Readonly<Record<string, Readonly<Record<string, string | number | boolean | readonly string[] | { readonly part: string }>>>>;

interface FieldOptions {
  /** One input and one output of an operation may be primary: stdin and pasted texts go to that input, stdout and other tools get that output. */
  readonly primary?: true;
  /** Former names of this field; links, scripts and stored options with them still work. */
  readonly formerly?: readonly string[];
  /** Few people need it: pages show it only on demand. */
  readonly rare?: true;
}

type Scalar = string | number | boolean;

/** What a result means to the reader; `none`: it is not a judgment. */
export type Tone = 'good' | 'doubtful' | 'bad' | 'none';

interface InputOptions extends FieldOptions {
  /** The field may be left empty, which differs from every value: `run` gets `undefined`. */
  readonly optional?: true;
  /** Whether a page stores the value as a preference. Default: true except for texts, dates, files and the primary input. */
  readonly remembered?: boolean;
  /**
   * The values of other inputs for which this input is used: `{ splitOn: 'custom' }`, with a list for several values of one
   * input. For all other values the runner ignores this input and pages hide it.
   */
  readonly usedWhen?: Readonly<Record<string, Scalar | readonly Scalar[]>>;
  /** A page has one value for the shared inputs of this name of all operations of the tool: what is entered in one tab is there in the others. */
  readonly shared?: true;
  /** Formats that it accepts besides its own: ids of `formats/`. A number takes the text of one. */
  readonly alsoTakes?: readonly string[];
  /** By the format of a text that this field receives: values for other fields, or a part of the text for this one. */
  readonly prefill?: Prefill;
}

interface TextOptions extends InputOptions {
  /** The text may contain line breaks. */
  readonly multiline?: true;
  /** The text is a credential: never in a link, in storage or in a log, and shown only on demand. */
  readonly secret?: true;
  /** Links omit the text, which is too long and too personal for that. Unlike a secret, it is shown, and may be stored. */
  readonly unlinked?: true;
  /** Format of the text, an id of `formats/`. The format of an output may depend on the input. */
  readonly format?: string | ((input: never) => string | undefined);
  readonly default?: string;
  /** The text with which a fresh page starts. The sample is not a default: on the command line and in links, a missing text is empty. */
  readonly sample?: string;
  /** Name of the input to whose sample this sample belongs. A page clears this sample when that one changes, and restores it with that one. */
  readonly sampleWith?: string;
  /** Name of the output with the value that applies while this text is empty. */
  readonly detectedAs?: string;
  /** Name of an operation of the same tool that generates such a value: pages show a button. Inputs of the same names are passed to it. */
  readonly madeBy?: string;
  /** For outputs: all codes that the text can be. The strings translate each of them; the empty text needs no translation. */
  readonly codes?: readonly string[];
  /** For outputs with codes that answer a question: the tone of each code. Pages show such an answer prominently. */
  readonly tones?: Readonly<Record<string, Tone>>;
  /** For outputs with codes: those with which a command ends with status 1 after it has printed the result, for use in CI. */
  readonly fails?: readonly string[];
  /** For outputs: operation of the same tool → name of its text input into which pages put each result that is not empty. */
  readonly fills?: Readonly<Record<string, string>>;
  /** For outputs: pages do not show the text while it is empty. */
  readonly hiddenIfEmpty?: true;
}

interface NumberOptions extends InputOptions {
  readonly min?: number;
  readonly max?: number;
  /** Greater values are rare: a slider ends here, and they can be typed. */
  readonly usualMax?: number;
  /** Integers: the distance between allowed values, from `min` on. Other numbers: the step of the arrow keys. */
  readonly step?: number;
  readonly default?: number;
  /**
   * Units that may follow the number in a text, in lowercase and without a degree sign, with the values that each gives to other
   * inputs: `{ '%': {} }`, `{ c: { scale: 'celsius' } }`.
   */
  readonly units?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The number with which a fresh page starts. As for texts, the sample is not a default. */
  readonly sample?: number;
}

interface FlagOptions extends InputOptions {
  readonly default?: boolean;
  /** For outputs that answer a question, as for texts with codes. */
  readonly tones?: { readonly true: Tone; readonly false: Tone };
}

interface ColorOptions extends InputOptions {
  /** `#rrggbb` or `#rrggbbaa`, lowercase. */
  readonly default?: string;
}

interface DateTimeOptions extends InputOptions {
  /** The date with which a fresh page starts. As for texts, the sample is not a default. */
  readonly sample?: string;
  /** As for texts. */
  readonly sampleWith?: string;
}

interface ListOptions extends FieldOptions {
  readonly format?: string;
  readonly codes?: readonly string[];
}

/**
 * Type of a table's column. Cells of `number` and `optional-text` may be null; `codes` are texts that the strings translate, in a list
 * of them if there may be `several`.
 */
export type Column = 'text' | 'optional-text' | 'number' | 'flag' | { readonly codes: readonly string[]; readonly several?: true };

interface TableOptions extends FieldOptions {
  readonly columns: Readonly<Record<string, Column>>;
}

export interface TextField extends TextOptions {
  readonly kind: 'text';
}
export interface IntegerField extends NumberOptions {
  readonly kind: 'integer';
}
export interface NumberField extends NumberOptions {
  readonly kind: 'number';
}
export interface FlagField extends FlagOptions {
  readonly kind: 'flag';
}
export interface ChoiceField extends InputOptions {
  readonly kind: 'choice';
  readonly options: readonly string[];
  readonly default: string;
  /** The options are names, which are the same in every language: the strings do not contain them. */
  readonly names?: true;
}
export interface ChoicesField extends InputOptions {
  readonly kind: 'choices';
  readonly options: readonly string[];
  readonly default: readonly string[];
}
export interface FileField extends InputOptions {
  readonly kind: 'file';
  /** Format of the file, an id of `formats/`. */
  readonly format?: string;
  /** The name of the text input that this file replaces, for data that is not text. */
  readonly insteadOf?: string;
}
export interface ColorField extends ColorOptions {
  readonly kind: 'color';
}
export interface DateTimeField extends DateTimeOptions {
  readonly kind: 'dateTime';
}
export interface ListField extends ListOptions {
  readonly kind: 'list';
}
export interface TableField extends TableOptions {
  readonly kind: 'table';
}
export interface RecordField extends FieldOptions {
  readonly kind: 'record';
  /** Never set at run time; carries the type of the value. */
  readonly holds?: JsonValue;
}
export interface ImageField extends FieldOptions {
  readonly kind: 'image';
}

export type InputField = TextField | IntegerField | NumberField | FlagField | ChoiceField | ChoicesField | FileField | ColorField | DateTimeField;
export type OutputField = TextField | NumberField | FlagField | ListField | TableField | RecordField | FileField | ImageField;
export type Field = InputField | OutputField;
export type InputKind = InputField['kind'];
export type OutputKind = OutputField['kind'];
export type FieldKind = Field['kind'];

// `const` type parameters keep literal types, so that `run` is typed with the declared options and columns.
type Declared<Kind extends FieldKind, Options> = { readonly kind: Kind } & Options;

export const text = <const O extends TextOptions = Record<never, never>>(options?: O): Declared<'text', O> => ({ kind: 'text', ...(options as O) });
export const integer = <const O extends NumberOptions = Record<never, never>>(options?: O): Declared<'integer', O> => ({ kind: 'integer', ...(options as O) });
export const number = <const O extends NumberOptions = Record<never, never>>(options?: O): Declared<'number', O> => ({ kind: 'number', ...(options as O) });
export const flag = <const O extends FlagOptions = Record<never, never>>(options?: O): Declared<'flag', O> => ({ kind: 'flag', ...(options as O) });
export const file = <const O extends Omit<FileField, 'kind'> = Record<never, never>>(options?: O): Declared<'file', O> => ({ kind: 'file', ...(options as O) });
export const color = <const O extends ColorOptions = Record<never, never>>(options?: O): Declared<'color', O> => ({ kind: 'color', ...(options as O) });
export const dateTime = <const O extends DateTimeOptions = Record<never, never>>(options?: O): Declared<'dateTime', O> => ({
  kind: 'dateTime',
  ...(options as O),
});
export const list = <const O extends ListOptions = Record<never, never>>(options?: O): Declared<'list', O> => ({ kind: 'list', ...(options as O) });
/** A JSON value, as an output. `record<Tree>()` gives the value a type. */
export const record = <Value extends JsonValue = JsonValue, const O extends FieldOptions = Record<never, never>>(
  options?: O,
): Declared<'record', O & { readonly holds?: Value }> => ({ kind: 'record', ...(options as O) });
export const image = <const O extends FieldOptions = Record<never, never>>(options?: O): Declared<'image', O> => ({ kind: 'image', ...(options as O) });
// Two signatures instead of an optional parameter: with that parameter, TypeScript would infer the options from the expected
// type and lose the literal types of the columns' codes.
export function table<const C extends TableOptions['columns']>(columns: C): Declared<'table', { readonly columns: C }>;
export function table<const C extends TableOptions['columns'], const O extends FieldOptions>(
  columns: C,
  options: O,
): Declared<'table', O & { readonly columns: C }>;
export function table(columns: TableOptions['columns'], options: FieldOptions = {}): Declared<'table', TableOptions> {
  return { kind: 'table', columns, ...options };
}

/** One of several values. The first option is the default unless `default` names another. */
export const choice = <
  const V extends readonly [string, ...string[]],
  const O extends InputOptions & { readonly default?: V[number]; readonly names?: true } = Record<never, never>,
>(
  options: V,
  rest?: O,
): Declared<'choice', O & { readonly options: V; readonly default: V[number] }> => ({ kind: 'choice', default: options[0], ...(rest as O), options });

/** Any number of several values. `run` gets them in the order of the options, without duplicates. */
export const choices = <const V extends readonly [string, ...string[]], const O extends InputOptions & { readonly default: readonly V[number][] }>(
  options: V,
  rest: O,
): Declared<'choices', O & { readonly options: V }> => ({ kind: 'choices', ...rest, options });

/** The codes of a text or a list; any string if it declares none. */
export type CodeOf<F> = F extends { kind: 'text' | 'list'; codes: readonly (infer Code extends string)[] } ? Code : string;
export type OptionOf<F> = F extends { kind: 'choice' | 'choices'; options: readonly (infer Option extends string)[] } ? Option : string;
export type ColumnOf<F> = F extends { kind: 'table'; columns: infer Columns extends Readonly<Record<string, Column>> } ? keyof Columns & string : string;

type Cell<C extends Column> = C extends 'number'
  ? number | null
  : C extends 'flag'
    ? boolean
    : C extends 'optional-text'
      ? string | null
      : C extends { codes: readonly (infer Code)[]; several: true }
        ? readonly Code[]
        : C extends { codes: readonly (infer Code)[] }
          ? Code | ''
          : string;

/** The value that `run` gets for an input field, or returns for an output field. A dateTime is in milliseconds since 1970-01-01T00:00:00Z. */
export type ValueOf<F> = F extends { kind: 'text' }
  ? CodeOf<F> | ''
  : F extends { kind: 'integer' | 'number' | 'dateTime' }
    ? number
    : F extends { kind: 'flag' }
      ? boolean
      : F extends { kind: 'choice' }
        ? OptionOf<F>
        : F extends { kind: 'choices' }
          ? readonly OptionOf<F>[]
          : F extends { kind: 'file' }
            ? FileValue
            : F extends { kind: 'color' }
              ? string
              : F extends { kind: 'list' }
                ? readonly CodeOf<F>[]
                : F extends { kind: 'table'; columns: infer C extends Record<string, Column> }
                  ? readonly { readonly [K in keyof C]: Cell<C[K]> }[]
                  : F extends { kind: 'record'; holds?: infer Value }
                    ? Value | null
                    : F extends { kind: 'image' }
                      ? ImageValue
                      : never;

/** The value that `run` returns for an output field. A file or image is null when the operation has none. */
export type OutputValueOf<F> = F extends { kind: 'file' | 'image' } ? ValueOf<F> | null : ValueOf<F>;

export type InputValues<Input> = { readonly [K in keyof Input]: Input[K] extends { optional: true } ? ValueOf<Input[K]> | undefined : ValueOf<Input[K]> };
export type OutputValues<Output> = { readonly [K in keyof Output]: OutputValueOf<Output[K]> };
