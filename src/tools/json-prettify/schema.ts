import type { OutputUnit, Schema, SchemaDraft } from '@cfworker/json-schema';
import { dereference, validate } from '@cfworker/json-schema';
import { InputError } from '../../contract/errors.ts';
import type { RunContext } from '../../contract/operations.ts';
import type { JsonValue } from '../../contract/values.ts';
import { shortened } from '../../lib/text-position/grammar-error.ts';
import { readJson, writeJson } from '../../lib/document/json/json.ts';
import type { JsonSyntax } from '../../lib/document/json/reader.ts';
import { Locator } from '../../lib/text-position/locator.ts';
import { parsePointer, valueAt } from '../../lib/document/pointer.ts';
import type { DocumentValue } from '../../lib/document/value.ts';
import { isJsonObject } from '../../lib/json-text/json-text.ts';
import type { Keyword } from './keywords.ts';
import { keywords } from './keywords.ts';

interface Violation {
  /** The violated keyword; `false` for a schema that nothing matches. */
  readonly keyword: Keyword;
  /** JSON Pointer (RFC 6901) within its value. */
  readonly path: string;
  readonly line: number;
  readonly column: number;
  /** The requirement of the keyword as JSON; the missing key for `required`; empty if the keyword is sufficient. */
  readonly detail: string;
}

interface Validated {
  /** The first thousand. */
  readonly violations: readonly Violation[];
  readonly violationCount: number;
  readonly verdict: 'valid' | 'invalid' | '';
  readonly draft: SchemaDraft | '';
}

const MAX_VIOLATIONS = 1_000;

/**
 * Validates JSON, or each value of JSON Lines, against a JSON Schema (draft 4, 7, 2019-09 or 2020-12; default: 2020-12). Without a schema, there is no
 * result. Numbers are compared as doubles.
 * @throws InputError `invalid-json`, `too-deeply-nested`, `non-finite-number` in either text; `invalid-schema`
 */
export async function validateBySchema(text: string, schemaText: string, syntax: JsonSyntax, context: RunContext): Promise<Validated> {
  const values = await readValues(text, 'input', syntax, context);
  if (schemaText.trim() === '') return { violations: [], violationCount: 0, verdict: '', draft: '' };
  const [{ value } = { value: null }] = await readValues(schemaText, 'schema', 'json5', context);
  if (!isJsonObject(value) && typeof value !== 'boolean') throw invalidSchema('type');
  const schema = new SchemaInUse(value);
  const locator = new Locator(text);
  const violations: Violation[] = [];
  let violationCount = 0;
  for (const { root, value: instance } of values) {
    const causes = schema.causesIn(instance);
    violationCount += causes.length;
    for (const cause of causes.slice(0, MAX_VIOLATIONS - violations.length)) {
      const path = decodeURIComponent(cause.instanceLocation.slice(1));
      const { at } = valueAt(root, path) ?? root;
      violations.push({ keyword: keywordOf(cause), path, ...locator.locate(at), detail: schema.demandOf(cause) });
    }
  }
  return { violations, violationCount, verdict: violationCount === 0 ? 'valid' : 'invalid', draft: schema.draft };
}

interface ReadValue {
  readonly root: DocumentValue;
  readonly value: JsonValue;
}

/** The values of a text, each with the positions of its contents. Of duplicate keys, the last is used. */
async function readValues(text: string, field: string, syntax: JsonSyntax, context: RunContext): Promise<readonly ReadValue[]> {
  const document = await readJson(text, field, { syntax, duplicateKeys: 'last', unknownEscapes: 'error' }, context);
  const { output } = await writeJson(document, { indent: 0, indentWith: 'space', nonFinite: 'error' }, context);
  // Each root has its own line.
  const lines = output.split('\n');
  return document.roots.map((root, index) => ({ root, value: JSON.parse(lines[index] ?? 'null') as JsonValue }));
}

type Lookup = ReturnType<typeof dereference>;

/** Indexes all parts of a schema by their addresses. Failures here are errors of the schema. */
class SchemaInUse {
  readonly draft: SchemaDraft;
  readonly #schema: Schema | boolean;
  readonly #lookup: Lookup;

  constructor(schema: Schema | boolean) {
    this.#schema = schema;
    this.draft = draftOf(schema);
    this.#lookup = asSchemaErrors(() => dereference(schema));
  }

  /** Returns the errors of a value, without those that only wrap another one. */
  causesIn(value: JsonValue): readonly OutputUnit[] {
    return asSchemaErrors(() => this.#errorsIn(value), this.#lookup).filter(isCause);
  }

  #errorsIn(value: JsonValue): readonly OutputUnit[] {
    try {
      return validate(value, this.#schema, this.draft, this.#lookup, false).errors;
    } catch (error) {
      // The validator spreads its errors into calls, which fail above about ten thousand. Then only the first error is returned.
      if (error instanceof RangeError) return validate(value, this.#schema, this.draft, this.#lookup, true).errors;
      throw error;
    }
  }

  /** Returns what the keyword of an error requires. */
  demandOf({ keyword, keywordLocation, error }: OutputUnit): string {
    if (wordless.has(keyword)) return '';
    if (keyword === 'required' || keyword.startsWith('dependent') || keyword === 'dependencies') return shortened(/"([^"]*)"\.$/u.exec(error)?.[1] ?? '');
    const value = this.#valueAt(keywordLocation);
    return value === undefined ? '' : shortened(typeof value === 'string' ? value : JSON.stringify(value));
  }

  /** Returns the schema at a location, following references like the validator. */
  #valueAt(location: string): unknown {
    let value: unknown = this.#schema;
    for (const step of parsePointer(decodeURIComponent(location.slice(1))) ?? []) {
      if (typeof value !== 'object' || value === null) return undefined;
      const { __absolute_ref__: target, $ref } = value as Schema;
      value = step === '$ref' ? this.#lookup[target ?? $ref ?? ''] : (value as Readonly<Record<string, unknown>>)[step];
    }
    return value;
  }
}

function draftOf(schema: Schema | boolean): SchemaDraft {
  const uri = typeof schema === 'object' && typeof schema.$schema === 'string' ? schema.$schema : '';
  if (uri.includes('draft-04')) return '4';
  if (uri.includes('draft-07') || uri.includes('draft-06')) return '7';
  return uri.includes('2019-09') ? '2019-09' : '2020-12';
}

// These keywords only wrap nested errors, which are reported separately.
const passingOn = new Set([
  '$ref',
  '$recursiveRef',
  'allOf',
  'if',
  'properties',
  'patternProperties',
  'additionalProperties',
  'unevaluatedProperties',
  'propertyNames',
  'dependentSchemas',
  'prefixItems',
  'items',
  'additionalItems',
  'unevaluatedItems',
]);

const isCause = ({ keyword, error }: OutputUnit): boolean =>
  !passingOn.has(keyword) &&
  // Up to draft 7 a dependency may be a schema instead of a list of keys.
  !(keyword === 'dependencies' && error.endsWith(' schema.'));

// These require a schema, which would not be helpful in a sentence.
const wordless = new Set(['false', 'anyOf', 'oneOf', 'not', 'contains', 'uniqueItems']);

function keywordOf({ keyword }: OutputUnit): Keyword {
  const known = keywords.find((name) => name === keyword);
  if (!known) throw new Error(`the validator has a new keyword, ${keyword}`);
  return known;
}

type SchemaError = 'type' | 'reference' | 'pattern' | 'depth' | 'other';

const invalidSchema = (reason: SchemaError, detail = ''): InputError =>
  new InputError('invalid-schema', { field: 'schema', params: { reason, detail: shortened(detail) } });

/** Any error of the validator is an error of the schema: it expects a well-formed one, and evaluates each part only when it reaches it. */
function asSchemaErrors<Result>(work: () => Result, lookup: Lookup = {}): Result {
  try {
    return work();
  } catch (error) {
    // An infinitely recursive schema, or a value too deeply nested for a recursive one.
    if (error instanceof RangeError) throw invalidSchema('depth');
    if (error instanceof SyntaxError)
      throw invalidSchema(
        'pattern',
        patternsIn(lookup).find((pattern) => !isPattern(pattern)),
      );
    if (!(error instanceof Error)) throw error;
    const [, reference] = /^Unresolved \$ref "([^"]*)"/u.exec(error.message) ?? [];
    throw reference === undefined ? invalidSchema('other') : invalidSchema('reference', reference);
  }
}

const patternsIn = (lookup: Lookup): readonly string[] =>
  Object.values(lookup).flatMap((schema) => (typeof schema === 'object' ? [schema.pattern ?? [], Object.keys(schema.patternProperties ?? {})].flat() : []));

function isPattern(pattern: string): boolean {
  try {
    return new RegExp(pattern, 'u') instanceof RegExp;
  } catch (error) {
    if (error instanceof SyntaxError) return false;
    throw error;
  }
}
