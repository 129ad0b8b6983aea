import { readJson } from '../../lib/document/json-tree.ts';
import { arrangeMembers } from '../../lib/document/members.ts';
import type { Work } from '../../lib/document/slices.ts';
import { share } from '../../lib/document/slices.ts';
import type { WarningSink } from '../../lib/document/warnings.ts';
import type { YamlStyle } from '../../lib/document/yaml-writer.ts';
import { writeYaml } from '../../lib/document/yaml-writer.ts';

const FIELD = 'input';

interface Options extends Omit<YamlStyle, 'field'> {
  readonly syntax: 'json5' | 'json';
  readonly duplicateKeys: 'error' | 'last' | 'first';
  readonly sortKeys: boolean;
}

/** @throws InputError `invalid-json`, `duplicate-key`, `too-deeply-nested`, each with line and column */
export function* jsonToYaml(json: string, options: Options, warnings: WarningSink<'duplicate-key' | 'comment-dropped'>): Work<string> {
  const { duplicateKeys, sortKeys } = options;
  const { documents, repeatedNames } = yield* share(readJson(json, { ...options, field: FIELD }, warnings), 0, 0.5);
  const [document] = documents;
  if (!document) return '';
  const repeated = repeatedNames === 0 || duplicateKeys === 'error' ? undefined : duplicateKeys;
  const arranged = yield* share(arrangeMembers(document, { sortKeys, repeated }), 0.5, 0.6);
  return yield* share(writeYaml(arranged, { ...options, field: FIELD }), 0.6, 1);
}
