import type { Operations } from './operations.ts';

// A label alone, or with more words: a line of explanation, a placeholder.
type Label = string | { label: string; hint?: string; placeholder?: string };

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
type ColumnLabels<C> = {
  [K in keyof C & string]: C[K] extends { codes: readonly (infer V extends string)[] } ? { label: string; values: Record<V, string> } : string;
};

type InputLabel<F> = [OptionsOf<F>] extends [never] ? Label : { label: string; hint?: string; options: Record<OptionsOf<F>, string> };
type OutputLabel<F> = [CodesOf<F>] extends [never]
  ? [ColumnsOf<F>] extends [never]
    ? Label
    : { label: string; hint?: string; columns: ColumnLabels<ColumnsOf<F>> }
  : { label: string; hint?: string; values: Record<CodesOf<F>, string> };

type ErrorCodes<Declared> = { [Op in keyof Declared]: Declared[Op] extends { errors: readonly (infer Code extends string)[] } ? Code : never }[keyof Declared];

/** What every tool says, operations or not. `keywords` are search words, with commas between them. */
export interface ToolWords {
  name: string;
  description: string;
  keywords: string;
}

/**
 * Every word that a tool with these operations needs, in ICU MessageFormat. An entry named `operation.field` under
 * `inputs` or `outputs` words a field for one operation only. Errors may use `{position}`, `{line}` and `{column}`, and
 * whatever their params hold.
 */
export type Strings<Declared extends Operations> = ToolWords & {
  operations: { [Op in keyof Declared & string]: string | { label: string; hint?: string } };
  inputs: { [Name in NamesOf<Declared, 'input'>]: InputLabel<FieldsNamed<Declared, 'input', Name>> };
  outputs: { [Name in NamesOf<Declared, 'output'>]: OutputLabel<FieldsNamed<Declared, 'output', Name>> };
} & ([ErrorCodes<Declared>] extends [never] ? unknown : { errors: Record<ErrorCodes<Declared>, string> });
