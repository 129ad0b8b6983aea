const DELIMITERS = [',', ';', '\t', '|'];
/** The line that tells Excel the delimiter. */
const SEPARATOR_LINE = /^"?sep=[^\r\n"]"?(?:\r\n|[\r\n])/iu;

/** Reads the records of a CSV text with the first delimiter that gives all of them the same number of two or more fields. */
export function readRecords(text: string): { readonly header: readonly string[]; readonly count: number } | undefined {
  const rows = text.slice(SEPARATOR_LINE.exec(text)?.[0].length ?? 0);
  for (const delimiter of DELIMITERS) {
    if (!rows.includes(delimiter)) continue;
    const records = recordsOf(rows, delimiter);
    if (records) return records;
  }
  return undefined;
}

function recordsOf(text: string, delimiter: string): { header: readonly string[]; count: number } | undefined {
  let header: readonly string[] | undefined;
  let fields: string[] = [];
  let count = 0;
  for (let at = 0; at <= text.length; ) {
    const end = fieldEnd(text, at, delimiter);
    if (end < 0) return undefined;
    fields.push(text.slice(at, end).trim());
    at = end + 1;
    if (text.charAt(end) === delimiter) continue;
    if (text.charAt(end) === '\r' && text.charAt(end + 1) === '\n') at++;
    // A blank line is not a record.
    if (fields.length > 1 || fields[0] !== '') {
      header ??= fields;
      if (fields.length < 2 || fields.length !== header.length) return undefined;
      count++;
    }
    fields = [];
  }
  return header && { header, count };
}

/** Returns the end of a field: at a delimiter, line end or end of text; -1 for an unclosed or continued quote. */
function fieldEnd(text: string, start: number, delimiter: string): number {
  let at = start;
  if (text.charAt(at) === '"') {
    do {
      at = text.indexOf('"', at + 1);
      if (at < 0) return -1;
      at++;
    } while (text.charAt(at) === '"');
    return at >= text.length || text.charAt(at) === delimiter || text.charAt(at) === '\n' || text.charAt(at) === '\r' ? at : -1;
  }
  while (at < text.length && text.charAt(at) !== delimiter && text.charAt(at) !== '\n' && text.charAt(at) !== '\r') at++;
  return at;
}
