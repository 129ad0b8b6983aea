/** Offers bytes or text to the person as a file. */
export function download(content: string | Uint8Array, name: string, type: string): void {
  const blob = new Blob([content as BlobPart], { type });
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The download has its own hold on the blob once it has begun.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

const EXTENSIONS: Readonly<Record<string, readonly [extension: string, type: string]>> = {
  json: ['json', 'application/json'],
  'json-lines': ['jsonl', 'application/jsonl'],
  yaml: ['yaml', 'application/yaml'],
  toml: ['toml', 'application/toml'],
  xml: ['xml', 'application/xml'],
  svg: ['svg', 'image/svg+xml'],
  html: ['html', 'text/html'],
  markdown: ['md', 'text/markdown'],
  csv: ['csv', 'text/csv'],
  sql: ['sql', 'application/sql'],
  diff: ['patch', 'text/x-diff'],
};

/** Name and media type of the file that a text of a format is saved as: after the file that it was made of, if there was one, else after the tool. */
export function fileNameFor(tool: string, format: string | undefined, source?: string): readonly [name: string, type: string] {
  const [extension, type] = EXTENSIONS[format ?? ''] ?? ['txt', 'text/plain'];
  const stem = source?.replace(/(?<=.)\.[^.]*$/u, '');
  return [`${stem || tool}.${extension}`, type];
}
