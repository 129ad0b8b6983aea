/** A position in a document: keys and 0-based indexes, from the root. */
export type Path = readonly (string | number)[];

/** Formats a path as a JSON Pointer (RFC 6901). */
export const formatPointer = (path: Path): string => path.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
