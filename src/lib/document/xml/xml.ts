import type { RunContext } from '../../../contract/operations.ts';
import { readNames } from '../../lines/names.ts';
import type { Document, Written } from '../document.ts';
import { runReading, runWriting, Source } from '../document.ts';
import { arrangeMembers } from '../members.ts';
import { orderedNodesOf, orderedToXml } from './from-ordered.ts';
import type { Work } from '../../work/slices.ts';
import { share } from '../../work/slices.ts';
import type { DocumentValue } from '../value.ts';
import type { XmlNaming } from './from-value.ts';
import { valueToXml } from './from-value.ts';
import type { WarningCode } from '../../warnings/warnings.ts';
import { XmlChecks } from './checks.ts';
import type { XmlDocument } from './node.ts';
import type { XmlStyle } from './printer.ts';
import { formatXmlDocument } from './printer.ts';
import type { XmlReadingRules } from './to-value.ts';
import { parseXmlValue } from './tree.ts';

export interface XmlReading extends Pick<XmlReadingRules, 'convention' | 'parseValues'> {
  /** Comma-separated names of elements that always become arrays; `*` for all but the root. */
  readonly arrayElements: string;
  readonly keepWhitespace: boolean;
}

type ReadXml = Document<'comment-dropped' | 'entity-not-read', never>;

/**
 * Reads XML 1.0 as a value in a convention.
 * @throws InputError `invalid-xml`, `too-deeply-nested`, with line and column
 */
export function readXml(text: string, field: string, options: XmlReading, context: RunContext): Promise<ReadXml> {
  return runReading(readingXml(new Source(text, field), options), context);
}

function* readingXml(source: Source, { convention, parseValues, arrayElements, keepWhitespace }: XmlReading): Work<ReadXml> {
  const rules = { convention, parseValues, arrayElements: new Set(readNames(arrayElements).map(({ name }) => name)) };
  const { root, asides } = yield* parseXmlValue(source, rules, keepWhitespace);
  if (convention === 'prefixed') source.warnings.addDroppedComments(asides);
  return { roots: [root], count: 1, source };
}

export interface XmlWriting extends XmlNaming, Omit<XmlStyle, 'field'> {
  /** Whether to start with an XML declaration, unless the value has one. */
  readonly declaration: boolean;
  readonly invalidNames: 'replace' | 'error';
  readonly sortKeys?: boolean | undefined;
}

/**
 * Writes the first root as XML; an empty text if there is none.
 * @throws InputError `invalid-name`, `unrepresentable-character`, with line and column
 */
export function writeXml<Code extends WarningCode>(
  document: Document<Code>,
  options: XmlWriting,
  context: RunContext,
): Promise<Written<Code | 'name-replaced' | 'empty-array-dropped'>> {
  return runWriting(writingXml(document, options), document.source, context);
}

function* writingXml({ roots: [root], source }: Document, options: XmlWriting): Work<string> {
  if (!root) return '';
  const arranged = yield* share(arrangeMembers(root, { sortKeys: options.sortKeys ?? false, repeated: undefined }), 0, 0.2);
  const checks = new XmlChecks(source, options.invalidNames);
  const xml = yield* share(buildXml(arranged, options, checks), 0.2, 0.6);
  checkDoctypes(xml, checks);
  const declaration = xml.declaration ?? (options.declaration ? DECLARATION : undefined);
  return yield* share(formatXmlDocument({ ...xml, declaration }, { ...options, field: source.field }), 0.6, 1);
}

/** Checked last, because the declaration may be anywhere in the value. */
function checkDoctypes({ declaration = [], nodes }: XmlDocument, checks: XmlChecks): void {
  const isStandalone = declaration.some(({ name, value }) => name === 'standalone' && value === 'yes');
  for (const node of nodes) if (node.kind === 'doctype') checks.doctype(node.text, node.at, isStandalone);
}

function* buildXml(root: DocumentValue, options: XmlNaming, checks: XmlChecks): Work<XmlDocument> {
  const { convention, rootName } = options;
  const nodes = convention === 'auto' || convention === 'ordered' ? orderedNodesOf(root) : undefined;
  return yield* nodes ? orderedToXml(root, nodes, rootName, checks) : valueToXml(root, options, checks);
}

const DECLARATION = [
  { name: 'version', value: '1.0', at: 0 },
  { name: 'encoding', value: 'UTF-8', at: 0 },
];
