// Compression settings, shared by what is served and what is measured.
import { constants } from 'node:zlib';

export const SMALLEST = constants.BROTLI_MAX_QUALITY;

/** Takes a thirtieth of the time, for files that are a few percent larger. */
export const QUICK = 7;

/** Options of Node's brotli functions for a content and a quality from 0 to 11. */
export const brotliOptions = (content, quality) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
});
