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
  'signature',
  'members',
] as const;
export type ProofCode = (typeof proofCodes)[number];

/** What an edit inside could not keep. */
export const noteCodes = ['recompressed', 'signature-invalid', 'signed-again'] as const;
export type NoteCode = (typeof noteCodes)[number];
