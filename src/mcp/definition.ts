import type { Tool } from '@modelcontextprotocol/sdk/types.js';
import type { JsonSchema, ObjectSchema } from '../runtime/schema/json-schema.ts';
import { refusalSchema } from './answers.ts';

interface Definition {
  readonly name: string;
  readonly title?: string;
  readonly description: string;
  readonly inputSchema: ObjectSchema;
  /** The possible structured content of a response, besides a rejection. */
  readonly output?: JsonSchema;
  readonly otherOutput?: JsonSchema;
  /** Whether a call may write a file. */
  readonly isWriting?: boolean;
}

/** A tool's definition. Each form of its structured content is in its schema, since a client validates rejections too. */
export const definitionOf = ({ name, title, description, inputSchema, output, otherOutput, isWriting = false }: Definition): Tool => ({
  name,
  ...(title !== undefined && { title }),
  description,
  inputSchema: { ...inputSchema, required: [...inputSchema.required] },
  ...(output && { outputSchema: { type: 'object', anyOf: [output, ...(otherOutput ? [otherOutput] : []), refusalSchema] } }),
  annotations: { readOnlyHint: !isWriting, destructiveHint: false, openWorldHint: false },
});
