import { MAX_UNITS } from '../../lib/long-text/long-text.ts';

/** A larger file is more than a page can handle as text. */
export const MAX_FILE_BYTES = MAX_UNITS;
