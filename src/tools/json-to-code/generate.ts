import { InputError } from '../../contract/errors.ts';
import type { OutputValues } from '../../contract/fields.ts';
import type { RunContext } from '../../contract/operations.ts';
import { readJson } from '../../lib/document/json/json.ts';
import type { JsonSyntax } from '../../lib/document/json/reader.ts';
import { Locator } from '../../lib/text-position/locator.ts';
import type { Emit, EmitOptions } from './emit/emit.ts';
import type * as fields from './fields.ts';
import { inferModel } from './infer.ts';
import { keyTable } from './key-table.ts';
import type { Language } from './languages.ts';
import type { Model } from './model.ts';
import { isReserved } from './model.ts';
import { pascalCase } from './names.ts';
import { isSchema, readSchema } from './schema.ts';

interface GenerateInput extends EmitOptions {
  readonly input: string;
  readonly language: Language;
  readonly rootName: string;
  readonly source: 'auto' | 'sample' | 'schema';
  readonly syntax: JsonSyntax;
  readonly enums: boolean;
  readonly maps: boolean;
}

/** Each language is loaded when it is chosen. */
const emitters: Readonly<Record<Language, () => Promise<{ readonly default: Emit }>>> = {
  typescript: () => import('./emit/typescript.ts'),
  zod: () => import('./emit/zod.ts'),
  go: () => import('./emit/go.ts'),
  csharp: () => import('./emit/csharp.ts'),
  java: () => import('./emit/java.ts'),
  kotlin: () => import('./emit/kotlin.ts'),
  python: () => import('./emit/python.ts'),
  rust: () => import('./emit/rust.ts'),
  swift: () => import('./emit/swift.ts'),
  php: () => import('./emit/php.ts'),
};

/** Languages whose integers are doubles. */
const DOUBLES: ReadonlySet<Language> = new Set(['typescript', 'zod']);

/** Generates types from samples or from a JSON Schema. */
export async function generateCode(input: GenerateInput, context: RunContext): Promise<OutputValues<typeof fields.generate.output>> {
  const { roots, source } = await readJson(input.input, 'input', { syntax: input.syntax, duplicateKeys: 'last' }, context);
  const reading = { rootName: rootNameOf(input.rootName), enums: input.enums, maps: input.maps };
  const [only] = roots;
  const asSchema = roots.length === 1 && only && (input.source === 'schema' || (input.source === 'auto' && isSchema(only)));
  const { model, remarks } = asSchema ? readSchema(only, reading) : inferModel(roots, reading);
  const { default: emit } = await context.load(emitters[input.language]);
  checkNames(input);
  const locator = new Locator(input.input);
  const shown = remarks.filter(({ code }) => isAbout(code, input.language));
  const unwritten = input.language === 'go' ? unwrittenKeys(model) : [];
  return {
    code: emit(model, input),
    keys: asSchema ? [] : keyTable(roots),
    warnings: [
      ...unwritten,
      ...shown.map(({ at, ...remark }) => ({ ...remark, ...locator.locate(at) })),
      ...source.warnings.listOf<'duplicate-key' | 'comment-dropped' | 'unknown-escape'>(),
    ],
  };
}

/** The keys that encoding/json does not allow in a tag: it would use the name of the field. */
const unwrittenKeys = ({ declarations }: Model) =>
  declarations
    .flatMap((each) => (each.kind === 'object' ? each.fields.map(({ key }) => [each.name, key] as const) : []))
    .filter(([, key]) => !/^[\p{L}\p{N}!#$%&()*+\-./:;<=>?@[\]^_{|}~ ]+$/u.test(key))
    .map(([name, key]) => ({ code: 'key-not-written' as const, path: name, line: 1, column: 1, detail: key }));

/** Large integers are a matter of the language's numbers. */
const isAbout = (code: string, language: Language): boolean =>
  code === 'unsafe-integer' ? DOUBLES.has(language) : code !== 'large-integer' || !(DOUBLES.has(language) || language === 'python');

/** Returns a name of a type for any text. */
function rootNameOf(text: string): string {
  const name = /^\p{L}[\p{L}\p{N}_]*$/u.test(text.trim()) ? text.trim() : pascalCase(text);
  return name.charAt(0).toUpperCase() + name.slice(1) + (isReserved(name) ? 'Type' : '');
}

/** A package is a name of the language, and must not end the line. */
function checkNames({ packageName, language }: GenerateInput): void {
  const pattern =
    language === 'php' ? /^(?:[\p{L}_][\p{L}\p{N}_]*(?:\\[\p{L}_][\p{L}\p{N}_]*)*)?$/u : /^(?:[\p{L}_][\p{L}\p{N}_]*(?:\.[\p{L}_][\p{L}\p{N}_]*)*)?$/u;
  if (!pattern.test(packageName)) throw new InputError('invalid-name', { field: 'packageName', params: { name: packageName } });
}
