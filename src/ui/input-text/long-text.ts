import { isKey } from '../key.ts';

/** In UTF-16 code units. A control of the browser that holds a longer text blocks the page for as long as the layout takes. */
export const LONG_LENGTH = 50_000;

/** In UTF-16 code units. A longer text is not shown whole in an editor either: making it ready there would take seconds. */
export const MAX_EDITED_LENGTH = 16_000_000;

/** In UTF-16 code units: so much of a text that is not shown whole is enough to know it by. */
export const SHOWN_LENGTH = 10_000;

/** The beginning of a text that is not shown whole. */
export const headOf = (text: string): string => text.slice(0, SHOWN_LENGTH);

/** The event by which a long text that stands in the place of a text box is asked to show a place, its `detail`. */
export const SHOW_PLACE = 'show-place';

/** In UTF-16 code units. */
const MAX_CELL_LENGTH = 2_000;

/** What is shown of a value among others, such as a cell of a table. */
export const shortOf = (text: string): string => (text.length > MAX_CELL_LENGTH ? `${text.slice(0, MAX_CELL_LENGTH)}…` : text);

type UndoKey = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey'> & { readonly code?: string };

/** Whether a key undoes. */
export const isUndo = ({ key, code, ctrlKey, metaKey, shiftKey }: UndoKey): boolean => isKey({ key, code }, 'z') && (ctrlKey || metaKey) && !shiftKey;
