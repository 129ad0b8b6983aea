import type { RunContext } from '../../contract/operations.ts';
import { Source } from '../../lib/document/document.ts';
import { readYaml, writeYaml } from '../../lib/document/yaml.ts';
import { toDocumentValue, toJson } from './compose-value.ts';
import { toComposeFile } from './to-compose.ts';
import { toRunCommands } from './to-run.ts';

// What any reader of YAML understands, whichever version it has learnt.
const STYLE = { indentSequences: true, quoteStyle: 'double', lineWidth: 0, yaml11Safe: true, keepComments: false } as const;

export async function runToCompose({ command, indent }: { readonly command: string; readonly indent: number }, context: RunContext) {
  const { file, untranslated, notes } = toComposeFile(command);
  const written = { roots: [toDocumentValue(file)], count: 1, source: new Source(command, 'command') };
  const { output } = await writeYaml(written, { ...STYLE, indent }, context);
  return { compose: output, document: toJson(file), untranslated, notes };
}

/** Compose refuses a key that comes twice, and so does this. */
export async function composeToRun({ compose, lineBreaks }: { readonly compose: string; readonly lineBreaks: boolean }, context: RunContext) {
  const { roots, source } = await readYaml(compose, 'compose', { duplicateKeys: 'error' }, context);
  return toRunCommands(roots[0], source.text, lineBreaks);
}
