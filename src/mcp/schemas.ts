import { inputSchema } from '../runtime/schema/input-schema.ts';
import type { ObjectSchema } from '../runtime/schema/json-schema.ts';
import { outputSchema } from '../runtime/schema/output-schema.ts';
import type { Session } from './session.ts';
import type { Target } from '../cli/target.ts';

/** The schema of an operation's input. With a root folder, files may be given by their paths. */
export function inputSchemaOf({ name, operation, words }: Target, { root, words: shared }: Session): ObjectSchema {
  const path = root && {
    type: 'object',
    properties: { path: { type: 'string', description: shared.t('mcp.path', { folder: root.folder }) } },
    required: ['path'],
  };
  return inputSchema(name, operation, words, { fileForms: path ? [path] : [] });
}

export const outputSchemaOf = ({ name, operation, words }: Target): ObjectSchema => outputSchema(name, operation, words);
