import type { Damage } from '../compression/formats.ts';

/** A file, directory or link in an archive. */
export interface ArchiveEntry {
  /** With its folders, as it is stored. */
  readonly name: string;
  readonly kind: 'file' | 'directory' | 'link' | 'other';
  /** Bytes of the content, as the archive says. */
  readonly size: number;
  /** Bytes in the archive. */
  readonly storedSize: number;
  /** ISO 8601. Without a zone if the archive stores local time; empty if it stores none. */
  readonly modifiedAt: string;
  /** How the content is stored. */
  readonly method: ArchiveMethod;
  readonly isEncrypted: boolean;
}

/** Compression methods of ZIP (APPNOTE 4.4.5). Only the content of the first two is read. */
export const archiveMethods = [
  'stored',
  'deflate',
  'deflate64',
  'shrink',
  'reduce',
  'implode',
  'bzip2',
  'lzma',
  'zstandard',
  'xz',
  'ppmd',
  'aes',
  'unknown',
] as const;
export type ArchiveMethod = (typeof archiveMethods)[number];

/** Why an archive cannot be listed. `split`: it consists of several files. `overlap`: entries share bytes, as in decompression bombs. */
export const archiveProblems = ['not-an-archive', 'truncated-archive', 'invalid-archive', 'split-archive', 'overlapping-entries', 'too-many-entries'] as const;
export type ArchiveProblem = (typeof archiveProblems)[number];

export type Listing<Entry extends ArchiveEntry> =
  | { readonly ok: true; readonly entries: readonly Entry[] }
  /** With the entries before the problem. */
  | { readonly ok: false; readonly problem: ArchiveProblem; readonly entries: readonly Entry[] };

/** The content of an entry. What was read before damage or the limit is kept. */
export type EntryContent =
  | { readonly ok: true; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly ok: false; readonly problem: 'encrypted' | 'unsupported-method' }
  | { readonly ok: false; readonly problem: 'too-much'; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly ok: false; readonly problem: 'damaged'; readonly damage: Damage; readonly bytes: Uint8Array<ArrayBuffer> };

export interface ListOptions {
  readonly maxEntries: number;
}

export const MAX_ENTRIES = 20_000;

/** A time in seconds since 1970, without fractions. */
export const formatUnixTime = (seconds: number): string => new Date(Math.floor(seconds) * 1000).toISOString().replace('.000Z', 'Z');
