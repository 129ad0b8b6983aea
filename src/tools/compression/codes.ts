import { archiveMethods } from '../../lib/archive/entry.ts';

/** What a person should know about decompressed data. */
export const notes = ['trailing-bytes', 'truncated', 'invalid', 'checksum'] as const;
export const entryKinds = ['file', 'directory', 'link', 'other'] as const;
/** `encrypted` in place of the method of an encrypted entry. */
export const methods = [...archiveMethods, 'encrypted'] as const;
