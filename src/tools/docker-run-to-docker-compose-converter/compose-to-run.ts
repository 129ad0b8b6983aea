import type { RunContext } from '../../contract/operations.ts';
import { readYaml } from '../../lib/document/yaml/yaml.ts';
import { toRunCommands } from './to-run.ts';

/** Rejects duplicate keys, as Compose does. */
export async function composeToRun({ compose, lineBreaks }: { readonly compose: string; readonly lineBreaks: boolean }, context: RunContext) {
  const { roots, source } = await readYaml(compose, 'compose', { duplicateKeys: 'error' }, context);
  return toRunCommands(roots[0], source.text, lineBreaks);
}
