import { InputError } from '../../../contract/errors.ts';
import { encodeBase64 } from '../../../lib/base64/base64.ts';
import { encodeUtf8 } from '../../../lib/charset/utf8.ts';
import { quoteJson } from '../../../lib/document/json/string.ts';
import type { Comments, DocumentValue, Member } from '../../../lib/document/value.ts';
import { formatYamlDocument } from '../../../lib/document/yaml/writer.ts';
import { runAtOnce } from '../../../lib/work/slices.ts';
import type { Findings, Item, Variable } from '../model.ts';
import { isVariable } from '../model.ts';

const FIELD = 'text';
const STYLE = { indent: 2, indentSequences: true, quoteStyle: 'double', lineWidth: 0, yaml11Safe: true, keepComments: true, field: FIELD } as const;

const textValue = (text: string): DocumentValue => ({ kind: 'string', text, at: 0 });
const member = (name: string, value: DocumentValue): Member => ({ name, value, at: 0 });

/** Writes an object of strings. */
export function writeJsonObject(items: readonly Item[], findings: Findings): string {
  for (const item of items) if (item.kind === 'comment') findings.report('comment-dropped', item.text, item.at);
  const members = lastOfEach(items, findings).map(({ name, value }) => `  ${quoteJson(name)}: ${quoteJson(value)}`);
  return members.length === 0 ? '{}\n' : `{\n${members.join(',\n')}\n}\n`;
}

/** Writes a mapping of strings, under a key if there is one. */
export function writeYamlMapping(items: readonly Item[], key: string | undefined, findings: Findings): string {
  const mapping = mappingOf(items, findings, ({ value }) => value);
  return runAtOnce(formatYamlDocument(key === undefined ? mapping : { kind: 'mapping', members: [member(key, mapping)], at: 0 }, STYLE));
}

/** GitHub Actions evaluates expressions in values. */
export function writeGithubActions(items: readonly Item[], findings: Findings): string {
  for (const { name, value, at } of items.filter(isVariable)) if (value.includes('${{')) findings.report('expression', name, at);
  return writeYamlMapping(items, 'env', findings);
}

/** A subdomain of RFC 1123 in lowercase, as Kubernetes requires. */
const OBJECT_NAME = /^(?=.{1,253}$)[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)*$/u;

/**
 * Writes a ConfigMap or Secret of Kubernetes. Keys consist of letters, digits, `-`, `_` and `.`.
 * @throws InputError `invalid-object-name` on `objectName`
 */
export function writeKubernetes(items: readonly Item[], kind: 'ConfigMap' | 'Secret', name: string, findings: Findings): string {
  if (!OBJECT_NAME.test(name)) throw new InputError('invalid-object-name', { field: 'objectName' });
  const valid = items.filter((item) => {
    const isValid = item.kind === 'comment' || /^[\w.-]{1,253}$/u.test(item.name);
    if (!isValid) findings.report('invalid-name', item.name, item.at);
    return isValid;
  });
  const data = mappingOf(valid, findings, ({ value }) => (kind === 'Secret' ? encodeBase64(encodeUtf8(value, FIELD)) : value));
  const root: DocumentValue = {
    kind: 'mapping',
    members: [
      member('apiVersion', textValue('v1')),
      member('kind', textValue(kind)),
      member('metadata', { kind: 'mapping', members: [member('name', textValue(name))], at: 0 }),
      ...(kind === 'Secret' ? [member('type', textValue('Opaque'))] : []),
      member('data', data),
    ],
    at: 0,
  };
  return runAtOnce(formatYamlDocument(root, STYLE));
}

/** Comments are before the variable that follows them. */
function mappingOf(items: readonly Item[], findings: Findings, write: (variable: Variable) => string): DocumentValue {
  const kept = new Set(lastOfEach(items, findings));
  let before: string[] = [];
  const members: Member[] = [];
  for (const item of items) {
    if (item.kind === 'comment') before.push(` ${item.text}`);
    else if (kept.has(item)) {
      members.push({ name: item.name, at: 0, value: { kind: 'string', text: write(item), at: 0, comments: commentsOf(before, []) } });
      before = [];
    }
  }
  return { kind: 'mapping', members, at: 0, comments: commentsOf([], before) };
}

const commentsOf = (before: string[], after: string[]): Comments => ({ before, after, documentEnd: [] });

/** A document has each name once: the last value counts, as for every program that reads variables. */
function lastOfEach(items: readonly Item[], findings: Findings): readonly Variable[] {
  const variables = items.filter(isVariable);
  const last = new Map(variables.map((variable) => [variable.name, variable]));
  return variables.filter((variable) => {
    const isLast = last.get(variable.name) === variable;
    if (!isLast) findings.report('duplicate', variable.name, variable.at);
    return isLast;
  });
}
