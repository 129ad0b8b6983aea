import type { FileValue } from '../../contract/values.ts';

/** Wraps a browser's File for an operation. The content is read only when the operation reads it. */
export const toFileValue = (file: File): FileValue => ({ name: file.name, type: file.type, content: file });
