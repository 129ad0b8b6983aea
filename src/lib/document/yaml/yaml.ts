import type { RunContext } from '../../../contract/operations.ts';
import type { Document, Special, Written } from '../document.ts';
import { runReading, runWriting, Source } from '../document.ts';
import { arrangeMembers } from '../members.ts';
import type { Work } from '../../work/slices.ts';
import { share } from '../../work/slices.ts';
import type { DocumentValue } from '../value.ts';
import type { WarningCode, WarningSink } from '../../warnings/warnings.ts';
import type { YamlReadingRules, YamlWarning } from './composer.ts';
import { composeYaml } from './composer.ts';
import type { LocalTags } from './local-tags.ts';
import { parseYamlSyntax } from './syntax.ts';
import { readYamlTemplate } from './template.ts';
import type { YamlStyle } from './writer.ts';
import { formatYamlDocument } from './writer.ts';

export interface YamlReading extends Pick<YamlReadingRules, 'duplicateKeys'> {
  readonly yamlVersion?: '1.2' | '1.1' | undefined;
  /** `auto`: several documents are a sequence, one is itself. `array`: always a sequence. `lines`: separate roots. */
  readonly documents?: 'auto' | 'array' | 'lines' | undefined;
  readonly mergeKeys?: boolean | undefined;
  readonly dates?: boolean | undefined;
  readonly keepComments?: boolean | undefined;
  readonly tags?: LocalTags | undefined;
}

type YamlDocument = Document<YamlWarning | 'comment-dropped', 'date-time' | 'non-finite'>;
/** If read without `dates`, the document contains none. */
type YamlDocumentOf<Options extends YamlReading> = Options extends { readonly dates: boolean }
  ? YamlDocument
  : Document<YamlWarning | 'comment-dropped', 'non-finite'>;

/**
 * Reads YAML 1.2.2, its scalars by the core schema or by the types of YAML 1.1.
 * @throws InputError `invalid-yaml`, `duplicate-key`, `cyclic-alias`, `alias-expansion-limit`, `too-deeply-nested`, with line and column
 */
export async function readYaml<Options extends YamlReading>(
  text: string,
  field: string,
  options: Options,
  context: RunContext,
): Promise<YamlDocumentOf<Options>> {
  const document: YamlDocument = await runReading(readingYaml(new Source(text, field), options), context);
  // The same, but for what its type states about dates.
  return document as YamlDocumentOf<Options>;
}

function* readingYaml(source: Source, options: YamlReading): Work<YamlDocument> {
  const { documents = 'auto' } = options;
  const values = yield* parseYamlDocuments(source.text, options, source);
  if (documents === 'lines') return { roots: values, count: values.length, source };
  const [first] = values;
  const root: DocumentValue = documents === 'auto' && values.length === 1 && first ? first : { kind: 'sequence', items: values, at: 0 };
  return { roots: [root], count: values.length, source };
}

/** Yields the values of all documents in a text. If there are several, the paths of their warnings start with the document index. */
export function* parseYamlDocuments(
  text: string,
  { yamlVersion = '1.2', documents = 'auto', mergeKeys = true, duplicateKeys, dates = false, keepComments = false, tags = 'drop' }: YamlReading,
  source: { readonly field: string; readonly warnings: WarningSink<YamlWarning | 'comment-dropped'> },
): Work<DocumentValue[]> {
  const template = yield* share(readYamlTemplate(text, source.field), 0, 0.3);
  const stream = yield* share(parseYamlSyntax(template?.text ?? text, source.field, keepComments), 0.3, 0.6);
  if (!keepComments && stream.comments.count > 0) {
    const { count, firstAt } = stream.comments;
    source.warnings.add('comment-dropped', { path: () => '', at: firstAt, detail: () => String(count) });
  }
  const isSequence = documents === 'array' || (documents === 'auto' && stream.documents.length > 1);
  const values: DocumentValue[] = [];
  for (const syntax of stream.documents) {
    const composing = composeYaml(
      syntax,
      { yamlVersion, mergeKeys, duplicateKeys, dates, tags },
      { text, template, ...source },
      isSequence ? [values.length] : [],
    );
    const start = 0.6 + (0.4 * values.length) / stream.documents.length;
    values.push(yield* share(composing, start, start + 0.4 / stream.documents.length));
  }
  return values;
}

export interface YamlWriting extends Omit<YamlStyle, 'field' | 'warnings'> {
  readonly sortKeys?: boolean | undefined;
}

/** Writes the first root as YAML in block style; an empty text if there is none. */
export function writeYaml<Code extends WarningCode, Has extends Special>(
  document: Document<Code, Has>,
  options: YamlWriting,
  context: RunContext,
): Promise<Written<Code | (Has extends 'date-time' ? 'date-became-string' : never)>> {
  return runWriting(writingYaml(document, options), document.source, context);
}

function* writingYaml({ roots: [root], source }: Document, { sortKeys = false, ...style }: YamlWriting): Work<string> {
  if (!root) return '';
  const arranged = yield* share(arrangeMembers(root, { sortKeys, repeated: undefined }), 0, 0.2);
  return yield* share(formatYamlDocument(arranged, { ...style, field: source.field, warnings: source.warnings }), 0.2, 1);
}
