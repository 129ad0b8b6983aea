import type { Tool } from '@modelcontextprotocol/sdk/types.js';
import type { JsonSchema, ObjectSchema } from '../runtime/schema/json-schema.ts';
import { refusalSchema } from './answers.ts';

interface Definition {
  readonly name: string;
  readonly title?: string;
  readonly description: string;
  readonly inputSchema: ObjectSchema;
  /** What an answer's structured content may be, besides a refusal. */
  readonly output?: JsonSchema;
  readonly otherOutput?: JsonSchema;
  /** Whether a call may leave something behind: a file. */
  readonly isWriting?: boolean;
}

/** A tool's definition. Each form of its structured content is in its schema, since a client checks refusals too. */
export const definitionOf = ({ name, title, description, inputSchema, output, otherOutput, isWriting = false }: Definition): Tool => ({
  name,
  ...(title !== undefined && { title }),
  description,
  inputSchema: { ...inputSchema, required: [...inputSchema.required] },
  ...(output && { outputSchema: { type: 'object', anyOf: [output, ...(otherOutput ? [otherOutput] : []), refusalSchema] } }),
  annotations: { readOnlyHint: !isWriting, destructiveHint: false, openWorldHint: false },
});
