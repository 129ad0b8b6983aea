import type { RunContext } from '../../contract/operations.ts';
import type { Document, Written } from './document.ts';
import { runWriting } from './document.ts';
import { arrangeMembers } from './members.ts';
import type { Work } from './slices.ts';
import { share } from './slices.ts';
import type { WarningCode } from './warnings.ts';
import type { YamlStyle } from './yaml-writer.ts';
import { formatYamlDocument } from './yaml-writer.ts';

export interface YamlWriting extends Omit<YamlStyle, 'field'> {
  readonly sortKeys?: boolean | undefined;
}

/** Writes the first root as YAML in block style; nothing, if there is none. */
export function writeYaml<Code extends WarningCode>(document: Document<Code>, options: YamlWriting, context: RunContext): Promise<Written<Code>> {
  return runWriting(writingYaml(document, options), document.source, context);
}

function* writingYaml({ roots: [root], source }: Document, { sortKeys = false, ...style }: YamlWriting): Work<string> {
  if (!root) return '';
  const arranged = yield* share(arrangeMembers(root, { sortKeys, repeated: undefined }), 0, 0.2);
  return yield* share(formatYamlDocument(arranged, { ...style, field: source.field }), 0.2, 1);
}
