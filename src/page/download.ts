/** Offers bytes or text to the person as a file. */
export function download(content: string | Uint8Array<ArrayBuffer>, name: string, type: string): void {
  const blob = new Blob([content], { type });
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The download has its own hold on the blob once it has begun.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

interface FileKind {
  readonly type: string;
  /** What names of such files end in; the first is what ours end in. */
  readonly extensions: readonly [string, ...string[]];
}

const FILE_KINDS: Readonly<Record<string, FileKind>> = {
  json: { type: 'application/json', extensions: ['json', 'json5'] },
  'json-lines': { type: 'application/jsonl', extensions: ['jsonl', 'ndjson'] },
  yaml: { type: 'application/yaml', extensions: ['yaml', 'yml'] },
  toml: { type: 'application/toml', extensions: ['toml'] },
  xml: { type: 'application/xml', extensions: ['xml'] },
  svg: { type: 'image/svg+xml', extensions: ['svg'] },
  html: { type: 'text/html', extensions: ['html', 'htm'] },
  markdown: { type: 'text/markdown', extensions: ['md', 'markdown'] },
  csv: { type: 'text/csv', extensions: ['csv', 'tsv'] },
  sql: { type: 'application/sql', extensions: ['sql'] },
  diff: { type: 'text/x-diff', extensions: ['patch', 'diff'] },
};
const PLAIN: FileKind = { type: 'text/plain', extensions: ['txt'] };

/** Name and media type of the file that a text of a format is saved as: after the file that it was made of, if there was one, else after the tool. */
export function fileNameFor(tool: string, format: string | undefined, source?: string): readonly [name: string, type: string] {
  const { type, extensions } = FILE_KINDS[format ?? ''] ?? PLAIN;
  const stem = source?.replace(/(?<=.)\.[^.]*$/u, '');
  return [`${stem || tool}.${extensions[0]}`, type];
}

/** What names of files of a format end in, without the dot. */
export const extensionsOf = (format: string): readonly string[] => FILE_KINDS[format]?.extensions ?? [];
