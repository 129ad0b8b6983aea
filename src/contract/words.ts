import type { Operations } from './operations.ts';

// A label alone, or with more words: a line of explanation, a placeholder.
type Label = string | { label: string; hint?: string; placeholder?: string };
type ColumnLabel = string | { label: string };

type NamesOf<Declared, Side extends 'input' | 'output'> = {
  [Op in keyof Declared]: Declared[Op] extends Record<Side, infer Fields> ? keyof Fields & string : never;
}[keyof Declared];

// The fields of that name in all operations: a name means the same everywhere in a tool, so it is put into words once.
type FieldsNamed<Declared, Side extends 'input' | 'output', Name extends string> = {
  [Op in keyof Declared]: Declared[Op] extends Record<Side, infer Fields> ? (Name extends keyof Fields ? Fields[Name] : never) : never;
}[keyof Declared];

type OptionsOf<F> = F extends { kind: 'choice' | 'choices'; options: readonly (infer V extends string)[] } ? V : never;
type CodesOf<F> = F extends { kind: 'text' | 'list'; codes: readonly (infer V extends string)[] } ? V : never;
type ColumnsOf<F> = F extends { kind: 'table'; columns: infer C } ? C : never;

// The codes that have a word for every field that knows them.
type WordedCodes<English> = English extends { codes: infer Words } ? keyof Words : never;

// The words of a field's codes: those that have none for every field.
type CodeLabel<Codes extends string, Worded, Key extends 'options' | 'values', Bare> = [Exclude<Codes, Worded>] extends [never]
  ? Bare
  : { label: string; hint?: string } & Record<Key, Record<Exclude<Codes, Worded>, string>>;

type ColumnLabels<C, Worded> = {
  [K in keyof C & string]: C[K] extends { codes: readonly (infer V extends string)[] } ? CodeLabel<V, Worded, 'values', ColumnLabel> : ColumnLabel;
};

type InputLabel<F, Worded> = CodeLabel<OptionsOf<F>, Worded, 'options', Label>;
type OutputLabel<F, Worded> = [ColumnsOf<F>] extends [never]
  ? CodeLabel<CodesOf<F>, Worded, 'values', Label>
  : { label: string; hint?: string; columns: ColumnLabels<ColumnsOf<F>, Worded> };

type ErrorCodes<Declared> = { [Op in keyof Declared]: Declared[Op] extends { errors: readonly (infer Code extends string)[] } ? Code : never }[keyof Declared];

/** What is said of a tool outside its page. `keywords` are search words, with commas between them. */
export interface HomeWords {
  readonly name: string;
  readonly description: string;
  readonly keywords: string;
  /** English name and search words, in other languages. */
  readonly english?: string;
}

/**
 * Every word that a tool with these operations needs, in ICU MessageFormat; `English` is what it has, together with what
 * its topics have: a code that stands there under `codes` is worded for every field. An entry named `operation.field`
 * under `inputs` or `outputs` words a field for one operation only. Errors may use `{position}`, `{line}` and `{column}`,
 * and whatever their params hold.
 */
export type WordsOf<Declared extends Operations, English = unknown> = HomeWords & {
  operations: { [Op in keyof Declared & string]: string | { label: string; hint?: string } };
  inputs: { [Name in NamesOf<Declared, 'input'>]: InputLabel<FieldsNamed<Declared, 'input', Name>, WordedCodes<English>> };
  outputs: { [Name in NamesOf<Declared, 'output'>]: OutputLabel<FieldsNamed<Declared, 'output', Name>, WordedCodes<English>> };
} & ([ErrorCodes<Declared>] extends [never] ? unknown : { errors: Record<ErrorCodes<Declared>, string> });
