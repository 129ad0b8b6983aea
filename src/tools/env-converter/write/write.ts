import { quoteWord } from '../../../lib/shell-words/quote.ts';
import type { Target } from '../formats.ts';
import type { Findings, Item } from '../model.ts';
import { isVariable } from '../model.ts';
import { writeGithubActions, writeJsonObject, writeKubernetes, writeYamlMapping } from './documents.ts';
import { writeDialect, writeIni, writeProperties } from './lines.ts';

/** Writes variables; what the target cannot contain is added to the findings. `name` is the name of a Kubernetes object. */
export function writeVariables(items: readonly Item[], target: Target, name: string, findings: Findings): string {
  switch (target) {
    case 'json':
      return writeJsonObject(items, findings);
    case 'yaml':
      return writeYamlMapping(items, undefined, findings);
    case 'github-actions':
      return writeGithubActions(items, findings);
    case 'config-map':
      return writeKubernetes(items, 'ConfigMap', name, findings);
    case 'secret':
      return writeKubernetes(items, 'Secret', name, findings);
    case 'docker-flags':
      return writeFlags(items, findings);
    case 'properties':
      return writeProperties(items, findings);
    case 'ini':
      return writeIni(items, findings);
    default:
      return writeDialect(items, target, findings);
  }
}

function writeFlags(items: readonly Item[], findings: Findings): string {
  for (const item of items) if (item.kind === 'comment') findings.report('comment-dropped', item.text, item.at);
  const flags = items.filter(isVariable).flatMap(({ name, value, at }) => {
    // Docker ends a name at the first equals sign.
    if (name !== '' && !name.includes('=')) return [`-e ${quoteWord(`${name}=${value}`)}`];
    findings.report('invalid-name', name, at);
    return [];
  });
  return flags.length === 0 ? '' : `${flags.join(' \\\n')}\n`;
}
