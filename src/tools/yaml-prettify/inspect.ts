import type { InputError } from '../../contract/errors.ts';
import { shortened } from '../../lib/text-position/grammar-error.ts';
import { OpenNames } from '../../lib/document/names.ts';
import { formatPointer } from '../../lib/document/path.ts';
import type { Work } from '../../lib/work/slices.ts';
import type { WarningSink } from '../../lib/warnings/warnings.ts';
import { resolveTag } from '../../lib/document/yaml/directives.ts';
import { yamlError } from '../../lib/document/yaml/error.ts';
import type { YamlNode, YamlScalar } from '../../lib/document/yaml/node.ts';
import type { Resolution, YamlVersion } from '../../lib/document/yaml/schema.ts';
import { formatResolution, mayDiffer, resolvePlain, versionDifference } from '../../lib/document/yaml/schema.ts';
import { resolveTaggedScalar } from '../../lib/document/yaml/tags.ts';
import { AnchorOrder } from './anchors.ts';
import type { Arrangement } from './arrange.ts';
import { arrange } from './arrange.ts';
import type { Problems } from './problems.ts';
import { duplicateKey } from './problems.ts';
import type { Collection, Node, OutlinedDocument } from './outline.ts';
import { isCollection } from './outline.ts';

export type FormatWarning = 'duplicate-key' | 'comment-dropped' | 'yaml-1-1-difference';

export interface InspectionRules {
  readonly duplicateKeys: 'error' | 'last' | 'first';
  readonly sortKeys: boolean;
}

export interface Report {
  readonly text: string;
  readonly field: string;
  readonly problems: Problems;
  readonly warnings: WarningSink<FormatWarning>;
}

interface Frame {
  readonly node: Collection;
  /** Whether it determines the identity of a key: it is a key, or is inside one. */
  readonly needsIdentity: boolean;
  /** The moments of its keys and values, or items. */
  readonly parts: string[];
  /** The key of each member. */
  readonly identities: string[];
  readonly names: string[];
  hasRepeated: boolean;
  next: number;
}

const SLICE_STEPS = 2 ** 14;

/**
 * Finds errors that the grammar allows: duplicate keys, aliases without an anchor, tags with an unknown handle. Then puts
 * the members of every mapping in output order.
 */
export function* inspectYaml(document: OutlinedDocument, rules: InspectionRules, report: Report, index: number | undefined): Work<void> {
  const inspector = new Inspector(document, rules, report, index);
  yield* inspector.inspect();
}

class Inspector {
  readonly #document: OutlinedDocument;
  readonly #rules: InspectionRules;
  readonly #report: Report;
  readonly #index: number | undefined;
  readonly #version: YamlVersion;
  readonly #frames: Frame[] = [];
  readonly #names = new OpenNames();
  readonly #anchors = new AnchorOrder();
  readonly #arrangements: Arrangement[] = [];
  // Collections that are keys, by their content.
  readonly #ids = new Map<string, number>();

  constructor(document: OutlinedDocument, rules: InspectionRules, report: Report, index: number | undefined) {
    this.#document = document;
    this.#rules = rules;
    this.#report = report;
    this.#index = index;
    this.#version = document.syntax.version === '1.1' ? '1.1' : '1.2';
  }

  *inspect(): Work<void> {
    this.#start(this.#document.root);
    for (let frame = this.#frames.at(-1), steps = 1; frame; frame = this.#frames.at(-1), steps++) {
      const child = childAt(frame.node, frame.next);
      if (child) {
        frame.next++;
        this.#start(child);
      } else this.#close(frame);
      if (steps % SLICE_STEPS === 0) yield this.#share();
    }
    for (const [index, arrangement] of this.#arrangements.entries()) {
      arrange(arrangement, this.#rules, this.#anchors);
      if (index % SLICE_STEPS === 0) yield 1;
    }
    const dropped = this.#anchors.lostAnchor();
    if (dropped) this.#report.problems.add(dropped.at, () => duplicateKey(this.#report, dropped));
  }

  #start(node: Node): void {
    const frame = this.#frames.at(-1);
    if (frame && (frame.node.kind === 'sequence' || frame.next % 2 === 1)) this.#anchors.startMember();
    else this.#anchors.advance();
    this.#checkTag(node);
    const { anchor } = node.kind === 'alias' ? {} : (node.source.properties ?? {});
    if (anchor) this.#anchors.define(anchor.text);
    if (isCollection(node)) return this.#open(node);
    if (node.kind === 'alias') this.#readAlias(node.source.name, node.source.at);
    else if (node.kind === 'scalar') this.#warnOfDifference(node.source);
    this.#end(node, () => (node.kind === 'alias' ? `*${node.source.name}` : this.#identityOf(node.source)));
  }

  #open(node: Collection): void {
    const parent = this.#frames.at(-1);
    const needsIdentity = parent !== undefined && (parent.needsIdentity || this.#isName(parent));
    this.#anchors.open(node.kind === 'mapping');
    this.#names.open(this.#frames.length);
    this.#frames.push({ node, needsIdentity, parts: [], identities: [], names: [], hasRepeated: false, next: 0 });
  }

  #close(frame: Frame): void {
    this.#frames.pop();
    const { node, identities, names, parts, hasRepeated } = frame;
    const { members, needs } = this.#anchors.close();
    if (node.kind === 'mapping' && (hasRepeated || this.#rules.sortKeys)) {
      const isRoot = this.#frames.length === 0;
      this.#arrangements.push({ node, identities, names, needs, moments: members, end: this.#anchors.moment, isRoot });
    }
    this.#end(node, () => {
      const key = `${node.kind}${(node.kind === 'mapping' ? parts.toSorted() : parts).join('')}`;
      const id = this.#ids.get(key) ?? this.#ids.size;
      this.#ids.set(key, id);
      return `#${id}`;
    });
  }

  /** Ends a node. */
  #end(node: Node, identify: () => string): void {
    const frame = this.#frames.at(-1);
    if (!frame) return;
    const isName = this.#isName(frame);
    if (!isName && !frame.needsIdentity) return;
    const identity = identify();
    if (isName) this.#addName(frame, node, identity);
    if (!frame.needsIdentity) return;
    const part = `${identity.length}:${identity}`;
    if (frame.node.kind === 'sequence' || isName) frame.parts.push(part);
    else frame.parts.push((frame.parts.pop() ?? '') + part);
  }

  #isName(frame: Frame): boolean {
    return frame.node.kind === 'mapping' && frame.next % 2 === 1;
  }

  #addName(frame: Frame, node: Node, identity: string): void {
    frame.identities.push(identity);
    frame.names.push(this.#nameOf(node));
    if (isMergeKey(node) || this.#names.add(this.#frames.length - 1, identity)) return;
    const name = frame.names.at(-1) ?? '';
    const { at } = node.source;
    if (this.#rules.duplicateKeys === 'error') this.#report.problems.add(at, () => duplicateKey(this.#report, { at, name }));
    else this.#report.warnings.add('duplicate-key', { path: () => this.#pointer(), at, detail: () => name });
    frame.hasRepeated = true;
  }

  // --- Values of scalars

  /** Returns the identity of a key: 1 and 0x1 are the same, 1 and "1" are not. */
  #identityOf(source: YamlScalar): string {
    const resolution = this.#resolve(source);
    if (resolution) return `${resolution.kind} ${formatResolution(resolution, source.text)}`;
    return `${source.properties?.tag?.text ?? ''} ${source.text}`;
  }

  /** `undefined` for a tag unknown to YAML, or a value that does not match it. */
  #resolve({ text, style, at, properties }: YamlScalar): Resolution | undefined {
    const tag = properties?.tag && resolveTag(properties.tag.text, this.#document.syntax.handles);
    if (tag !== undefined) {
      const value = resolveTaggedScalar(tag, text, at, this.#version, false);
      return value === undefined || value === 'unknown' || value.kind === 'date-time' ? undefined : value;
    }
    return style === 'plain' || style === 'empty' ? resolvePlain(text, this.#version) : { kind: 'string' };
  }

  /** Returns the text of a key for sorting and in paths. */
  #nameOf(node: Node): string {
    if (node.kind === 'alias') return `*${node.source.name}`;
    if (isCollection(node)) return collectionName(node);
    const resolution = this.#resolve(node.source);
    return resolution ? formatResolution(resolution, node.source.text) : node.source.text;
  }

  #warnOfDifference({ text, style, at, properties }: YamlScalar): void {
    if (style !== 'plain' || properties?.tag || !mayDiffer(text)) return;
    const difference = versionDifference(text);
    if (difference !== undefined) this.#report.warnings.add('yaml-1-1-difference', { path: () => this.#pointer(text), at, detail: () => difference });
  }

  // --- Properties

  #checkTag(node: Node): void {
    const tag = node.kind === 'alias' ? undefined : node.source.properties?.tag;
    if (tag && resolveTag(tag.text, this.#document.syntax.handles) === undefined) this.#addProblem(tag.at, 'tagHandle', tag.text);
  }

  #readAlias(name: string, at: number): void {
    if (!this.#anchors.use(name)) this.#addProblem(at, 'knownAnchor', name);
  }

  #addProblem(at: number, expected: 'tagHandle' | 'knownAnchor', name: string): void {
    const create = (): InputError => yamlError(this.#report.text, this.#report.field, { at, expected, name });
    this.#report.problems.add(at, create);
  }

  /** Path of the next node; `name` if it is a key itself. */
  #pointer(name = ''): string {
    const steps = this.#frames.map((frame) => {
      if (frame.node.kind === 'sequence') return frame.next - 1;
      return this.#isName(frame) && frame.names.length < (frame.next + 1) / 2 ? shortened(name) : (frame.names.at(-1) ?? '');
    });
    return formatPointer(this.#index === undefined ? steps : [this.#index, ...steps]);
  }

  #share(): number {
    const root = this.#frames[0];
    return root ? root.next / (1 + 2 * root.node.members.length) : 1;
  }
}

const MAX_NODES = 50;

/** Returns the content of a collection in a canonical order. All large ones have the same text. */
function collectionName({ kind, source }: Collection): string {
  const leaves: string[] = [];
  const nodes: YamlNode[] = [source];
  for (let index = 0; index < nodes.length && nodes.length <= MAX_NODES; index++) {
    const node = nodes[index];
    if (node?.kind === 'sequence') nodes.push(...node.items.slice(0, MAX_NODES));
    else if (node?.kind === 'mapping') nodes.push(...node.pairs.slice(0, MAX_NODES).flatMap(({ key, value }) => [key, value]));
    else if (node) leaves.push(node.kind === 'alias' ? `*${node.name}` : shortened(node.text));
  }
  const text = nodes.length > MAX_NODES ? '…' : leaves.toSorted().join(', ');
  return kind === 'mapping' ? `{${text}}` : `[${text}]`;
}

function childAt(node: Collection, index: number): Node | undefined {
  if (node.kind === 'sequence') return node.members[index]?.value;
  const member = node.members[Math.floor(index / 2)];
  return index % 2 === 0 ? member?.key : member?.value;
}

const isMergeKey = (node: Node): boolean =>
  node.kind === 'scalar' && node.source.style === 'plain' && node.source.text === '<<' && node.source.properties?.tag === undefined;
