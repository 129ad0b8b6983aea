import { InputError } from '../../../contract/errors.ts';
import { readDateTime } from '../date-time.ts';
import { shortened } from '../../text-position/grammar-error.ts';
import { toPlainText } from '../json/text.ts';
import { Locator } from '../../text-position/locator.ts';
import { dropRepeatedMembers } from '../members.ts';
import type { Path } from '../path.ts';
import { formatPointer } from '../path.ts';
import type { Work } from '../../work/slices.ts';
import type { CollectionValue, DocumentValue, Member, ScalarValue, StringValue } from '../value.ts';
import { isCollection, MAX_DEPTH } from '../value.ts';
import type { WarningSink } from '../../warnings/warnings.ts';
import { resolveTag } from './directives.ts';
import { yamlError } from './error.ts';
import type { Entry } from './members.ts';
import { mergeMembers, mergeSources, orderedMembers } from './members.ts';
import type { YamlAlias, YamlCollection, YamlNode, YamlProperty, YamlScalar, YamlSyntax } from './node.ts';
import type { YamlVersion } from './schema.ts';
import { mayDiffer, resolvePlain, versionDifference } from './schema.ts';
import type { LocalTags } from './local-tags.ts';
import { keyOfTag, taggedScalar, taggedValue } from './local-tags.ts';
import type { YamlTemplate } from './template.ts';
import { hasPlaceholder } from './template.ts';
import { CORE_TAG, resolveTaggedScalar, withPlace } from './tags.ts';

export type YamlWarning =
  | 'duplicate-key'
  | 'anchor-expanded'
  | 'key-converted'
  | 'tag-dropped'
  | 'bracket-not-indented'
  | 'template-placeholder'
  | 'yaml-1-1-difference';

export interface YamlReadingRules {
  readonly yamlVersion: YamlVersion;
  readonly mergeKeys: boolean;
  readonly duplicateKeys: 'error' | 'last' | 'first';
  /** Whether to read plain scalars in date or time notation as dates and times. */
  readonly dates: boolean;
  readonly tags: LocalTags;
}

interface YamlSource {
  readonly text: string;
  readonly template?: YamlTemplate | undefined;
  readonly field: string;
  readonly warnings: WarningSink<YamlWarning>;
}

/** A node that an alias can refer to. */
interface Anchored {
  /** `undefined` until the node has ended. */
  readonly value: DocumentValue | undefined;
  readonly size: Size;
}

/** Size of a value with its aliases expanded: number of values, code units of text, and levels. */
interface Size {
  values: number;
  units: number;
  height: number;
}

interface Frame {
  readonly node: YamlCollection;
  readonly value: CollectionValue;
  readonly entries: Entry[];
  readonly items: DocumentValue[];
  readonly names: Set<string>;
  readonly size: Size;
  /** Index of the next node; in a mapping each pair has two, key and value. */
  next: number;
  name: string;
  nameAt: number;
  isMerge: boolean;
  hasMerge: boolean;
  hasRepeated: boolean;
}

const MAX_EXPANDED_VALUES = 1_000_000;
// Even a few aliases can fill memory if they refer to long strings.
const MAX_EXPANDED_UNITS = 2 ** 27;
// A collection used as a key becomes a string with escapes, which each level around it escapes again: its length doubles with
// each. Anything longer than a string of its own length could need is rejected, long before memory is full.
const MAX_KEY_UNITS = 2 ** 20;
const MAX_KEY_GROWTH = 16;
const MAX_NAME_WARNINGS = 10_000;
const SLICE_STEPS = 2 ** 15;

/**
 * Composes the value of a YAML document: scalars by schema and tag, aliases expanded, merge keys resolved, keys as strings.
 * `prefix` is the document's index among several.
 * @throws InputError `invalid-yaml`, `duplicate-key`, `cyclic-alias`, `alias-expansion-limit`, `too-deeply-nested`
 */
export function* composeYaml(syntax: YamlSyntax, rules: YamlReadingRules, source: YamlSource, prefix: Path): Work<DocumentValue> {
  const composer = new Composer(syntax, rules, source, prefix);
  return yield* composer.compose();
}

class Composer {
  readonly #syntax: YamlSyntax;
  readonly #rules: YamlReadingRules;
  readonly #source: YamlSource;
  readonly #prefix: Path;
  readonly #version: YamlVersion;
  readonly #anchors = new Map<string, Anchored>();
  readonly #frames: Frame[] = [];
  #result: DocumentValue | undefined;
  // Values and code units so far, including those of aliases.
  #values = 0;
  #units = 0;
  // Code units of the keys created from collections.
  #keyUnits = 0;
  // The mapping whose key is being read, and the warnings about that key, which have no path yet.
  #naming: Frame | undefined;
  #nameWarnings: { readonly code: YamlWarning; readonly at: number; readonly detail: string }[] = [];

  constructor(syntax: YamlSyntax, rules: YamlReadingRules, source: YamlSource, prefix: Path) {
    this.#syntax = syntax;
    this.#rules = rules;
    this.#source = source;
    this.#prefix = prefix;
    this.#version = syntax.version === undefined ? rules.yamlVersion : syntax.version === '1.1' ? '1.1' : rules.yamlVersion;
  }

  *compose(): Work<DocumentValue> {
    this.#start(this.#syntax.root);
    for (let frame = this.#frames.at(-1), steps = 1; frame; frame = this.#frames.at(-1), steps++) {
      const child = childAt(frame.node, frame.next);
      if (child) {
        frame.next++;
        this.#start(child);
      } else this.#close(frame);
      if (steps % SLICE_STEPS === 0) yield this.#share();
    }
    return this.#result ?? { kind: 'null', at: 0 };
  }

  /** Starts a node; scalars and aliases end immediately. */
  #start(node: YamlNode): void {
    const frame = this.#frames.at(-1);
    if (frame && !this.#naming && this.#isName(frame)) this.#naming = frame;
    if (node.kind === 'alias') this.#addAlias(node);
    else if (node.kind === 'scalar') this.#addScalar(node);
    else this.#open(node);
  }

  // --- Scalars

  #addScalar(written: YamlScalar): void {
    const node = this.#restored(written);
    const key = this.#keyOf(node);
    const scalar = this.#scalar(node);
    const value: DocumentValue = key === undefined ? scalar : taggedScalar(key, node.text, scalar, this.#rules.tags);
    if (node.comments) value.comments = node.comments;
    const size = { values: 1, units: node.text.length, height: 0 };
    if (key !== undefined) enlarge(size, key);
    this.#count(size);
    this.#setAnchor(node.properties?.anchor, { value, size });
    const frame = this.#frames.at(-1);
    if (frame && this.#isName(frame)) this.#setName(frame, node, value);
    else this.#add(value, size);
  }

  /** Restores the placeholders of a template. */
  #restored(node: YamlScalar): YamlScalar {
    const { template } = this.#source;
    if (!template) return node;
    const text = template.restore(node.text);
    if (hasPlaceholder(node.text)) this.#warn('template-placeholder', node.at, shortened(text));
    return { ...node, text };
  }

  #scalar(node: YamlScalar): ScalarValue {
    const { text, at, style, properties } = node;
    const tag = properties?.tag && this.#tagOf(properties.tag);
    if (tag !== undefined) {
      const tagged = resolveTaggedScalar(tag, text, at, this.#version, this.#rules.dates);
      if (tagged === undefined) throw this.#syntaxError(at, 'tagValue', properties?.tag?.text ?? '');
      if (tagged !== 'unknown') return tagged;
      if (this.#keyOf(node) === undefined) this.#warn('tag-dropped', properties?.tag?.at ?? at, tag);
    }
    if (style === 'plain' || style === 'empty') return this.#plainScalar(text, at);
    return { kind: 'string', text, style, at };
  }

  #plainScalar(text: string, at: number): ScalarValue {
    const isValue = !this.#isName(this.#frames.at(-1));
    const dateTime = this.#rules.dates && isValue ? readDateTime(text, false) : undefined;
    if (dateTime) return { kind: 'date-time', ...dateTime, at };
    if (mayDiffer(text)) {
      const difference = versionDifference(text);
      if (difference !== undefined) this.#warn('yaml-1-1-difference', at, difference);
    }
    const resolution = resolvePlain(text, this.#version);
    if (resolution.kind !== 'string') return withPlace(resolution, text, at);
    const value: StringValue = { kind: 'string', text, style: 'plain', at };
    return value;
  }

  /** Returns the key that wraps a value with a tag; `undefined` if it has no tag to keep. Keys are always strings. */
  #keyOf(node: YamlScalar | YamlCollection): string | undefined {
    const tag = node.properties?.tag;
    if (!tag || this.#rules.tags === 'drop' || this.#isName(this.#frames.at(-1))) return undefined;
    const resolved = this.#tagOf(tag);
    const isKnown = resolved === '!' || SCALAR_TAGS.has(resolved) || COLLECTION_TAGS.has(resolved);
    return isKnown ? undefined : keyOfTag(this.#rules.tags === 'keep' ? tag.text : resolved, this.#rules.tags);
  }

  #tagOf({ text, at }: YamlProperty): string {
    const tag = resolveTag(text, this.#syntax.handles);
    if (tag === undefined) throw this.#syntaxError(at, 'tagHandle', text);
    return tag;
  }

  // --- Aliases

  #setAnchor(anchor: YamlProperty | undefined, anchored: Anchored): void {
    if (anchor) this.#anchors.set(anchor.text, anchored);
  }

  #addAlias(node: YamlAlias): void {
    const anchored = this.#anchors.get(node.name);
    if (!anchored) throw this.#syntaxError(node.at, 'knownAnchor', node.name);
    const { value, size } = anchored;
    if (!value) throw this.#error('cyclic-alias', node.at, { name: shortened(node.name) });
    if (this.#frames.length + size.height > MAX_DEPTH) throw this.#error('too-deeply-nested', node.at, { limit: MAX_DEPTH, reason: 'depth' });
    this.#count(size);
    this.#checkExpansion(node);
    this.#warn('anchor-expanded', node.at, node.name);
    // A comment at the anchor is not repeated at the alias.
    const { comments: _comments, ...copy } = value;
    const own: DocumentValue = node.comments ? { ...copy, comments: node.comments } : copy;
    const frame = this.#frames.at(-1);
    if (frame && this.#isName(frame)) this.#setName(frame, node, own);
    else this.#add(own, size);
  }

  #count(size: Size): void {
    this.#values += size.values;
    this.#units += size.units;
  }

  #checkExpansion(node: YamlAlias): void {
    if (this.#values > MAX_EXPANDED_VALUES || this.#units > MAX_EXPANDED_UNITS)
      throw this.#error('alias-expansion-limit', node.at, { name: shortened(node.name), limit: MAX_EXPANDED_VALUES });
  }

  // --- Collections

  #open(node: YamlCollection): void {
    const tag = node.properties?.tag && this.#tagOf(node.properties.tag);
    if (tag !== undefined) this.#checkCollectionTag(node, tag);
    const entries: Entry[] = [];
    const items: DocumentValue[] = [];
    const value: CollectionValue = node.kind === 'mapping' ? { kind: 'mapping', members: [], at: node.at } : { kind: 'sequence', items, at: node.at };
    const size = { values: 1, units: 0, height: 1 };
    this.#values++;
    this.#setAnchor(node.properties?.anchor, { value: undefined, size });
    this.#frames.push({
      node,
      value,
      entries,
      items,
      names: new Set(),
      size,
      next: 0,
      name: '',
      nameAt: 0,
      isMerge: false,
      hasMerge: false,
      hasRepeated: false,
    });
  }

  #checkCollectionTag(node: YamlCollection, tag: string): void {
    const { at = 0, text = '' } = node.properties?.tag ?? {};
    const kind = COLLECTION_TAGS.get(tag);
    if (kind === node.kind || tag === '!') return;
    if (kind !== undefined || SCALAR_TAGS.has(tag)) throw this.#syntaxError(node.at, 'tagValue', text);
    if (this.#keyOf(node) === undefined) this.#warn('tag-dropped', at, tag);
  }

  #close(frame: Frame): void {
    this.#frames.pop();
    const key = this.#keyOf(frame.node);
    const untagged = this.#closedValue(frame);
    const value = key === undefined ? untagged : taggedValue(key, untagged);
    if (key !== undefined) enlarge(frame.size, key);
    if (frame.node.comments) value.comments = frame.node.comments;
    const { isLoose = false, end = 0 } = frame.node;
    if (isLoose) this.#warn('bracket-not-indented', end - 1, this.#source.text.charAt(end - 1));
    const { anchor } = frame.node.properties ?? {};
    // The same anchor may have been redefined inside the node; then it refers to that.
    if (anchor && this.#anchors.get(anchor.text)?.size === frame.size) this.#anchors.set(anchor.text, { value, size: frame.size });
    const parent = this.#frames.at(-1);
    if (parent && this.#isName(parent)) this.#setName(parent, frame.node, value);
    else this.#add(value, frame.size);
  }

  #closedValue({ node, value, entries, items, hasMerge, hasRepeated }: Frame): CollectionValue {
    const keep = this.#rules.duplicateKeys === 'first' ? 'first' : 'last';
    if (value.kind === 'sequence') {
      if (node.properties?.tag === undefined || this.#tagOf(node.properties.tag) !== `${CORE_TAG}omap`) return value;
      const members = orderedMembers(items, keep);
      if (!members) throw this.#syntaxError(node.at, 'tagValue', node.properties.tag.text);
      return { kind: 'mapping', members, at: value.at };
    }
    if (hasMerge) return { ...value, members: mergeMembers(entries, keep) };
    const members = entries.filter((entry): entry is Member => !('merged' in entry));
    return { ...value, members: hasRepeated ? dropRepeatedMembers(members, keep) : members };
  }

  /** Adds a value to the open collection. */
  #add(value: DocumentValue, size: Size): void {
    const frame = this.#frames.at(-1);
    if (!frame) {
      this.#result = value;
      return;
    }
    addSize(frame.size, size);
    if (frame.node.kind === 'sequence') frame.items.push(value);
    else if (frame.isMerge) this.#merge(frame, value);
    else frame.entries.push({ name: frame.name, at: frame.nameAt, value });
  }

  #merge(frame: Frame, value: DocumentValue): void {
    const merged = mergeSources(value);
    frame.isMerge = false;
    if (merged) {
      frame.hasMerge = true;
      frame.entries.push({ merged });
    } else {
      this.#checkRepeated(frame);
      frame.entries.push({ name: frame.name, at: frame.nameAt, value });
    }
  }

  // --- Keys

  #isName(frame: Frame | undefined): boolean {
    return frame?.node.kind === 'mapping' && frame.next % 2 === 1;
  }

  #setName(frame: Frame, node: YamlNode, value: DocumentValue): void {
    frame.nameAt = node.at;
    frame.name = this.#nameOf(value);
    if (frame === this.#naming) this.#warnOfName();
    // If the mapping is repeated, so are its keys.
    frame.size.units += frame.name.length;
    if (isCollection(value)) this.#addConvertedKey(node, frame.name);
    frame.isMerge = this.#rules.mergeKeys && node.kind === 'scalar' && isMergeKey(node);
    if (!frame.isMerge) this.#checkRepeated(frame);
  }

  #addConvertedKey({ at }: YamlNode, name: string): void {
    this.#keyUnits += name.length;
    const limit = Math.max(MAX_KEY_UNITS, this.#source.text.length * MAX_KEY_GROWTH);
    if (this.#keyUnits > limit) throw this.#error('too-deeply-nested', at, { limit, reason: 'keys' });
    this.#warn('key-converted', at, shortened(name));
  }

  /** Returns a scalar as in JSON but without quotes; a collection as compact JSON. */
  #nameOf(value: DocumentValue): string {
    return value.kind === 'null' ? 'null' : toPlainText(value);
  }

  #checkRepeated(frame: Frame): void {
    const before = frame.names.size;
    if (frame.names.add(frame.name).size > before) return;
    if (this.#rules.duplicateKeys === 'error') throw this.#error('duplicate-key', frame.nameAt, { name: shortened(frame.name) });
    frame.hasRepeated = true;
    this.#warn('duplicate-key', frame.nameAt, frame.name);
  }

  // --- Errors

  #warnOfName(): void {
    const warnings = this.#nameWarnings;
    this.#naming = undefined;
    this.#nameWarnings = [];
    for (const { code, at, detail } of warnings) this.#warn(code, at, detail);
  }

  #warn(code: YamlWarning, at: number, detail: string): void {
    if (this.#naming) {
      if (this.#nameWarnings.length < MAX_NAME_WARNINGS) this.#nameWarnings.push({ code, at, detail });
      return;
    }
    this.#source.warnings.add(code, { path: () => formatPointer([...this.#prefix, ...this.#path()]), at, detail: () => detail });
  }

  #path(): Path {
    return this.#frames.map((frame) => (frame.node.kind === 'sequence' ? frame.next - 1 : frame.name));
  }

  #syntaxError(at: number, expected: 'tagValue' | 'tagHandle' | 'knownAnchor', name: string): InputError {
    return yamlError(this.#source.text, this.#source.field, { at, expected, name });
  }

  #error(code: string, at: number, params: Readonly<Record<string, string | number>>): InputError {
    return new InputError(code, { field: this.#source.field, position: new Locator(this.#source.text).locate(at), params });
  }

  #share(): number {
    const root = this.#frames[0];
    if (!root) return 1;
    return root.next / (1 + (root.node.kind === 'mapping' ? 2 * root.node.pairs.length : root.node.items.length));
  }
}

const COLLECTION_TAGS: ReadonlyMap<string, YamlCollection['kind']> = new Map([
  [`${CORE_TAG}map`, 'mapping'],
  [`${CORE_TAG}set`, 'mapping'],
  [`${CORE_TAG}seq`, 'sequence'],
  [`${CORE_TAG}omap`, 'sequence'],
  [`${CORE_TAG}pairs`, 'sequence'],
]);
const SCALAR_TAGS: ReadonlySet<string> = new Set(['str', 'int', 'float', 'bool', 'null', 'binary', 'timestamp'].map((name) => CORE_TAG + name));

function childAt(node: YamlCollection, index: number): YamlNode | undefined {
  if (node.kind === 'sequence') return node.items[index];
  const pair = node.pairs[Math.floor(index / 2)];
  return index % 2 === 0 ? pair?.key : pair?.value;
}

/** Adds one level, with its key. */
function enlarge(size: Size, key: string): void {
  size.values++;
  size.units += key.length;
  size.height++;
}

function addSize(sum: Size, { values, units, height }: Size): void {
  sum.values += values;
  sum.units += units;
  sum.height = Math.max(sum.height, height + 1);
}

const isMergeKey = ({ style, text, properties }: YamlScalar): boolean =>
  style === 'plain' && text === '<<' && (properties?.tag === undefined || properties.tag.text === '!!merge');
