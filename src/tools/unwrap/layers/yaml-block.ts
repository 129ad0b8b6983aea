/** What a block scalar cannot contain (YAML 1.2.2, section 5.1). */
const UNPRINTABLE = /[^\t\n\x20-\x7e\xa0-\u2027\u202a-\ud7ff\ue000-\ufefe\uff00-\ufffd\u{10000}-\u{10ffff}]/u;

/**
 * Writes another value as a block scalar (YAML 1.2.2, section 8.1) like `raw`, from its header to the line after it: with the same indentation, line
 * breaks and comment. Undefined if the value needs another kind of scalar.
 */
export function writeBlock(value: string, raw: string): string | undefined {
  const [header = '', kind = '', indicators = '', comment = ''] = /^([|>])([-+\d]*)([^\r\n]*)/u.exec(raw) ?? [];
  const body = raw.slice(header.length);
  const [, lineBreak = ''] = /^(\r\n|[\r\n])/u.exec(body) ?? [];
  const indent = /[\r\n]([ ]+)[^ \r\n]/u.exec(body)?.[1];
  // Whitespace at the start would be read as indentation.
  if (indent === undefined || UNPRINTABLE.test(value) || /^\s/u.test(value) || value.trim() === '') return undefined;
  const text = value.replace(/\n+$/u, '');
  const breaks = value.length - text.length;
  const lines = kind === '|' ? text.split('\n') : foldedLines(text);
  if (!lines) return undefined;
  const chomping = breaks === 0 ? '-' : breaks === 1 ? (indicators.includes('+') ? '+' : '') : '+';
  const written = [`${kind}${indicators.replaceAll(/[-+]/gu, '')}${chomping}${comment}`, ...lines.map((line) => (line === '' ? '' : indent + line))];
  return written.join(lineBreak) + endOf(body, breaks, chomping === '+', lineBreak);
}

/** A line break in a folded scalar is written as two; lines that start with whitespace keep theirs. */
const foldedLines = (text: string): readonly string[] | undefined =>
  /\n[ \t\n]/u.test(text) ? undefined : text.split('\n').flatMap((line, index) => (index === 0 ? [line] : ['', line]));

/** The line breaks after the last line. Blank lines after it are part of the value only if it keeps them. */
function endOf(body: string, breaks: number, keeps: boolean, lineBreak: string): string {
  const tail = body.slice(body.trimEnd().length);
  const at = tail.search(/[\r\n]/u);
  const blank = at < 0 ? '' : tail.slice(at);
  return keeps ? lineBreak.repeat(breaks) : blank;
}
