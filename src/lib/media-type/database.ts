import type { Source } from './source.ts';
import { supplement } from './supplement.ts';

/** The data of mime-db about a media type. */
export interface MediaType {
  /** `type/subtype`, lowercase. */
  readonly essence: string;
  readonly source: Source;
  /** Lowercase; empty if none is registered. */
  readonly charset: string;
  readonly isCompressible: boolean;
  /** Without dots, the most common one first. */
  readonly extensions: readonly string[];
}

const SOURCES: Readonly<Record<string, Source>> = { i: 'iana', a: 'apache', n: 'nginx', c: 'common' };

// Two types have a registered charset that is not the name of one.
const NO_CHARSETS: readonly string[] = ['7-bit', 'xml-based'];

function readLine(line: string): MediaType {
  const [essence = '', source = '', charset = '', compressible, extensions = ''] = line.split(',');
  const name = charset.toLowerCase();
  return {
    essence,
    source: SOURCES[source] ?? 'mime-db',
    charset: NO_CHARSETS.includes(name) ? '' : name,
    isCompressible: compressible === 'c',
    extensions: extensions === '' ? [] : extensions.split(' '),
  };
}

// The trees of RFC 6838, section 3, and the prefix that preceded them; all other subtypes are in the standards tree.
const TREES: readonly (readonly [prefix: RegExp, score: number])[] = [
  [/^prs\./u, 100],
  [/^x-/u, 200],
  [/^x\./u, 300],
  [/^vnd\./u, 400],
  [/^/u, 900],
];
const SOURCE_SCORES: Readonly<Record<Source, number>> = { iana: 40, 'mime-db': 30, apache: 20, nginx: 10, common: 0 };
// RFC 4337, section 2: a file with video is video/mp4, one with only audio is audio/mp4, and anything else application/mp4.
const TOP_LEVEL_SCORES: Readonly<Record<string, number>> = { application: 1, font: 2, audio: 2, video: 3 };

/** Rates a type as the name of its files, like the mime-score package: by tree, source, type, and finally the shorter name. */
function scoreOf({ essence, source }: MediaType): number {
  // It only says that there are bytes.
  if (essence === 'application/octet-stream') return 0;
  const [type = '', subtype = ''] = essence.split('/');
  const tree = TREES.find(([prefix]) => prefix.test(subtype))?.[1] ?? 0;
  return tree + SOURCE_SCORES[source] + (TOP_LEVEL_SCORES[type] ?? 0) + 1 - essence.length / 100;
}

/** All data of mime-db, and its supplement. */
export interface Database {
  /** All types, sorted by code units. */
  readonly types: readonly MediaType[];
  readonly find: (essence: string) => MediaType | undefined;
  /** Returns the types that claim an extension, which has no dot and is lowercase: the preferred one first. */
  readonly ofExtension: (extension: string) => readonly MediaType[];
}

/** Adds what mime-db lacks: types, and extensions after those that its types have. */
function withSupplement(known: readonly MediaType[]): MediaType[] {
  const types = new Map(known.map((type) => [type.essence, type]));
  for (const added of supplement.split('\n').map(readLine)) {
    const type = types.get(added.essence);
    types.set(added.essence, type ? { ...type, extensions: [...new Set([...type.extensions, ...added.extensions])] } : added);
  }
  return [...types.values()];
}

function readDatabase(lines: string): Database {
  const types = withSupplement(lines.split('\n').map(readLine));
  types.sort((one, other) => (one.essence < other.essence ? -1 : 1));
  const byEssence = new Map(types.map((type) => [type.essence, type]));
  const byExtension = new Map<string, MediaType[]>();
  for (const type of types) for (const extension of type.extensions) byExtension.set(extension, [...(byExtension.get(extension) ?? []), type]);
  for (const claims of byExtension.values()) claims.sort((one, other) => scoreOf(other) - scoreOf(one));
  return { types, find: (essence) => byEssence.get(essence), ofExtension: (extension) => byExtension.get(extension) ?? [] };
}

let loaded: Database | undefined;

/** Loads the data, once. */
export const loadDatabase = async (): Promise<Database> => (loaded ??= readDatabase((await import('virtual:media-types')).default));
