/** A place in a document: member names and 0-based indexes, from the root. */
export type Path = readonly (string | number)[];

/** A path as a JSON Pointer (RFC 6901). */
export const formatPointer = (path: Path): string => path.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
