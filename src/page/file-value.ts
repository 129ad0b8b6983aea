import type { FileValue } from '../contract/values.ts';

/** A browser's File as operations take it: nothing is read before an operation reads it. */
export const toFileValue = (file: File): FileValue => ({ name: file.name, type: file.type, content: file });
