import type { IncomingMessage } from 'node:http';
import { findField } from '../cli/arguments.ts';
import { InputError } from '../contract/errors.ts';
import type { InputField } from '../contract/fields.ts';
import type { Operation } from '../contract/operations.ts';
import type { FileValue } from '../contract/values.ts';
import { readText } from '../lib/charset/byte-order-mark.ts';
import type { WireInput } from '../runtime/check.ts';
import { inputKind } from '../runtime/kinds/input-kinds.ts';
import { wrongType } from '../runtime/kinds/wrong-type.ts';
import { isObject } from '../runtime/recipe/basics.ts';
import { fileInsteadOf, primaryInput } from '../runtime/run.ts';
import type { ContentType } from './media-type.ts';
import { checkCharset, parseContentType } from './media-type.ts';
import { parseMultipart } from './multipart.ts';
import { Refusal } from './refusal.ts';

/** The media types of bodies. */
export const BODY_TYPES = ['application/json', 'multipart/form-data', 'text/plain', 'application/octet-stream'] as const;

type Texts = ReadonlyMap<string, string>;

/** Values by the present names of fields. */
type Values = readonly (readonly [name: string, value: unknown])[];

/** The fields of a body: their names choose an operation, whose fields then have these values. */
export interface Given {
  readonly names: readonly string[];
  /** @throws InputError, Refusal */
  readonly valuesOf: (operation: Operation) => Values;
}

/** A request without a body. */
export const NOTHING: Given = { names: [], valuesOf: () => [] };

/** The fields of a query. @throws InputError `duplicate-field` */
export function readQuery(search: string): Texts {
  const texts = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(search)) {
    if (texts.has(name)) throw new InputError('duplicate-field', { field: name });
    texts.set(name, value);
  }
  return texts;
}

/** Whether an operation has an input that no URL may contain. */
export const hasSecrets = ({ input }: Operation): boolean => Object.values(input).some(isSecret);

const isSecret = (field: InputField): boolean => 'secret' in field && (field.secret ?? false);

/** The media type of a request's body; undefined for a request without one. @throws Refusal */
export function bodyTypeOf({ headers }: IncomingMessage): ContentType | undefined {
  if (headers['content-type'] === undefined && headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) === 0) return undefined;
  const type = parseContentType(headers['content-type']);
  if (!BODY_TYPES.some((known) => known === type.essence)) {
    const types = BODY_TYPES.join(', ');
    throw new Refusal(415, 'unsupported-type', { params: { type: type.essence, types }, headers: { 'Accept-Post': types, Connection: 'close' } });
  }
  if (type.essence !== 'application/octet-stream') checkCharset(type);
  return type;
}

/** Reads the fields of a body. @throws InputError */
export function readFields(type: ContentType | undefined, body: Buffer): Given {
  if (type === undefined) return NOTHING;
  if (type.essence === 'application/json') {
    const given = readJson(body);
    return {
      names: Object.keys(given),
      valuesOf: (operation) => Object.entries(given).map(([name, value]) => [fieldNamed(operation, name)[0], plainValue(value)]),
    };
  }
  if (type.essence === 'multipart/form-data') {
    const parts = parseMultipart(body, type.params.get('boundary'));
    return {
      names: parts.map(({ name }) => name),
      valuesOf: (operation) => parts.flatMap(({ name, file, hasFileName }) => fileValue(operation, name, file, hasFileName)),
    };
  }
  return { names: [], valuesOf: (operation) => wholeBody(operation, body, type.essence === 'text/plain') };
}

function wholeBody(operation: Operation, body: Buffer, isText: boolean): Values {
  const name = bodyInput(operation);
  if (name === undefined) throw new Refusal(415, 'no-body-input', { headers: { 'Accept-Post': 'application/json, multipart/form-data' } });
  return fileValue(operation, name, { name: 'body', type: isText ? 'text/plain' : '', content: Uint8Array.from(body) }, !isText);
}

/**
 * The input of an operation from a query and a body.
 * @throws InputError, Refusal
 */
export function readInput(operation: Operation, query: Texts, body: Given): WireInput {
  const input = new Map<string, unknown>();
  for (const [name, value] of [...queryValues(operation, query), ...body.valuesOf(operation)]) {
    if (input.has(name)) throw new InputError('duplicate-field', { field: name });
    input.set(name, value);
  }
  return Object.fromEntries(input);
}

const takes = ({ kind }: InputField): boolean => kind === 'text' || kind === 'file';

/** The name of the input that a body which is one text or file goes to: the main one, otherwise the first. */
export function bodyInput(operation: Operation): string | undefined {
  const [main, field] = primaryInput(operation) ?? [];
  return field && takes(field) ? main : Object.entries(operation.input).find(([, each]) => takes(each))?.[0];
}

function queryValues(operation: Operation, query: Texts): Values {
  return [...query].map(([name, text]) => {
    const [current, field] = fieldNamed(operation, name);
    if (isSecret(field)) throw new Refusal(400, 'secret-in-url', { field: current });
    return [current, typedValue(current, field, text)];
  });
}

function fieldNamed(operation: Operation, name: string): readonly [name: string, field: InputField] {
  const found = findField(operation, name);
  if (!found) throw new InputError('unknown-field', { field: name });
  return found;
}

/** A value as on the command line, where a flag without a value is true. */
function typedValue(name: string, field: InputField, text: string): unknown {
  const { typedForm, standsAlone } = inputKind(field);
  if (!typedForm) throw wrongType(name, 'file');
  return standsAlone && text === '' ? true : typedForm.parse(text);
}

/** The value of a part of a form or of a whole body. A file that is not text goes to the file input that replaces the text, if there is one. */
function fileValue(operation: Operation, given: string, file: FileValue, isFile: boolean): Values {
  const [name, field] = fieldNamed(operation, given);
  if (field.kind === 'file') return [[name, file]];
  const { content } = file;
  const text = content instanceof Uint8Array ? readText(content) : undefined;
  if (text !== undefined) return [[name, typedValue(name, field, text)]];
  const instead = isFile ? fileInsteadOf(operation, name) : undefined;
  if (instead === undefined) throw new InputError('not-utf-8', { field: name });
  return [[instead, file]];
}

/** @throws InputError `not-utf-8`, `not-json` or `not-an-object` */
function readJson(body: Buffer): WireInput {
  const text = readText(body);
  if (text === undefined) throw new InputError('not-utf-8');
  const value = parseJson(text);
  if (!isObject(value)) throw new InputError('not-an-object');
  return value;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    // The message of the parser repeats a part of the body, which may be secret.
    if (error instanceof SyntaxError) throw new InputError('not-json');
    throw error;
  }
}

/**
 * A value of a body in a form that some field can have. Inside the program a file may also be a path on this device, which requests must not name;
 * and deeply nested values cannot be passed to a thread. The check of the field refuses what is left of others.
 */
function plainValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => (typeof item === 'object' ? null : item));
  if (!isObject(value)) return value;
  const { name, type, base64 } = value;
  return typeof name === 'string' && typeof base64 === 'string' ? { name, base64, ...(typeof type === 'string' && { type }) } : {};
}
