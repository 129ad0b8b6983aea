type Format =
  | 'text'
  | 'comment-slashes'
  | 'comment-hash'
  | 'comment-dashes'
  | 'comment-block'
  | 'comment-html'
  | 'bash'
  | 'python'
  | 'javascript'
  | 'c'
  | 'html'
  | 'markdown';

/** Formats the rows of a drawing for source code or documents. Lines are joined with LF, without a trailing one. */
export const formatDrawing = (rows: readonly string[], format: Format): string => formats[format](rows).join('\n');

type Formatter = (rows: readonly string[]) => readonly string[];

const prefixed =
  (prefix: string): Formatter =>
  (rows) =>
    // An empty row has no trailing space after the comment mark.
    rows.map((row) => (row === '' ? prefix.trimEnd() : prefix + row));

const printed =
  (before: string, after: string, escape: (text: string) => string = (text) => text): Formatter =>
  (rows) =>
    rows.map((row) => `${before}"${escape(row.replace(/["\\]/gu, '\\$&'))}"${after}`);

const asBlockComment = prefixed(' * ');

const formats: Readonly<Record<Format, Formatter>> = {
  text: (rows) => rows,
  'comment-slashes': prefixed('// '),
  'comment-hash': prefixed('# '),
  'comment-dashes': prefixed('-- '),
  'comment-block': (rows) => ['/*', ...asBlockComment(rows.map((row) => row.replaceAll('*/', '* /'))), ' */'],
  'comment-html': (rows) => ['<!--', ...rows.map((row) => row.replace(/-(?=-)/gu, '- ')), '-->'],
  bash: (rows) => {
    const end = delimiterFor(rows);
    return [`cat <<'${end}'`, ...rows, end];
  },
  python: printed('print(', ')'),
  javascript: printed('console.log(', ');'),
  // In C, two question marks start a trigraph.
  c: printed('puts(', ');', (text) => text.replace(/\?(?=\?)/gu, '?\\')),
  html: (rows) => ['<pre>', ...rows.map((row) => row.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')), '</pre>'],
  markdown: (rows) => {
    const fence = fenceFor(rows);
    return [`${fence}text`, ...rows, fence];
  },
};

/** Returns `EOF`, lengthened if a row of the drawing equals it: some fonts draw letters as themselves. */
function delimiterFor(rows: readonly string[]): string {
  let delimiter = 'EOF';
  while (rows.includes(delimiter)) delimiter += '_';
  return delimiter;
}

/** Returns three backticks, or more than the longest run in the drawing. */
function fenceFor(rows: readonly string[]): string {
  let fence = '```';
  while (rows.some((row) => row.includes(fence))) fence += '`';
  return fence;
}
