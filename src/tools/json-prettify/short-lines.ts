import type { RunContext } from '../../contract/operations.ts';
import { Pacer } from '../../lib/pause/pause.ts';

interface Widths {
  /** In characters; the maximum length of a collection on one line. */
  readonly lineWidth: number;
  readonly tabWidth: number;
}

/** An array or object whose end has not been reached. */
interface Open {
  /** Index of its first line in the finished lines. */
  readonly start: number;
  /** Length of the line if joined, in characters. */
  width: number;
  /** Whether it can be joined: it contains no comment and no long value. */
  isShort: boolean;
}

const LINES_BETWEEN_PAUSES = 10_000;

/** Puts arrays and objects of formatted JSON on one line each, if that is at most `lineWidth` characters. */
export async function joinShortLines(json: string, { lineWidth, tabWidth }: Widths, { signal }: RunContext): Promise<string> {
  const pacer = new Pacer();
  const done: string[] = [];
  const opened: Open[] = [];
  // Of an unchanged line, or of a joined collection.
  const add = (width: number, isJoined: boolean): void => {
    const parent = opened.at(-1);
    if (!parent) return;
    parent.width += width + 1;
    parent.isShort &&= isJoined && parent.width <= lineWidth;
  };
  for (const [index, line] of json.split('\n').entries()) {
    if (index % LINES_BETWEEN_PAUSES === 0 && pacer.isDue) await pacer.pause(signal);
    const text = line.trim();
    const isComment = hasComment(text);
    done.push(line);
    if (!isComment && /[[{]$/u.test(text)) {
      opened.push({ start: done.length - 1, width: widthOf(line, tabWidth), isShort: true });
    } else if (opened.length > 0 && /^[\]}]/u.test(text)) {
      const { start, width, isShort } = opened.pop() ?? { start: 0, width: 0, isShort: false };
      // An object has spaces inside its braces.
      const total = width + text.length + (text.startsWith('}') ? 1 : -1);
      const isJoined = isShort && !isComment && total <= lineWidth;
      if (isJoined) done.push(joinLines(done.splice(start)));
      add(isJoined ? (done.at(-1) ?? '').trim().length : 0, isJoined);
    } else if (isComment && /[[{]\s*\/\//u.test(withoutStrings(text))) opened.push({ start: done.length - 1, width: 0, isShort: false });
    else add(text.length, !isComment);
  }
  return done.join('\n');
}

const withoutStrings = (text: string): string => text.replaceAll(/"(?:[^"\\]|\\.)*"/gu, '""');

const hasComment = (text: string): boolean => text.includes('//') && withoutStrings(text).includes('//');

const widthOf = (line: string, tabWidth: number): number => line.replaceAll(/^\t+/gu, (tabs) => ' '.repeat(tabs.length * tabWidth)).length;

function joinLines(lines: readonly string[]): string {
  const [first = '', ...others] = lines;
  const items = others.slice(0, -1).map((line) => line.trim());
  const space = first.endsWith('{') ? ' ' : '';
  return `${first}${space}${items.join(' ')}${space}${others.at(-1)?.trim() ?? ''}`;
}
