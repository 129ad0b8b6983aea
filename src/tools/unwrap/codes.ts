/** Every layer, by its id in choices, recipes and results. Of equally sure readings the first is opened. */
export const layerIds = [
  'gzip',
  'zlib',
  'zstandard',
  'zip',
  'tar',
  'brotli',
  'deflate',
  'der',
  'utf-16',
  'windows-1252',
  'jwt',
  'jwe',
  'pem',
  'saml',
  'data-url',
  'gateway-link',
  'http-message',
  'authorization',
  'set-cookie',
  'cookie',
  'hexdump',
  'json',
  'json-lines',
  'xml',
  'quoted-string',
  'unicode-escapes',
  'backslash-escapes',
  'html-entities',
  'quoted-printable',
  'url',
  'query-string',
  'form-encoding',
  'percent-encoding',
  'hex',
  'base32',
  'base64',
  'base64url',
  'env',
  'toml',
  'yaml',
  'csv',
] as const;
export type LayerId = (typeof layerIds)[number];

/** Why a layer is believed to be what it is. */
export const proofCodes = [
  // The result of decoding it, and how much was encoded.
  'decodes-to-text',
  'decodes-to-file',
  'decodes-to-bytes',
  'escapes',
  // Prescribed by what is around it, or chosen by a person.
  'expected',
  // The first bytes; what the structure is of; how many values it has.
  'signature',
  'structure',
  'certificate',
  'members',
] as const;
export type ProofCode = (typeof proofCodes)[number];

/** What an edit inside could not keep. */
export const noteCodes = ['recompressed', 'signature-invalid', 'signed-again'] as const;
export type NoteCode = (typeof noteCodes)[number];

/** What a leaf is. The values of `-time` and of units are times. */
export const leafKinds = [
  'unix-seconds',
  'unix-milliseconds',
  'unix-microseconds',
  'unix-nanoseconds',
  'dotnet-ticks',
  'windows-filetime',
  'cocoa-seconds',
  'uuid',
  'uuid-time',
  'ulid-time',
  'object-id-time',
  'x-snowflake',
  'discord-snowflake',
  'hash',
  'hexadecimal-number',
  'octal-number',
  'binary-number',
  'ipv4-type',
  'ipv4-number',
  'ipv6-type',
] as const;
export type LeafKind = (typeof leafKinds)[number];
