import { CommentKeeper } from '../comment-keeper.ts';
import { commentLines } from '../comments.ts';
import type { JsonEvents, JsonWarning, ReadOptions } from './reader.ts';
import { JsonReader } from './reader.ts';
import { numberKind } from '../numbers.ts';
import type { Work } from '../../work/slices.ts';
import type { CollectionValue, DocumentValue, Member, NonFinite } from '../value.ts';
import { sizeOf } from '../value.ts';
import type { WarningSink } from '../../warnings/warnings.ts';

export interface JsonDocuments {
  /** One value; for JSON Lines, one for each line that is not blank. */
  readonly documents: readonly DocumentValue[];
  readonly repeatedNames: number;
}

/**
 * Reads JSON into the document model, including every duplicate key (`arrangeMembers` drops the unwanted ones).
 * @throws InputError `invalid-json`, `duplicate-key`, `too-deeply-nested`, each with line and column
 */
export function* parseJsonDocuments(text: string, options: ReadOptions, warnings: WarningSink<JsonWarning>): Work<JsonDocuments> {
  const tree = new TreeBuilder(text, options.keepComments);
  const reader = new JsonReader(text, tree, options, warnings);
  yield* reader.read();
  tree.end();
  return { documents: tree.documents, repeatedNames: reader.repeatedNames };
}

// An open collection; its members or items are the same list that it contains.
interface Frame {
  readonly collection: CollectionValue;
  readonly members: Member[];
  readonly items: DocumentValue[];
}

const LINE_BREAK = /[\r\n]/u;
const MAX_ONE_LINE = 500;

class TreeBuilder implements JsonEvents {
  readonly documents: DocumentValue[] = [];
  readonly #text: string;
  readonly #keepComments: boolean;
  readonly #comments: CommentKeeper;
  readonly #frames: Frame[] = [];
  #name = '';
  #nameAt = 0;
  // Where the last value or bracket ends; -1 if no comment can follow one.
  #lastEnd = -1;

  constructor(text: string, keepComments: boolean) {
    this.#text = text;
    this.#keepComments = keepComments;
    this.#comments = new CommentKeeper(keepComments);
  }

  startDocument(): void {
    this.#lastEnd = -1;
  }

  openMapping(at: number): void {
    const members: Member[] = [];
    this.#open({ kind: 'mapping', members, at }, members, []);
  }

  openSequence(at: number): void {
    const items: DocumentValue[] = [];
    this.#open({ kind: 'sequence', items, at }, [], items);
  }

  close(at: number): void {
    const frame = this.#frames.pop();
    if (!frame) return;
    if (this.#keepComments) this.#comments.close(frame.collection, sizeOf(frame.collection) > 0 && !this.#isOneLine(frame.collection.at, at));
    this.#lastEnd = at + 1;
  }

  name(start: number, end: number, value: string | undefined): void {
    this.#name = value ?? this.#text.slice(start + 1, end - 1);
    this.#nameAt = start;
    this.#lastEnd = -1;
    if (this.#keepComments) this.#comments.startMember();
  }

  string(start: number, end: number, value: string | undefined): void {
    this.#add({ kind: 'string', text: value ?? this.#text.slice(start + 1, end - 1), at: start }, end);
  }

  number(start: number, end: number, normal: string | undefined): void {
    const token = normal ?? this.#text.slice(start, end);
    this.#add({ kind: numberKind(token), token, at: start }, end);
  }

  literal(at: number, value: 'null' | 'true' | 'false'): void {
    this.#add(value === 'null' ? { kind: 'null', at } : { kind: 'boolean', value: value === 'true', at }, at + value.length);
  }

  nonFinite(at: number, value: NonFinite): void {
    this.#add({ kind: 'non-finite', value, at }, at + value.length);
  }

  comment(start: number, end: number): void {
    if (!this.#keepComments) return;
    const comment = this.#text.slice(start, end);
    const lines = commentLines(comment);
    const [line = ''] = lines;
    const isBehind = this.#lastEnd >= 0 && !LINE_BREAK.test(this.#text.slice(this.#lastEnd, start));
    if (isBehind && lines.length === 1 && this.#endsLine(end)) this.#comments.atLineEnd(start, line);
    else this.#comments.onOwnLine(start, lines);
    // The next comment may follow this one.
    this.#lastEnd = isBehind && !LINE_BREAK.test(comment) ? end : -1;
  }

  end(): void {
    const root = this.documents.at(-1);
    if (root) this.#comments.end(root);
  }

  // Whether only another comment follows on the line.
  #endsLine(end: number): boolean {
    return /^[ \t]*(?:$|[\r\n]|\/[/*])/u.test(this.#text.slice(end, end + 256));
  }

  // Only short ones are searched.
  #isOneLine(start: number, end: number): boolean {
    return end - start < MAX_ONE_LINE && !LINE_BREAK.test(this.#text.slice(start, end));
  }

  #open(collection: CollectionValue, members: Member[], items: DocumentValue[]): void {
    this.#attach(collection);
    this.#frames.push({ collection, members, items });
    this.#lastEnd = collection.at + 1;
  }

  #add(value: DocumentValue, end: number): void {
    this.#attach(value);
    this.#lastEnd = end;
  }

  #attach(value: DocumentValue): void {
    if (this.#keepComments) this.#comments.attach(value);
    const parent = this.#frames.at(-1);
    if (!parent) this.documents.push(value);
    else if (parent.collection.kind === 'mapping') parent.members.push({ name: this.#name, at: this.#nameAt, value });
    else parent.items.push(value);
  }
}
