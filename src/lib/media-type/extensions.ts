// extension → media types of its files, the preferred one first
export const mediaTypes: Readonly<Record<string, readonly [string, ...string[]]>> = {
  png: ['image/png'],
  jpg: ['image/jpeg'],
  gif: ['image/gif'],
  webp: ['image/webp'],
  bmp: ['image/bmp'],
  svg: ['image/svg+xml'],
  ico: ['image/x-icon', 'image/vnd.microsoft.icon'],
  tif: ['image/tiff'],
  avif: ['image/avif'],
  heic: ['image/heic'],
  pdf: ['application/pdf'],
  zip: ['application/zip'],
  gz: ['application/gzip'],
  json: ['application/json'],
  txt: ['text/plain'],
  html: ['text/html'],
  css: ['text/css'],
  csv: ['text/csv'],
  md: ['text/markdown'],
  js: ['text/javascript'],
  xml: ['application/xml', 'text/xml'],
  mp3: ['audio/mpeg'],
  wav: ['audio/wav'],
  ogg: ['audio/ogg'],
  flac: ['audio/flac'],
  mp4: ['video/mp4'],
  webm: ['video/webm'],
  woff: ['font/woff'],
  woff2: ['font/woff2'],
  ttf: ['font/ttf'],
  otf: ['font/otf'],
  wasm: ['application/wasm'],
  '7z': ['application/x-7z-compressed'],
  zst: ['application/zstd'],
  bz2: ['application/x-bzip2'],
  xz: ['application/x-xz'],
  rar: ['application/vnd.rar'],
  tar: ['application/x-tar'],
  sqlite: ['application/vnd.sqlite3'],
};

const extensions = new Map(Object.entries(mediaTypes).flatMap(([extension, types]) => types.map((type) => [type, extension] as const)));

/** Returns the extension, without its dot, of a media type with or without parameters; `bin` for an unknown one. */
export const extensionOfMediaType = (mediaType: string): string => extensions.get((mediaType.split(';')[0] ?? '').trim().toLowerCase()) ?? 'bin';

const typesByExtension = new Map(Object.entries(mediaTypes));

/** Returns the media type of a file name's extension, if it is known. */
export const mediaTypeByName = (fileName: string): string | undefined => typesByExtension.get(/\.([^.]+)$/u.exec(fileName)?.[1]?.toLowerCase() ?? '')?.[0];
