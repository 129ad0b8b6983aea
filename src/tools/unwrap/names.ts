import type { LayerId } from './codes.ts';

// Claims of RFC 7519, and what keys of times are called.
const TIME_NAMES = /^(?:exp|iat|nbf|auth_time|updated_at|ts)$|time|date|expir|created|updated|modified|_at$|[a-z]At$|since|until|^(?:start|end)s?$/iu;

/** Whether a key says that a number is a time. */
export const isTimeName = (name: string): boolean => TIME_NAMES.test(name);

export type Path = readonly (string | number)[];

/** A value of a document: a string, or a number or literal as written. */
export interface Located {
  readonly path: Path;
  readonly value: string;
}

/** Members that say what the values beside them are. */
const MARKS: Readonly<Record<string, (value: string) => Mark | undefined>> = {
  kind: (value) => (value === 'Secret' ? 'secret' : value === 'ConfigMap' ? 'config' : undefined),
  encoding: (value) => (value === 'base64' ? 'encoded' : undefined),
  isBase64Encoded: (value) => (value === 'true' ? 'encoded' : undefined),
  signature: () => 'jws',
  ciphertext: () => 'jwe',
  messageId: () => 'message',
};

type Mark = 'secret' | 'config' | 'encoded' | 'jws' | 'jwe' | 'message';

/**
 * Finds what formats prescribe for their values: Base64 in Kubernetes secrets (`data`) and config maps (`binaryData`), Docker's configuration (`auth`),
 * GitHub's API and HTTP archives (`encoding`), MongoDB (`$binary`), AWS (`awslogs`, `kinesis`, `isBase64Encoded`), Pub/Sub and Rails; Base64url in the JSON
 * serializations of JWS and JWE.
 */
export function prescriptionsOf(values: readonly Located[]): (path: Path) => { readonly expects?: LayerId } {
  const marked = new Map<Mark, Set<string>>();
  for (const { path, value } of values) {
    const name = path.at(-1);
    const mark = typeof name === 'string' && Object.hasOwn(MARKS, name) ? MARKS[name]?.(value) : undefined;
    if (mark === undefined) continue;
    const places = marked.get(mark) ?? new Set();
    places.add(keyOf(path, 1));
    // The signatures of the general serialization are in an array beside the payload.
    if (mark === 'jws' && path.at(-3) === 'signatures') places.add(keyOf(path, 3));
    marked.set(mark, places);
  }
  const has = (mark: Mark, path: Path, above: number): boolean => marked.get(mark)?.has(keyOf(path, above)) ?? false;
  return (path) => {
    const layer = fixed(path) ?? beside(path, has);
    return layer === undefined ? {} : { expects: layer };
  };
}

/** The container of a path, `above` steps up. */
const keyOf = (path: Path, above: number): string => path.slice(0, path.length - above).join('\0');

function fixed(path: Path): LayerId | undefined {
  const [last, above, further] = [path.at(-1), path.at(-2), path.at(-3)];
  if (last === 'auth' && further === 'auths') return 'base64';
  if (last === 'data' && (above === 'awslogs' || above === 'kinesis')) return 'base64';
  if ((last === 'message' && above === '_rails') || (last === 'base64' && above === '$binary')) return 'base64';
  return typeof last === 'number' && above === 'x5c' ? 'base64' : undefined;
}

/** Members whose encoding is in another member. */
const ENCODED: ReadonlySet<string> = new Set(['content', 'body', 'data', 'text']);

function beside(path: Path, has: (mark: Mark, path: Path, above: number) => boolean): LayerId | undefined {
  const [last, above] = [path.at(-1), path.at(-2)];
  if ((above === 'data' && has('secret', path, 2)) || (above === 'binaryData' && has('config', path, 2))) return 'base64';
  if (ENCODED.has(String(last)) && has('encoded', path, 1)) return 'base64';
  if (last === 'data' && has('message', path, 1)) return 'base64';
  if (last === 'protected' && (has('jws', path, 1) || has('jwe', path, 1))) return 'base64url';
  return last === 'payload' && has('jws', path, 1) ? 'base64url' : undefined;
}
