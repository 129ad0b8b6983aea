import { InputError } from '../../contract/errors.ts';
import type { OutputValues } from '../../contract/fields.ts';
import type { RunContext } from '../../contract/operations.ts';
import { readJson } from '../../lib/document/json/json.ts';
import type { JsonSyntax } from '../../lib/document/json/reader.ts';
import type { DocumentValue } from '../../lib/document/value.ts';
import { MAX_ROWS } from '../../lib/document/shape.ts';
import { Locator } from '../../lib/text-position/locator.ts';
import type { Emit, EmitOptions } from './emit/emit.ts';
import type * as fields from './fields.ts';
import { inferModel } from './infer.ts';
import { keyTable } from './key-table.ts';
import type { Language } from './languages.ts';
import type { Model } from './model.ts';
import { isReserved } from './model.ts';
import { pascalCase, reservedWords } from './names.ts';
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
  const reading = { language: input.language, rootName: rootNameOf(input), enums: input.enums, maps: input.maps };
  const [only] = roots;
  const asSchema = roots.length === 1 && only && (input.source === 'schema' || (input.source === 'auto' && isSchema(only)));
  const { model, remarks } = asSchema ? readSchema(only, reading) : inferModel(roots, reading);
  const { default: emit } = await context.load(emitters[input.language]);
  checkNames(input);
  const locator = new Locator(input.input);
  const shown = remarks.filter(({ code }) => isAbout(code, input.language));
  const writable = WRITABLE[input.language];
  const unwritten = writable ? unwrittenKeys(model, writable, roots, locator) : [];
  const { keys, truncated } = asSchema ? { keys: [], truncated: false } : keyTable(roots);
  return {
    code: emit(model, input),
    keys,
    warnings: [
      ...(truncated ? [{ code: 'keys-truncated' as const, path: '', line: 0, column: 0, detail: String(MAX_ROWS) }] : []),
      ...unwritten,
      ...shown.map(({ at, ...remark }) => ({ ...remark, ...locator.locate(at) })),
      ...source.warnings.listOf<'duplicate-key' | 'comment-dropped' | 'unknown-escape'>(),
    ],
  };
}

/** Keys that encoding/json allows in a tag, in place of which it would use the name of the field, and keys that a string can have. */
const WRITABLE: Partial<Record<Language, RegExp>> = {
  go: /^[\p{L}\p{N}!#$%&()*+\-./:;<=>?@[\]^_{|}~ ]+$/u,
  python: /^\P{Cs}*$/u,
  rust: /^\P{Cs}*$/u,
  swift: /^\P{Cs}*$/u,
};

function unwrittenKeys({ declarations }: Model, writable: RegExp, roots: readonly DocumentValue[], locator: Locator) {
  const unwritten = declarations
    .flatMap((each) => (each.kind === 'object' ? each.fields.map(({ key }) => [each.name, key] as const) : []))
    .filter(([, key]) => !writable.test(key));
  if (unwritten.length === 0) return [];
  const places = placesOf(roots, new Set(unwritten.map(([, key]) => key)));
  return unwritten.map(([name, key]) => ({ code: 'key-not-written' as const, path: name, ...locator.locate(places.get(key) ?? 0), detail: key }));
}

/** Finds the first member with each of the keys. */
function placesOf(roots: readonly DocumentValue[], keys: ReadonlySet<string>): ReadonlyMap<string, number> {
  const places = new Map<string, number>();
  const open = [...roots];
  for (let value = open.pop(); value; value = open.pop()) {
    if (value.kind === 'sequence') for (const item of value.items) open.push(item);
    if (value.kind !== 'mapping') continue;
    for (const { name, at, value: inner } of value.members) {
      open.push(inner);
      if (keys.has(name)) places.set(name, Math.min(at, places.get(name) ?? at));
    }
  }
  return places;
}

/** Large integers are a matter of the language's numbers. */
const isAbout = (code: string, language: Language): boolean =>
  code === 'unsafe-integer' ? DOUBLES.has(language) : code !== 'large-integer' || !(DOUBLES.has(language) || language === 'python');

/** Returns a name of a type for any text. */
function rootNameOf({ rootName, language }: GenerateInput): string {
  const text = /[\p{L}\p{Nd}]/u.test(rootName) ? rootName.trim() : 'Root';
  const name = /^[A-Za-z]\w*$/u.test(text) ? text : pascalCase(text);
  return name.charAt(0).toUpperCase() + name.slice(1) + (isReserved(name, language) ? 'Type' : '');
}

/** What joins the parts of the name of a package. */
const SEPARATORS: Partial<Record<Language, string>> = { csharp: '.', java: '.', kotlin: '.', php: '\\' };

/** Words that cannot be a part of the name of a package. */
const PACKAGE_KEYWORDS: Partial<Record<Language, ReadonlySet<string>>> = {
  go: reservedWords(
    'break case chan const continue default defer else fallthrough for func go goto if import interface map package range return select struct switch type var _',
  ),
  csharp: reservedWords(
    'abstract as base bool break byte case catch char checked class const continue decimal default delegate do double else enum event explicit extern false finally fixed float for foreach goto if implicit in int interface internal is lock long namespace new null object operator out override params private protected public readonly ref return sbyte sealed short sizeof stackalloc static string struct switch this throw true try typeof uint ulong unchecked unsafe ushort using virtual void volatile while',
  ),
  java: reservedWords(
    'abstract assert boolean break byte case catch char class const continue default do double else enum extends final finally float for goto if implements import instanceof int interface long native new package private protected public return short static strictfp super switch synchronized this throw throws transient try void volatile while true false null _',
  ),
  kotlin: reservedWords(
    'as break class continue do else false for fun if in interface is null object package return super this throw true try typealias typeof val var when while',
  ),
  php: reservedWords('namespace'),
};

/** A package is a name of the language, and must not end the line. */
function checkNames({ packageName, language }: GenerateInput): void {
  if (packageName === '') return;
  const separator = SEPARATORS[language];
  const parts = separator === undefined ? [packageName] : packageName.split(separator);
  const isValid = parts.every(
    (part) => /^[\p{L}_][\p{L}\p{Nd}_]*$/u.test(part) && !PACKAGE_KEYWORDS[language]?.has(language === 'php' ? part.toLowerCase() : part),
  );
  if (!isValid) throw new InputError('invalid-name', { field: 'packageName', params: { name: packageName, separator: separator ?? 'none' } });
}
