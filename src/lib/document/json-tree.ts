import { commentLines } from './comments.ts';
import type { JsonEvents, ReadOptions } from './json-reader.ts';
import { JsonReader } from './json-reader.ts';
import { isIntegerToken } from './numbers.ts';
import type { Work } from './slices.ts';
import type { CollectionValue, Comments, DocumentValue, Member, NonFinite } from './value.ts';
import { isCollection, sizeOf } from './value.ts';
import type { WarningSink } from './warnings.ts';

export interface JsonDocuments {
  /** One value; of JSON Lines, one for each line that is not blank. */
  readonly documents: readonly DocumentValue[];
  readonly repeatedNames: number;
}

/**
 * Reads JSON into the document model, with every repeated name (`arrangeMembers` drops what is not wanted).
 * @throws InputError `invalid-json`, `duplicate-key`, `too-deeply-nested`, each with line and column
 */
export function* parseJsonDocuments(text: string, options: ReadOptions, warnings: WarningSink<'duplicate-key' | 'comment-dropped'>): Work<JsonDocuments> {
  const tree = new TreeBuilder(text, options.keepComments);
  const reader = new JsonReader(text, tree, options, warnings);
  yield* reader.read();
  tree.end();
  return { documents: tree.documents, repeatedNames: reader.repeatedNames };
}

// A collection that is open; its members or items are the very list that it holds.
interface Frame {
  readonly collection: CollectionValue;
  readonly members: Member[];
  readonly items: DocumentValue[];
}

class TreeBuilder implements JsonEvents {
  readonly documents: DocumentValue[] = [];
  readonly #text: string;
  readonly #keepComments: boolean;
  readonly #frames: Frame[] = [];
  #name = '';
  #nameAt = 0;
  // Comments that wait for the value they stand before.
  readonly #waiting: string[] = [];
  // The value or bracket that was read last, and where it ends: what a comment behind it belongs to.
  #last: DocumentValue | undefined;
  #lastEnd = 0;
  #lastIsClosed = false;

  constructor(text: string, keepComments: boolean) {
    this.#text = text;
    this.#keepComments = keepComments;
  }

  startDocument(): void {
    this.#last = undefined;
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
    if (this.#waiting.length > 0) this.#moveWaiting(commentsOf(frame.collection).after);
    this.#remember(frame.collection, at + 1, true);
  }

  name(start: number, end: number, value: string | undefined): void {
    this.#name = value ?? this.#text.slice(start + 1, end - 1);
    this.#nameAt = start;
    this.#last = undefined;
  }

  string(start: number, end: number, value: string | undefined): void {
    this.#add({ kind: 'string', text: value ?? this.#text.slice(start + 1, end - 1), at: start }, end);
  }

  number(start: number, end: number, normal: string | undefined): void {
    const token = normal ?? this.#text.slice(start, end);
    this.#add({ kind: isIntegerToken(token) ? 'integer' : 'decimal', token, at: start }, end);
  }

  literal(at: number, value: 'null' | 'true' | 'false'): void {
    this.#add(value === 'null' ? { kind: 'null', at } : { kind: 'boolean', value: value === 'true', at }, at + value.length);
  }

  nonFinite(at: number, value: NonFinite): void {
    this.#add({ kind: 'non-finite', value, at }, at + value.length);
  }

  comment(start: number, end: number): void {
    if (!this.#keepComments) return;
    const lines = commentLines(this.#text.slice(start, end));
    const [line] = lines;
    if (!this.#last || line === undefined || lines.length > 1 || !this.#standsAtLineEnd(start, end)) this.#wait(lines);
    else if (this.#lastIsClosed && isCollection(this.#last) && sizeOf(this.#last) > 0) commentsOf(this.#last).after.push(line);
    else {
      const draft = commentsOf(this.#last);
      draft.lineEnd = draft.lineEnd === undefined ? line : draft.lineEnd + line;
    }
  }

  end(): void {
    const root = this.documents.at(-1);
    if (root && this.#waiting.length > 0) this.#moveWaiting(commentsOf(root).documentEnd);
  }

  // Behind something on the same line, and followed by no more than another comment.
  #standsAtLineEnd(start: number, end: number): boolean {
    if (/[\r\n]/u.test(this.#text.slice(this.#lastEnd, start))) return false;
    return /^[ \t]*(?:$|[\r\n]|\/[/*])/u.test(this.#text.slice(end, end + 256));
  }

  #open(collection: CollectionValue, members: Member[], items: DocumentValue[]): void {
    this.#attach(collection);
    this.#frames.push({ collection, members, items });
    this.#remember(collection, collection.at + 1, false);
  }

  #add(value: DocumentValue, end: number): void {
    this.#attach(value);
    this.#remember(value, end, false);
  }

  #attach(value: DocumentValue): void {
    if (this.#waiting.length > 0) this.#moveWaiting(commentsOf(value).before);
    const parent = this.#frames.at(-1);
    if (!parent) this.documents.push(value);
    else if (parent.collection.kind === 'mapping') parent.members.push({ name: this.#name, at: this.#nameAt, value });
    else parent.items.push(value);
  }

  #wait(lines: readonly string[]): void {
    for (const line of lines) this.#waiting.push(line);
  }

  #moveWaiting(target: string[]): void {
    for (const comment of this.#waiting) target.push(comment);
    this.#waiting.length = 0;
  }

  #remember(value: DocumentValue, end: number, isClosed: boolean): void {
    if (!this.#keepComments) return;
    this.#last = value;
    this.#lastEnd = end;
    this.#lastIsClosed = isClosed;
  }
}

const commentsOf = (value: DocumentValue): Comments => (value.comments ??= { before: [], after: [], documentEnd: [] });
