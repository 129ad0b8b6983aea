/** Number of bytes at the start of a file that `mediaTypeBySignature` reads. */
export const SIGNATURE_BYTES = 512;

interface Signature {
  readonly mediaType: string;
  readonly hex: string;
  readonly offset?: number;
  /** A second signature that must also match. */
  readonly and?: { readonly hex: string; readonly offset: number };
}

const ftyp = (mediaType: string, ...brands: readonly string[]): Signature[] =>
  brands.map((brand) => ({ mediaType, hex: '66747970', offset: 4, and: { hex: toHex(brand), offset: 8 } }));
const riff = (mediaType: string, form: string): Signature => ({ mediaType, hex: toHex('RIFF'), and: { hex: toHex(form), offset: 8 } });

// The first match is used: a type of ISO media file before ISO media files in general.
const signatures: readonly Signature[] = [
  { mediaType: 'image/png', hex: '89504e470d0a1a0a' },
  { mediaType: 'image/jpeg', hex: 'ffd8ff' },
  { mediaType: 'image/gif', hex: '474946383761' },
  { mediaType: 'image/gif', hex: '474946383961' },
  riff('image/webp', 'WEBP'),
  riff('audio/wav', 'WAVE'),
  { mediaType: 'image/bmp', hex: '424d' },
  { mediaType: 'image/x-icon', hex: '00000100' },
  { mediaType: 'image/tiff', hex: '49492a00' },
  { mediaType: 'image/tiff', hex: '4d4d002a' },
  ...ftyp('image/avif', 'avif', 'avis'),
  ...ftyp('image/heic', 'heic', 'heix', 'hevc', 'mif1'),
  ...ftyp('video/mp4', ''),
  { mediaType: 'application/pdf', hex: '255044462d' },
  { mediaType: 'application/zip', hex: '504b0304' },
  { mediaType: 'application/zip', hex: '504b0506' },
  { mediaType: 'application/gzip', hex: '1f8b08' },
  { mediaType: 'application/x-bzip2', hex: '425a68' },
  { mediaType: 'application/x-xz', hex: 'fd377a585a00' },
  { mediaType: 'application/x-7z-compressed', hex: '377abcaf271c' },
  { mediaType: 'application/vnd.rar', hex: '526172211a07' },
  { mediaType: 'application/zstd', hex: '28b52ffd' },
  { mediaType: 'application/x-tar', hex: '7573746172', offset: 257 },
  { mediaType: 'audio/mpeg', hex: '494433' },
  { mediaType: 'audio/ogg', hex: '4f676753' },
  { mediaType: 'audio/flac', hex: '664c6143' },
  { mediaType: 'video/webm', hex: '1a45dfa3' },
  { mediaType: 'font/woff', hex: '774f4646' },
  { mediaType: 'font/woff2', hex: '774f4632' },
  { mediaType: 'font/ttf', hex: '0001000000' },
  { mediaType: 'font/otf', hex: '4f54544f' },
  { mediaType: 'application/wasm', hex: '0061736d' },
  { mediaType: 'application/vnd.sqlite3', hex: '53514c69746520666f726d6174203300' },
];

/** Types with a signature of two or three letters that text can start with: `BM`, `BZh`, `ID3`. */
const SHORT_WORDS: readonly (string | undefined)[] = ['image/bmp', 'application/x-bzip2', 'audio/mpeg'];

/** Whether the signature of a type is so short that text can start with it. */
export const hasShortSignature = (mediaType: string | undefined): boolean => SHORT_WORDS.includes(mediaType);

/** Returns the media type indicated by a file's first bytes, if it is known. */
export function mediaTypeBySignature(bytes: Uint8Array): string | undefined {
  return signatures.find(({ hex, offset = 0, and }) => holds(bytes, hex, offset) && (!and || holds(bytes, and.hex, and.offset)))?.mediaType;
}

function holds(bytes: Uint8Array, hex: string, offset: number): boolean {
  for (let at = 0; at < hex.length; at += 2) {
    if (bytes[offset + at / 2] !== Number.parseInt(hex.slice(at, at + 2), 16)) return false;
  }
  return true;
}

function toHex(ascii: string): string {
  return Array.from(ascii, (letter) => letter.charCodeAt(0).toString(16)).join('');
}
