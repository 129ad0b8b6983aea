/** An encoding of a shorter text would not be recognized in another one. */
const MIN_LENGTH = 16;

/** A character by which formats and escapes mark values; a long run of letters without spaces; or bytes in hex. */
const MARK = /[%&\\{[<=:"]|[\w+/-]{16}|\b[\da-f]{2}(?:[\s,-][\da-f]{2}){7}/iu;

/** Whether a text may have several layers. Reading it needs much code, which words and sentences are not worth. */
export const mayHaveLayers = (text: string): boolean => text.length >= MIN_LENGTH && MARK.test(text);
