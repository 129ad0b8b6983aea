import type { RunContext } from '../../../contract/operations.ts';
import { unlessRefused } from '../../../contract/errors.ts';
import { decodeBase64 } from '../../../lib/base64/base64.ts';
import { readUtf8 } from '../../../lib/charset/utf8.ts';
import { readJson } from '../../../lib/document/json/json.ts';
import { toPlainText } from '../../../lib/document/json/text.ts';
import type { DocumentValue, MappingValue } from '../../../lib/document/value.ts';
import { isCollection } from '../../../lib/document/value.ts';
import { readYaml } from '../../../lib/document/yaml/yaml.ts';
import type { Reading } from '../model.ts';
import { Findings } from '../model.ts';

/**
 * Reads the members of a JSON or YAML document. Of Kubernetes, ConfigMaps and Secrets are read; of other documents, `env` or `environment` if
 * the root has it.
 * @throws InputError of the readers
 */
export async function readDocument(text: string, field: string, format: 'json' | 'yaml', context: RunContext): Promise<Reading> {
  const { roots } =
    format === 'json'
      ? await readJson(text, field, { syntax: 'json5', duplicateKeys: 'keep', keepComments: true }, context)
      : await readYaml(text, field, { duplicateKeys: 'error', documents: 'lines', keepComments: true }, context);
  const findings = new Findings();
  for (const root of roots) addRoot(root, findings);
  return findings;
}

function addRoot(root: DocumentValue, findings: Findings): void {
  if (root.kind !== 'mapping') {
    if (root.kind === 'sequence') addList(root.items, findings);
    else findings.report('not-a-variable', toPlainText(root).slice(0, 40), root.at);
    return;
  }
  const kind = memberOf(root, 'kind');
  if (kind?.kind === 'string' && /^(?:ConfigMap|Secret)$/u.test(kind.text)) return addKubernetes(root, findings, kind.text === 'Secret');
  const variables = memberOf(root, 'env') ?? memberOf(root, 'environment');
  if (variables?.kind === 'mapping') addMembers(variables, findings);
  else if (variables?.kind === 'sequence') addList(variables.items, findings);
  else addMembers(root, findings);
}

const memberOf = ({ members }: MappingValue, name: string): DocumentValue | undefined => members.find((member) => member.name === name)?.value;

function addKubernetes(root: MappingValue, findings: Findings, isSecret: boolean): void {
  for (const name of ['data', 'binaryData', 'stringData']) {
    const data = memberOf(root, name);
    if (data?.kind !== 'mapping') continue;
    addMembers(data, findings, name === 'binaryData' || (isSecret && name === 'data') ? addBase64 : add);
  }
}

type AddValue = (name: string, value: DocumentValue, at: number, findings: Findings) => void;

function addBase64(name: string, value: DocumentValue, at: number, findings: Findings): void {
  const bytes = unlessRefused(() => decodeBase64(toPlainText(value), ''));
  const text = bytes && readUtf8(bytes);
  if (text === undefined) findings.report('binary-value', name, at);
  else findings.set(name, text, at);
}

function addMembers({ members, comments }: MappingValue, findings: Findings, addValue: AddValue = add): void {
  addComments(comments?.before, members[0]?.at ?? 0, findings);
  for (const { name, value, at } of members) {
    addComments(value.comments?.before, at, findings);
    addValue(name, value, at, findings);
    if (value.comments?.lineEnd !== undefined) addComments([value.comments.lineEnd], at, findings);
  }
  addComments([...(comments?.after ?? []), ...(comments?.documentEnd ?? [])], members.at(-1)?.at ?? 0, findings);
}

function addComments(texts: readonly string[] | undefined, at: number, findings: Findings): void {
  for (const text of texts ?? []) findings.comment(text.trim(), at);
}

/** Reads `NAME=value` as in Compose, and `name` with `value` as in containers of Kubernetes. */
function addList(items: readonly DocumentValue[], findings: Findings): void {
  for (const item of items) {
    const name = item.kind === 'mapping' ? memberOf(item, 'name') : undefined;
    const value = item.kind === 'mapping' ? memberOf(item, 'value') : undefined;
    const [, key, text] = /^([^=]+)=(.*)$/su.exec(item.kind === 'string' ? item.text : '') ?? [];
    if (key !== undefined && text !== undefined) findings.set(key, text, item.at);
    else if (name && value) add(toPlainText(name), value, item.at, findings);
    else findings.report(name || item.kind === 'string' ? 'from-environment' : 'not-a-variable', toPlainText(name ?? item).slice(0, 40), item.at);
  }
}

function add(name: string, value: DocumentValue, at: number, findings: Findings): void {
  if (isCollection(value)) findings.report('nested-value', name, at);
  if (value.kind === 'null') findings.report('null-value', name, at);
  findings.set(name, toPlainText(value), at);
}
