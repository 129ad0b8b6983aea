import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { InputError } from '../contract/errors.ts';
import type { Place } from '../cli/did-you-mean.ts';
import { describeWithSuggestions } from '../cli/did-you-mean.ts';
import type { JsonSchema } from '../runtime/schema/json-schema.ts';
import { objectOf } from '../runtime/schema/json-schema.ts';
import type { Failure } from '../runtime/run.ts';
import { toFailure } from '../runtime/run.ts';
import type { Words } from '../runtime/words.ts';

/** Errors of this server that have their message among those of the command line. */
const messages: Readonly<Record<string, string>> = {
  'unreadable-path': 'problem.unreadable-path',
  'page-only': 'usage.pageOnly',
};

/** A refused input, as the protocol has it: a result, so that the model reads it and may do better. */
export function refusal(failure: Failure, words: Words, place: Place = {}): CallToolResult {
  const { code, field, position, params } = failure;
  const key = messages[code];
  const message = key === undefined ? describeWithSuggestions(failure, place, words) : words.t(key, params);
  return {
    isError: true,
    content: [{ type: 'text', text: field === undefined ? message : `${field}: ${message}` }],
    structuredContent: { error: { code, ...(field !== undefined && { field }), ...(position && { position }), message } },
  };
}

/** Turns a thrown InputError into a refusal; throws all else again. */
export function refusalOf(error: unknown, words: Words): CallToolResult {
  if (error instanceof InputError) return refusal(toFailure(error), words);
  throw error;
}

/** The schema of a refusal's structured content. */
export const refusalSchema: JsonSchema = objectOf({
  error: {
    type: 'object',
    properties: { code: { type: 'string' }, field: { type: 'string' }, position: { type: 'object' }, message: { type: 'string' } },
    required: ['code', 'message'],
  },
});

/** The schema of the structured content where outputs are too large for it: they are stored, and the others stand by themselves. */
export const storedSchema: JsonSchema = objectOf({
  results: {
    type: 'array',
    items: objectOf({ uri: { type: 'string' }, name: { type: 'string' }, mimeType: { type: 'string' }, size: { type: 'integer' } }),
  },
  outputs: { type: 'object' },
});

/** An answer whose text is its structured content as JSON, for clients that know no structured content. */
export const jsonAnswer = (content: Record<string, unknown>): CallToolResult => ({
  content: [{ type: 'text', text: JSON.stringify(content) }],
  structuredContent: content,
});
