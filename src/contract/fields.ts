import type { FileValue, ImageValue, JsonValue } from './values.ts';

/**
 * What fields of an operation are set to when one of them takes a text of a format, from smart paste or another tool: format
 * → field → value in wire form, or a part of the text by the name that the format gives it. A text that has no such part
 * leaves the field as it is.
 */
export type Prefill = Readonly<Record<string, Readonly<Record<string, string | number | boolean | readonly string[] | { readonly part: string }>>>>;

interface FieldOptions {
  /** One input and one output of an operation are primary: what stdin feeds and stdout gets, what is pasted and chained. */
  readonly primary?: true;
  /** Names that this field had before; links, scripts and stored options that use them still work. */
  readonly formerly?: readonly string[];
  /** Few people need it: pages show it only when asked for more. */
  readonly rare?: true;
}

type Scalar = string | number | boolean;

/** What an answer says to the person who asked; `none`: there was no question. */
export type Tone = 'good' | 'doubtful' | 'bad' | 'none';

interface InputOptions extends FieldOptions {
  /** The field may be left empty, which is not the same as any value: `run` gets `undefined`. */
  readonly optional?: true;
  /** Whether a page keeps the value as a preference. By default: every input but texts, dates, files and the primary one. */
  readonly remembered?: boolean;
  /**
   * The values of other inputs for which this one counts: `{ splitOn: 'custom' }`, or several values of one as a list. For
   * all others it is ignored, and pages do not show it.
   */
  readonly usedWhen?: Readonly<Record<string, Scalar | readonly Scalar[]>>;
  /** Formats that it takes beside its own: ids of `formats/`. A number takes the text of one. */
  readonly alsoTakes?: readonly string[];
  /** What else is set when this field takes a text, by its format: other fields, or this one to a part of the text. */
  readonly prefill?: Prefill;
}

interface TextOptions extends InputOptions {
  /** May hold line breaks. */
  readonly multiline?: true;
  /** A credential: never in a link, in storage or in a log; shown only on demand. */
  readonly secret?: true;
  /** What the text is: an id of `formats/`. On an output it may depend on the input. */
  readonly format?: string | ((input: never) => string | undefined);
  readonly default?: string;
  /** What a fresh page starts with. It is no default: elsewhere a text left out is the empty text. */
  readonly sample?: string;
  /** The output that tells what holds while the text is empty. */
  readonly detectedAs?: string;
  /** The operation of the same tool whose primary output is such a value: pages offer to make one. It gets the values of inputs with its own inputs' names. */
  readonly madeBy?: string;
  /** Outputs: every code that the text can be; the strings put each into words. The empty text needs no code. */
  readonly codes?: readonly string[];
  /** Outputs with codes that answer a question: what each says. Pages show it so that nobody overlooks it. */
  readonly tones?: Readonly<Record<string, Tone>>;
}

interface NumberOptions extends InputOptions {
  readonly min?: number;
  readonly max?: number;
  /** Greater values are rare: a slider ends here, and they are typed. */
  readonly usualMax?: number;
  /** Integers: the only values from `min` on that there are. Other numbers: by how much the arrow keys change it. */
  readonly step?: number;
  readonly default?: number;
}

interface FlagOptions extends InputOptions {
  readonly default?: boolean;
  /** As of a text, for outputs that answer a question. */
  readonly tones?: { readonly true: Tone; readonly false: Tone };
}

interface ColorOptions extends InputOptions {
  /** `#rrggbb` or `#rrggbbaa`, lower case. */
  readonly default?: string;
}

interface ListOptions extends FieldOptions {
  readonly format?: string;
  readonly codes?: readonly string[];
}

/** What a table's column holds. `number` cells may be null; a list of codes is text that the strings put into words. */
export type Column = 'text' | 'number' | 'flag' | { readonly codes: readonly string[] };

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
}
export interface ChoicesField extends InputOptions {
  readonly kind: 'choices';
  readonly options: readonly string[];
  readonly default: readonly string[];
}
export interface FileField extends InputOptions {
  readonly kind: 'file';
  /** What the file is: an id of `formats/`. */
  readonly format?: string;
}
export interface ColorField extends ColorOptions {
  readonly kind: 'color';
}
export interface DateTimeField extends InputOptions {
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
  /** Never set: it holds the type of the value. */
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

// `const` type parameters keep literals, so that `run` sees the very options and columns that were declared.
type Declared<Kind extends FieldKind, Options> = { readonly kind: Kind } & Options;

export const text = <const O extends TextOptions = Record<never, never>>(options?: O): Declared<'text', O> => ({ kind: 'text', ...(options as O) });
export const integer = <const O extends NumberOptions = Record<never, never>>(options?: O): Declared<'integer', O> => ({ kind: 'integer', ...(options as O) });
export const number = <const O extends NumberOptions = Record<never, never>>(options?: O): Declared<'number', O> => ({ kind: 'number', ...(options as O) });
export const flag = <const O extends FlagOptions = Record<never, never>>(options?: O): Declared<'flag', O> => ({ kind: 'flag', ...(options as O) });
export const file = <const O extends Omit<FileField, 'kind'> = Record<never, never>>(options?: O): Declared<'file', O> => ({ kind: 'file', ...(options as O) });
export const color = <const O extends ColorOptions = Record<never, never>>(options?: O): Declared<'color', O> => ({ kind: 'color', ...(options as O) });
export const dateTime = <const O extends InputOptions = Record<never, never>>(options?: O): Declared<'dateTime', O> => ({
  kind: 'dateTime',
  ...(options as O),
});
export const list = <const O extends ListOptions = Record<never, never>>(options?: O): Declared<'list', O> => ({ kind: 'list', ...(options as O) });
/** `record<Tree>()`: any JSON value, or one of a type that pages then know. */
export const record = <Value extends JsonValue = JsonValue, const O extends FieldOptions = Record<never, never>>(
  options?: O,
): Declared<'record', O & { readonly holds?: Value }> => ({ kind: 'record', ...(options as O) });
export const image = <const O extends FieldOptions = Record<never, never>>(options?: O): Declared<'image', O> => ({ kind: 'image', ...(options as O) });
// Two signatures instead of an optional parameter: with that, TypeScript would infer the options from the place of the call,
// and lose the literal types of the columns' codes.
export function table<const C extends TableOptions['columns']>(columns: C): Declared<'table', { readonly columns: C }>;
export function table<const C extends TableOptions['columns'], const O extends FieldOptions>(
  columns: C,
  options: O,
): Declared<'table', O & { readonly columns: C }>;
export function table(columns: TableOptions['columns'], options: FieldOptions = {}): Declared<'table', TableOptions> {
  return { kind: 'table', columns, ...options };
}

/** One of a few values. The first option is the default unless another is named. */
export const choice = <const V extends readonly [string, ...string[]], const O extends InputOptions & { readonly default?: V[number] } = Record<never, never>>(
  options: V,
  rest?: O,
): Declared<'choice', O & { readonly options: V; readonly default: V[number] }> => ({ kind: 'choice', default: options[0], ...(rest as O), options });

/** Any of a few values; what is chosen comes in the order of the options, each once. */
export const choices = <const V extends readonly [string, ...string[]], const O extends InputOptions & { readonly default: readonly V[number][] }>(
  options: V,
  rest: O,
): Declared<'choices', O & { readonly options: V }> => ({ kind: 'choices', ...rest, options });

type Cell<C extends Column> = C extends 'number'
  ? number | null
  : C extends 'flag'
    ? boolean
    : C extends { codes: readonly (infer Code)[] }
      ? Code | ''
      : string;

/** What `run` gets for an input field, or gives for an output field. A dateTime is in milliseconds since 1970-01-01T00:00:00Z. */
export type ValueOf<F> = F extends { kind: 'text'; codes: readonly (infer Code)[] }
  ? Code | ''
  : F extends { kind: 'text' }
    ? string
    : F extends { kind: 'integer' | 'number' | 'dateTime' }
      ? number
      : F extends { kind: 'flag' }
        ? boolean
        : F extends { kind: 'choice'; options: readonly (infer V)[] }
          ? V
          : F extends { kind: 'choices'; options: readonly (infer V)[] }
            ? readonly V[]
            : F extends { kind: 'file' }
              ? FileValue
              : F extends { kind: 'color' }
                ? string
                : F extends { kind: 'list'; codes: readonly (infer Code)[] }
                  ? readonly Code[]
                  : F extends { kind: 'list' }
                    ? readonly string[]
                    : F extends { kind: 'table'; columns: infer C extends Record<string, Column> }
                      ? readonly { readonly [K in keyof C]: Cell<C[K]> }[]
                      : F extends { kind: 'record'; holds?: infer Value }
                        ? Value | null
                        : F extends { kind: 'image' }
                          ? ImageValue
                          : never;

export type InputValues<Input> = { readonly [K in keyof Input]: Input[K] extends { optional: true } ? ValueOf<Input[K]> | undefined : ValueOf<Input[K]> };
/** Files and images may be null: there is none. */
export type OutputValues<Output> = {
  readonly [K in keyof Output]: Output[K] extends { kind: 'file' | 'image' } ? ValueOf<Output[K]> | null : ValueOf<Output[K]>;
};
