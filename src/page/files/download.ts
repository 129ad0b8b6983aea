import { noteSaved } from '../session/unsaved.ts';

/** Downloads bytes or text as a file. `type` is the media type. */
export function download(content: string | Uint8Array<ArrayBuffer> | Blob, name: string, type: string): void {
  if (typeof content === 'string') noteSaved(content);
  const blob = new Blob([content], { type });
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser needs the URL only until the download has started.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

interface FileKind {
  readonly type: string;
  /** Extensions without the dot. Downloads use the first. */
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

/**
 * Name and media type for saving a text of a format as a file. The name is that of the source file, if there was one, else the
 * tool's id, with the format's extension.
 */
export function fileNameFor(tool: string, format: string | undefined, source?: string): readonly [name: string, type: string] {
  const { type, extensions } = FILE_KINDS[format ?? ''] ?? PLAIN;
  const stem = source?.replace(/(?<=.)\.[^.]*$/u, '');
  return [`${stem || tool}.${extensions[0]}`, type];
}

/** The extensions of a format's files, without the dot. */
export const extensionsOf = (format: string): readonly string[] => FILE_KINDS[format]?.extensions ?? [];
