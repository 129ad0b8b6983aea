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

/** Puts the rows of a drawing into a form for source code or documents. All lines are joined with LF; there is none after the last. */
export const formatDrawing = (rows: readonly string[], format: Format): string => formats[format](rows).join('\n');

type Formatter = (rows: readonly string[]) => readonly string[];

const prefixed =
  (prefix: string): Formatter =>
  (rows) =>
    // An empty row leaves no blank behind the mark.
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
  // Two question marks start a trigraph.
  c: printed('puts(', ');', (text) => text.replace(/\?(?=\?)/gu, '?\\')),
  html: (rows) => ['<pre>', ...rows.map((row) => row.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')), '</pre>'],
  markdown: (rows) => {
    const fence = fenceFor(rows);
    return [`${fence}text`, ...rows, fence];
  },
};

/** `EOF`, or more where a row of the drawing is that: some fonts draw letters as themselves. */
function delimiterFor(rows: readonly string[]): string {
  let delimiter = 'EOF';
  while (rows.includes(delimiter)) delimiter += '_';
  return delimiter;
}

/** Three backticks, or more than the drawing has in a row. */
function fenceFor(rows: readonly string[]): string {
  let fence = '```';
  while (rows.some((row) => row.includes(fence))) fence += '`';
  return fence;
}
