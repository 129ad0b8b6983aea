export type Row = Readonly<Record<string, unknown>>;

export interface Header {
  readonly key: string;
  readonly label: string;
}

/** The columns of a table: keys, keys with their labels, or a map from key to label. */
export type Headers = readonly string[] | readonly Header[] | Readonly<Record<string, string>>;

/** Normalizes `headers`. Without headers, the columns are the keys of all rows, in order of first appearance. */
export function columnsOf(rows: readonly Row[], headers: Headers | undefined): readonly Header[] {
  if (headers === undefined) return [...new Set(rows.flatMap((row) => Object.keys(row)))].map((key) => ({ key, label: key }));
  if (isList(headers)) return headers.map((header) => (typeof header === 'string' ? { key: header, label: header } : header));
  return Object.entries(headers).map(([key, label]) => ({ key, label }));
}

const isList = (headers: Headers): headers is readonly string[] | readonly Header[] => Array.isArray(headers);
