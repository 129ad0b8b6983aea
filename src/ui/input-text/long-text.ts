import { isKey } from '../key.ts';

/** In UTF-16 code units. A browser control with a longer text blocks the page for the duration of its layout. */
export const LONG_LENGTH = 50_000;

/** In UTF-16 code units. A longer text is not shown completely in an editor either: preparing it there would take seconds. */
export const MAX_EDITED_LENGTH = 16_000_000;

/** In UTF-16 code units: enough of a truncated text to recognize it. */
export const SHOWN_LENGTH = 10_000;

/** The beginning of a truncated text. */
export const headOf = (text: string): string => text.slice(0, SHOWN_LENGTH);

/** The event that asks the replacement of a long text box to show a position, its `detail`. */
export const SHOW_PLACE = 'show-place';

/** In UTF-16 code units. */
const MAX_CELL_LENGTH = 2_000;

/** The displayed part of a value among others, such as a table cell. */
export const shortOf = (text: string): string => (text.length > MAX_CELL_LENGTH ? `${text.slice(0, MAX_CELL_LENGTH)}…` : text);

type UndoKey = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey'> & { readonly code?: string };

/** Whether a key press means undo. */
export const isUndo = ({ key, code, ctrlKey, metaKey, shiftKey }: UndoKey): boolean => isKey({ key, code }, 'z') && (ctrlKey || metaKey) && !shiftKey;
