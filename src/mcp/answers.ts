import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { InputError } from '../contract/errors.ts';
import type { Place } from '../cli/did-you-mean.ts';
import { describeRefusal } from '../cli/did-you-mean.ts';
import type { TargetTool } from '../cli/target.ts';
import type { JsonSchema } from '../runtime/schema/json-schema.ts';
import { objectOf } from '../runtime/schema/json-schema.ts';
import type { Failure } from '../runtime/run.ts';
import { toFailure } from '../runtime/run.ts';
import type { Words } from '../runtime/words.ts';

/** A rejected input in the protocol's form: a result, so that the model reads it and can retry. */
export function refusal(failure: Failure, words: Words, place: Place = {}): CallToolResult {
  const { code, field, position } = failure;
  const message = describeRefusal(failure, place, words);
  return {
    isError: true,
    content: [{ type: 'text', text: field === undefined ? message : `${field}: ${message}` }],
    structuredContent: { error: { code, ...(field !== undefined && { field }), ...(position && { position }), message } },
  };
}

/** Converts a thrown InputError into a rejection; rethrows everything else. */
export function refusalOf(error: unknown, words: Words): CallToolResult {
  if (error instanceof InputError) return refusal(toFailure(error), words);
  throw error;
}

/** Converts a thrown InputError into a rejection, with suggestions from the operations of a tool. */
export async function withRefusals({ operations, words }: TargetTool, answer: () => Promise<CallToolResult>): Promise<CallToolResult> {
  try {
    return await answer();
  } catch (error) {
    if (error instanceof InputError) return refusal(toFailure(error), words, { operations });
    throw error;
  }
}

/** The schema of a rejection's structured content. */
export const refusalSchema: JsonSchema = objectOf({
  error: {
    type: 'object',
    properties: { code: { type: 'string' }, field: { type: 'string' }, position: { type: 'object' }, message: { type: 'string' } },
    required: ['code', 'message'],
  },
});

/** The schema of the structured content if outputs are too large for it: they are stored, and the others are included. */
export const storedSchema: JsonSchema = objectOf({
  results: {
    type: 'array',
    items: objectOf({ uri: { type: 'string' }, name: { type: 'string' }, mimeType: { type: 'string' }, size: { type: 'integer' } }),
  },
  outputs: { type: 'object' },
});

/** A response whose text is its structured content as JSON, for clients without support for structured content. */
export const jsonAnswer = (content: Record<string, unknown>): CallToolResult => ({
  content: [{ type: 'text', text: JSON.stringify(content) }],
  structuredContent: content,
});
