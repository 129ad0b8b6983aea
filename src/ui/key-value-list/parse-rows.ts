export interface KeyValue {
  readonly key: string;
  readonly value: string;
}

const ROW = /^\s*([^:=]+?)\s*[:=]\s*(.*?)\s*$/u;

/** Reads lines of `key: value` or `key=value`; nothing when a line is neither. Empty lines don't count. */
export function parseRows(text: string): readonly KeyValue[] | undefined {
  const lines = text.split(/\r\n|\r|\n/u).filter((line) => line.trim() !== '');
  const rows = lines.map((line) => ROW.exec(line)).map((match) => match && { key: match[1] ?? '', value: match[2] ?? '' });
  return rows.length > 0 && rows.every((row) => row !== null) ? rows : undefined;
}
