import type { Secrets } from '../cli/recipe-runner.ts';
import { InputError } from '../contract/errors.ts';
import { readText } from '../lib/charset/byte-order-mark.ts';
import type { WireInput } from '../runtime/check.ts';
import type { StepValue } from '../runtime/recipe/step-value.ts';
import type { ContentType } from './media-type.ts';
import type { Part } from './multipart.ts';
import { parseMultipart } from './multipart.ts';

/** What a recipe is run with. */
export interface RecipeRequest {
  readonly input: StepValue;
  readonly secrets: Secrets;
}

const SECRET = /^(?<step>\d{1,3})\.(?<field>[\w-]+)$/u;

/**
 * Reads the body of a request for a recipe: the body itself is the input, whatever its type. A form has the part `input`, and secrets of steps
 * in parts such as `2.password`.
 * @throws InputError
 */
export function readRecipeRequest(type: ContentType | undefined, body: Buffer): RecipeRequest {
  if (type?.essence !== 'multipart/form-data') return { input: valueOf(body, type?.essence === 'application/octet-stream'), secrets: new Map() };
  let input: StepValue | undefined;
  const secrets = new Map<number, WireInput>();
  for (const part of parseMultipart(body, type.params.get('boundary'))) {
    const { step, field } = SECRET.exec(part.name)?.groups ?? {};
    if (step !== undefined && field !== undefined) {
      const index = Number(step) - 1;
      secrets.set(index, { ...secrets.get(index), [field]: textOf(part) });
    } else if (part.name !== 'input') throw new InputError('unknown-field', { field: part.name });
    else if (input !== undefined) throw new InputError('duplicate-field', { field: part.name });
    else input = valueOf(bytesOf(part), part.hasFileName);
  }
  return { input: input ?? '', secrets };
}

const bytesOf = ({ file: { content } }: Part): Uint8Array => (content instanceof Uint8Array ? content : new Uint8Array());

function textOf(part: Part): string {
  const text = readText(bytesOf(part));
  if (text === undefined) throw new InputError('not-utf-8', { field: part.name });
  return text;
}

/** A text, or bytes that are not text, if they may be that. */
function valueOf(bytes: Uint8Array, mayBeBytes: boolean): StepValue {
  const text = readText(bytes);
  if (text !== undefined) return text;
  if (mayBeBytes) return { name: 'body', type: '', content: Uint8Array.from(bytes) };
  throw new InputError('not-utf-8', { field: 'input' });
}
