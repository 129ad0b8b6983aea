// A label, alone or with an explanation and a placeholder.
type Label = string | { label: string; hint?: string; placeholder?: string };
// The message when a result is copied; the usual one if missing.
type ResultLabel = Label | { label: string; hint?: string; copied?: string };
type ColumnLabel = string | { label: string };

type NamesOf<Declared, Side extends 'input' | 'output'> = {
  [Op in keyof Declared]: Declared[Op] extends Record<Side, infer Fields> ? keyof Fields & string : never;
}[keyof Declared];

// The fields of one name in all operations. A name has one meaning within a tool, so it is translated once.
type FieldsNamed<Declared, Side extends 'input' | 'output', Name extends string> = {
  [Op in keyof Declared]: Declared[Op] extends Record<Side, infer Fields> ? (Name extends keyof Fields ? Fields[Name] : never) : never;
}[keyof Declared];

// Names need no translation.
type OptionsOf<F> = F extends { names: true } ? never : F extends { kind: 'choice' | 'choices'; options: readonly (infer V extends string)[] } ? V : never;
type CodesOf<F> = F extends { kind: 'text' | 'list'; codes: readonly (infer V extends string)[] } ? V : never;
type ColumnsOf<F> = F extends { kind: 'table'; columns: infer C } ? C : never;

// The codes under `codes` in the strings, translated once for all fields.
type WordedCodes<English> = English extends { codes: infer Words } ? keyof Words : never;

// The words of a field's codes: only codes that are not under `codes` need a translation here.
type CodeLabel<Codes extends string, Worded, Key extends 'options' | 'values', Bare> = [Exclude<Codes, Worded>] extends [never]
  ? Bare
  : { label: string; hint?: string } & Record<Key, Record<Exclude<Codes, Worded>, string>>;

type ColumnLabels<C, Worded> = {
  [K in keyof C & string]: C[K] extends { codes: readonly (infer V extends string)[] } ? CodeLabel<V, Worded, 'values', ColumnLabel> : ColumnLabel;
};

type InputLabel<F, Worded> = CodeLabel<OptionsOf<F>, Worded, 'options', Label>;
type OutputLabel<F, Worded> = [ColumnsOf<F>] extends [never]
  ? CodeLabel<CodesOf<F>, Worded, 'values', ResultLabel>
  : { label: string; hint?: string; columns: ColumnLabels<ColumnsOf<F>, Worded> };

type ErrorCodes<Declared> = { [Op in keyof Declared]: Declared[Op] extends { errors: readonly (infer Code extends string)[] } ? Code : never }[keyof Declared];

/** The strings with which every tool introduces itself. */
interface IntroWords {
  readonly name: string;
  readonly description: string;
}

/** The name of a tool in a list of tools, in one language. */
export interface ListedWords {
  readonly name: string;
  /** BCP 47 tag of the strings of a tool that is not translated into that language. */
  readonly lang?: 'en';
}

/** What a card or a pill shows of a tool. */
export interface CardWords extends ListedWords {
  /** What the tool offers, in one line of at most 28 characters. */
  readonly short: string;
  /** A name of one word, for a button too small for the full name. */
  readonly shortName?: string;
}

/** What else a tool is found by. `keywords` are search words, separated by commas. */
export interface SearchWords {
  readonly description: string;
  readonly keywords: string;
  /** Search words that are the same in every language. */
  readonly aliases: readonly string[];
  /** In languages other than English: the English name and search words. */
  readonly english?: string;
}

/**
 * The strings that a tool with these operations needs, in ICU MessageFormat. `English` is the type of the strings that the tool
 * and its topics have: a code under `codes` there is translated for every field. An entry named `operation.field` under
 * `inputs` or `outputs` holds for a field of that operation only. Error messages may use `{position}`, `{line}`, `{column}` and
 * the params of the error.
 */
export type WordsOf<Declared, English = unknown> = IntroWords & {
  short: string;
  shortName?: string;
  keywords: string;
  operations: { [Op in keyof Declared & string]: string | { label: string; hint?: string } };
  inputs: { [Name in NamesOf<Declared, 'input'>]: InputLabel<FieldsNamed<Declared, 'input', Name>, WordedCodes<English>> };
  outputs: { [Name in NamesOf<Declared, 'output'>]: OutputLabel<FieldsNamed<Declared, 'output', Name>, WordedCodes<English>> };
} & ([ErrorCodes<Declared>] extends [never] ? unknown : { errors: Record<ErrorCodes<Declared>, string> });
