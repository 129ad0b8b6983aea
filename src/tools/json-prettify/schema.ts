import type { OutputUnit, Schema, SchemaDraft } from '@cfworker/json-schema';
import { dereference, validate } from '@cfworker/json-schema';
import { InputError } from '../../contract/errors.ts';
import type { JsonValue } from '../../contract/values.ts';
import { shortened } from '../../lib/document/fault.ts';
import { Locator } from '../../lib/document/locator.ts';
import { isJsonObject, parseJson } from '../../lib/json-text/json-text.ts';
import type { Outline } from './outline.ts';
import { readOutline } from './outline.ts';
import { nodeAt } from './outline-view.ts';

export interface SchemaRequest {
  readonly schema: string;
  /** Well-formed JSON or JSON Lines. */
  readonly document: string;
}

export interface Violation {
  /** JSON Pointer (RFC 6901) in its document. */
  readonly pointer: string;
  readonly keyword: string;
  /** What the keyword demands, as JSON; the name that is missing for `required`; empty where the keyword says it all. */
  readonly expected: string;
  readonly line: number;
  readonly column: number;
}

export type SchemaAnswer =
  | { readonly kind: 'checked'; readonly draft: SchemaDraft; readonly violations: readonly Violation[]; readonly total: number }
  | { readonly kind: 'invalid-schema'; readonly line: number; readonly column: number }
  | { readonly kind: 'unusable-schema'; readonly reason: string };

const MAX_VIOLATIONS = 1_000;

/** Checks documents against a JSON Schema (draft 4, 7, 2019-09 or 2020-12; 2020-12 where it does not say). */
export function checkSchema({ schema: schemaText, document }: SchemaRequest): SchemaAnswer {
  try {
    const schema = parseJson(schemaText, {});
    if (!isJsonObject(schema) && typeof schema !== 'boolean') return { kind: 'unusable-schema', reason: '' };
    return check(schema, document);
  } catch (error) {
    if (error instanceof InputError) return invalidSchema(error);
    // What the validator throws at a reference without target, at an invalid pattern, at recursion without end.
    if (error instanceof Error) return { kind: 'unusable-schema', reason: error.message.split('\n')[0] ?? '' };
    throw error;
  }
}

function invalidSchema({ position }: InputError): SchemaAnswer {
  const { line, column } = position && 'line' in position ? position : { line: 1, column: 1 };
  return { kind: 'invalid-schema', line, column };
}

function check(schema: Schema | boolean, document: string): SchemaAnswer {
  const draft = draftOf(schema);
  const lookup = dereference(schema);
  const outline = outlineOf(document);
  const locator = new Locator(document);
  const violations: Violation[] = [];
  let total = 0;
  for (let root = 0; root < outline.count; root = outline.next(root)) {
    const errors = errorsOf(JSON.parse(outline.written(root)) as JsonValue, schema, draft, lookup).filter(isCause);
    total += errors.length;
    for (const error of errors.slice(0, MAX_VIOLATIONS - violations.length)) {
      const pointer = decodeURIComponent(error.instanceLocation.slice(1));
      const node = nodeAt(outline, root, parsePointer(pointer)) ?? root;
      violations.push({ pointer, keyword: error.keyword, expected: expectedBy(error, schema, lookup), ...locator.locate(outline.start(node)) });
    }
  }
  return { kind: 'checked', draft, violations, total };
}

function draftOf(schema: Schema | boolean): SchemaDraft {
  const uri = typeof schema === 'object' && typeof schema.$schema === 'string' ? schema.$schema : '';
  if (uri.includes('draft-04')) return '4';
  if (uri.includes('draft-07') || uri.includes('draft-06')) return '7';
  return uri.includes('2019-09') ? '2019-09' : '2020-12';
}

function outlineOf(text: string): Outline {
  const work = readOutline(text);
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

type Lookup = ReturnType<typeof dereference>;

function errorsOf(value: JsonValue, schema: Schema | boolean, draft: SchemaDraft, lookup: Lookup): readonly OutputUnit[] {
  try {
    return validate(value, schema, draft, lookup, false).errors;
  } catch (error) {
    // The validator spreads its errors into calls: more than some ten thousand do not fit. Then the first must do.
    if (error instanceof RangeError) return validate(value, schema, draft, lookup, true).errors;
    throw error;
  }
}

// These keywords only pass on what is wrong further in, which has an error of its own.
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

const isCause = ({ keyword }: OutputUnit): boolean => !passingOn.has(keyword);

// These demand a schema, which would say little in a sentence.
const wordless = new Set(['false', 'anyOf', 'oneOf', 'not', 'contains', 'uniqueItems']);

function expectedBy({ keyword, keywordLocation, error }: OutputUnit, schema: Schema | boolean, lookup: Lookup): string {
  if (wordless.has(keyword)) return '';
  if (keyword === 'required' || keyword.startsWith('dependent') || keyword === 'dependencies') return shortened(/"([^"]*)"\.$/u.exec(error)?.[1] ?? '');
  const value = valueAt(keywordLocation, schema, lookup);
  return value === undefined ? '' : shortened(typeof value === 'string' ? value : JSON.stringify(value));
}

/** What stands at a place in a schema, references followed as the validator did. */
function valueAt(location: string, schema: Schema | boolean, lookup: Lookup): unknown {
  let value: unknown = schema;
  for (const step of parsePointer(decodeURIComponent(location.slice(1)))) {
    if (typeof value !== 'object' || value === null) return undefined;
    const { __absolute_ref__: target, $ref } = value as Schema;
    value = step === '$ref' ? lookup[target ?? $ref ?? ''] : (value as Readonly<Record<string, unknown>>)[step];
  }
  return value;
}

const parsePointer = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
