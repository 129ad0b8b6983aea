import type { RunContext } from '../../contract/operations.ts';
import type { Content } from './content.ts';
import type { LayerId, NoteCode, ProofCode } from './codes.ts';

/**
 * How sure a reading is. `certain` is opened without asking: another explanation would be a strange coincidence. `likely` is the
 * best explanation, but ordinary text may look the same. `possible` can be decoded, without other evidence.
 */
export type Grade = 'certain' | 'likely' | 'possible';

export interface Proof {
  readonly code: ProofCode;
  /** Arguments of the proof's sentence. */
  readonly params?: Readonly<Record<string, string | number>>;
}

/** The name of a part: the data's own name, such as a key or a file name, or a code that pages put into words. */
export type PartName = { readonly text: string } | { readonly code: 'content' | 'header' | 'payload' | 'signature' | 'body' | 'value' | 'user-and-password' };

export interface Part {
  readonly name: PartName;
  readonly content: Content;
  /** The layer that the surrounding format prescribes for this part, such as Base64 in a Kubernetes secret: no other proof is needed. */
  readonly expects?: LayerId;
  /** Whether a part of a document is listed even if nothing in it can be opened. */
  readonly isListed?: true;
  /** Whether the part's name says that a number in it is a time. */
  readonly isTime?: boolean;
}

export interface Wrapped {
  readonly content: Content;
  readonly notes?: readonly NoteCode[];
}

/** One way to read a content. */
export interface Reading {
  readonly layer: LayerId;
  readonly grade: Grade;
  readonly proof: Proof;
  /** The contents inside, in order. */
  readonly parts: readonly Part[];
  /** Parts in which nothing can be opened are not listed: those of documents, which show them anyway. */
  readonly isDocument?: true;
  /** The values as a table, if that is what the format means: at most MAX_TABLE_ROWS rows. */
  readonly table?: ReadTable;
  /** More was inside than the budget allows, so that parts are missing or cut. */
  readonly stop?: Stop;
  /**
   * Encodes the layer again with another content for one part, everything else as it was: alphabet, padding, line width, quotes.
   * @throws InputError `no-way-back` if the layer cannot contain it, or cannot be written
   */
  readonly wrap: (part: number, content: Content, keys: Keys) => Wrapped | Promise<Wrapped>;
  /** The step of a recipe that opens a part. Default: the operation `open` of this tool, with the layer and the part. */
  readonly step?: (part: number) => LayerStep | undefined;
  /** The step that writes the layer again, without knowing the original. */
  readonly reverse?: (part: number) => LayerStep | undefined;
}

/** The beginning of a table. */
export type ReadTable = {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** The number of all rows. */
  readonly total: number;
};

/** More rows are more than a person reads in the tree. */
export const MAX_TABLE_ROWS = 100;

/** As in a recipe. */
export interface LayerStep {
  readonly tool: string;
  readonly operation: string;
  readonly options?: Readonly<Record<string, string | number | boolean>>;
  readonly output?: string;
}

/** Which budget ended the reading. */
export type Stop = 'depth' | 'nodes' | 'size' | 'time';

/** Keys that the person has given, to sign again. */
export interface Keys {
  readonly key: string;
}

export interface Scope {
  /** The layer that is wanted, by a person or by the surrounding format: it is read as `certain` if it can be decoded at all. */
  readonly expects: LayerId | undefined;
  /** How many bytes decompression may return. */
  readonly maxBytes: number;
  readonly context: RunContext;
}

export interface Layer {
  readonly id: LayerId;
  /** Reads a content of the kind that it takes; undefined if the content is something else. Fails fast: it is asked about every content. */
  readonly read: (content: Content, scope: Scope) => Reading | undefined | Promise<Reading | undefined>;
}
