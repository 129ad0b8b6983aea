import type { RunContext } from '../../contract/operations.ts';
import { runInSlices } from '../../lib/work/slices.ts';
import { formatYamlDocument } from '../../lib/document/yaml/writer.ts';
import { toDocumentValue, toJson } from './compose-value.ts';
import { toComposeFile } from './to-compose.ts';

// Options that make the output valid in every YAML version.
const STYLE = { indentSequences: true, quoteStyle: 'double', lineWidth: 0, yaml11Safe: true, keepComments: false, field: 'command' } as const;

export async function runToCompose({ command, indent }: { readonly command: string; readonly indent: number }, context: RunContext) {
  const { file, untranslated, notes } = toComposeFile(command);
  const compose = await runInSlices(formatYamlDocument(toDocumentValue(file), { ...STYLE, indent }), context);
  return { compose, document: toJson(file), untranslated, notes };
}
