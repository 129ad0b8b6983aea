/** Extension and media type of texts in formats that have their own; all others are plain. */
const textTypes: ReadonlyMap<string | undefined, readonly [extension: string, mimeType: string]> = new Map([
  ['csv', ['csv', 'text/csv']],
  ['html', ['html', 'text/html']],
  ['json', ['json', 'application/json']],
  ['markdown', ['md', 'text/markdown']],
  ['svg', ['svg', 'image/svg+xml']],
  ['toml', ['toml', 'application/toml']],
  ['xml', ['xml', 'application/xml']],
  ['yaml', ['yaml', 'application/yaml']],
]);

/** The type of a file with a result. */
export interface ResultType {
  /** Without a dot. */
  readonly extension: string;
  readonly mimeType: string;
}

/** The type of a text in a format, an id of `formats/`. */
export function typeOfText(format: string | undefined): ResultType {
  const [extension, mimeType] = textTypes.get(format) ?? ['txt', 'text/plain'];
  return { extension, mimeType };
}

/** The extensions of all types of text. */
export const textExtensions: readonly string[] = ['txt', ...[...textTypes.values()].map(([extension]) => extension)];

/** The type of an output file, from its name and its media type. */
export function typeOfFile({ name, type }: { readonly name: string; readonly type: string }): ResultType {
  const extension = /\.(?<extension>[a-z\d]{1,8})$/iu.exec(name)?.groups?.extension?.toLowerCase() ?? 'bin';
  return { extension, mimeType: type === '' ? 'application/octet-stream' : type };
}
