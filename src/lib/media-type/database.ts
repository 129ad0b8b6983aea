import type { Source } from './source.ts';
import { supplement } from './supplement.ts';

/** What mime-db knows of a media type. */
export interface MediaType {
  /** `type/subtype`, in lower case. */
  readonly essence: string;
  readonly source: Source;
  /** In lower case; empty where none is registered. */
  readonly charset: string;
  readonly isCompressible: boolean;
  /** Without dots, the usual one first. */
  readonly extensions: readonly string[];
}

const SOURCES: Readonly<Record<string, Source>> = { i: 'iana', a: 'apache', n: 'nginx', c: 'common' };

// Two types register words as charset that are not names of one.
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

// The trees of RFC 6838, section 3, and the prefix that came before them; all other subtypes are of the standards tree.
const TREES: readonly (readonly [prefix: RegExp, score: number])[] = [
  [/^prs\./u, 100],
  [/^x-/u, 200],
  [/^x\./u, 300],
  [/^vnd\./u, 400],
  [/^/u, 900],
];
const SOURCE_SCORES: Readonly<Record<Source, number>> = { iana: 40, 'mime-db': 30, apache: 20, nginx: 10, common: 0 };
// RFC 4337, section 2: a file with pictures is video/mp4, one with sound alone audio/mp4, and anything else application/mp4.
const TOP_LEVEL_SCORES: Readonly<Record<string, number>> = { application: 1, font: 2, audio: 2, video: 3 };

/** How good a name a type is for its files, as the package mime-score counts: tree, source, kind, and at last the shorter name. */
function scoreOf({ essence, source }: MediaType): number {
  // It says no more than that there are bytes.
  if (essence === 'application/octet-stream') return 0;
  const [type = '', subtype = ''] = essence.split('/');
  const tree = TREES.find(([prefix]) => prefix.test(subtype))?.[1] ?? 0;
  return tree + SOURCE_SCORES[source] + (TOP_LEVEL_SCORES[type] ?? 0) + 1 - essence.length / 100;
}

/** All that mime-db knows, and its supplement. */
export interface Database {
  /** All types, sorted by their code units. */
  readonly types: readonly MediaType[];
  readonly find: (essence: string) => MediaType | undefined;
  /** The types that claim an extension, which has no dot and is in lower case: the one that it stands for first. */
  readonly ofExtension: (extension: string) => readonly MediaType[];
}

/** Adds what mime-db leaves out: types it lacks, and extensions behind those that its types have. */
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

/** Loads the data, which is read once. */
export const loadDatabase = async (): Promise<Database> => (loaded ??= readDatabase((await import('virtual:media-types')).default));
