/**
 * The end of an escape, before which a word starts although it follows a letter or a digit: in a string with escapes, in a URL,
 * and after a color of a terminal.
 */
export const AFTER_ESCAPE = String.raw`(?<=\\[nrt]|\\u[\dA-Fa-f]{4}|%[\dA-Fa-f]{2}|(?:\u001B|\\u001[bB]|\\x1[bB]|\\033)\[[\d;]{0,12}m)`;

/** A color of a terminal without its last letter, at the end of a text. */
export const UNFINISHED_COLOR = new RegExp(String.raw`\u001B\[[\d;]{0,12}$`, 'u');
