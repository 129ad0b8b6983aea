import type { Writable } from 'node:stream';
import { PassThrough } from 'node:stream';
import { cutToColumns } from '../lib/grapheme/column-width.ts';

/** Everything that a terminal acts on, besides line breaks and tabs: C0, DEL, C1, a carriage return within a line, and marks that reorder text. */
const UNSAFE = /(?![\t\n\r])[\p{Cc}\p{Bidi_Control}]|\r(?!\n)/gu;

const LINE_BREAKS = /[\t\n\r\u2028\u2029]/gu;

/** Shows a control character as JSON does, so that a JSON result stays the same value. */
const escape = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** Escapes everything that a terminal would act on. Line breaks and tabs stay. */
export const harmless = (text: string): string => text.replace(UNSAFE, escape);

/** The text on one line, for lists and messages, where a line break could pass for the next entry. */
export const onOneLine = (text: string): string => text.replace(LINE_BREAKS, escape);

const decoder = new TextDecoder();

/**
 * What is written to a stream for a text or bytes: at a terminal nothing that the terminal acts on, elsewhere the same bytes.
 * Everything that the command line prints passes through here, because names, results and messages may come from anyone.
 */
const shown = (printed: string | Uint8Array, { isTTY }: NodeJS.WriteStream): string | Uint8Array =>
  isTTY ? harmless(typeof printed === 'string' ? printed : decoder.decode(printed)) : printed;

/** Prints to stdout, one part after the other: joining them may exceed the maximum length of a string. Resolves when they are written. */
export async function print(...parts: readonly (string | Uint8Array)[]): Promise<0> {
  await new Promise<void>((resolve, reject) => {
    hideStatus();
    for (const part of parts) process.stdout.write(shown(part, process.stdout));
    process.stdout.write('', (error) => (error ? reject(error) : resolve()));
  });
  return 0;
}

/** Prints messages to stderr, each on a line of its own. */
export function printMessages(...messages: readonly string[]): void {
  for (const message of messages) printError(`${process.stderr.isTTY ? onOneLine(message) : message}\n`);
}

/** Prints a text to stderr as it is, such as the output of a command or a stack. */
export function printError(text: string): void {
  hideStatus();
  process.stderr.write(shown(text, process.stderr));
}

/** Stdout for code that writes to a stream. */
export function safeStdout(): Writable {
  if (!process.stdout.isTTY) return process.stdout;
  const safe = new PassThrough({ encoding: 'utf8' });
  safe.on('data', (text: string) => process.stdout.write(shown(text, process.stdout)));
  return safe;
}

let isStatusShown = false;

/** Shows a line at the bottom of a terminal until the next print; a longer line than the terminal’s would not be erased as a whole. */
export function showStatus(line: string): void {
  hideStatus();
  process.stderr.write(cutToColumns(onOneLine(harmless(line)), (process.stderr.columns || MIN_COLUMNS) - 1));
  isStatusShown = true;
}

const MIN_COLUMNS = 80;

/** Erases that line: back to its start (CR), then to its end (CSI K). */
export function hideStatus(): void {
  if (isStatusShown) process.stderr.write('\r\u001b[K');
  isStatusShown = false;
}
