import { latin1 } from '../bytes/binary.ts';

/** Image types, detected by signature; nothing is decoded. */
export type ImageType = 'image/png' | 'image/jpeg' | 'image/gif' | 'image/webp' | 'image/bmp' | 'image/svg+xml';

export interface ImageSize {
  readonly width: number;
  readonly height: number;
}

/** Returns the type of an image from its first bytes, or `undefined`. */
export function imageType(bytes: Uint8Array): ImageType | undefined {
  const starts = (text: string, at = 0): boolean => latin1(bytes.subarray(at, at + text.length)) === text;
  if (starts('\x89PNG\r\n\x1a\n')) return 'image/png';
  if (starts('\xff\xd8\xff')) return 'image/jpeg';
  if (starts('GIF87a') || starts('GIF89a')) return 'image/gif';
  if (starts('RIFF') && starts('WEBP', 8)) return 'image/webp';
  if (starts('BM') && bytes.length > 26) return 'image/bmp';
  return isSvg(new TextDecoder().decode(bytes.subarray(0, 65_536))) ? 'image/svg+xml' : undefined;
}

/** Whether the root element is `svg`, after an XML declaration, comments and a document type. */
function isSvg(text: string): boolean {
  const skips = [
    ['<?', '?>'],
    ['<!--', '-->'],
    ['<!', '>'],
  ] as const;
  let rest = text.trimStart();
  for (;;) {
    const skip = skips.find(([open]) => rest.startsWith(open));
    if (!skip) return /^<(?:[\w.-]+:)?svg[\s/>]/u.test(rest);
    const end = rest.indexOf(skip[1], skip[0].length);
    if (end < 0) return false;
    rest = rest.slice(end + skip[1].length).trimStart();
  }
}

/** Reads width and height in pixels from the header of a PNG, JPEG, GIF, BMP or WebP file. */
export function readImageSize(bytes: Uint8Array): ImageSize | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  switch (imageType(bytes)) {
    case 'image/png':
      return bytes.length < 24 ? undefined : { width: view.getUint32(16), height: view.getUint32(20) };
    case 'image/gif':
      return bytes.length < 10 ? undefined : { width: view.getUint16(6, true), height: view.getUint16(8, true) };
    case 'image/bmp':
      return { width: Math.abs(view.getInt32(18, true)), height: Math.abs(view.getInt32(22, true)) };
    case 'image/jpeg':
      return readJpegSize(view);
    case 'image/webp':
      return readWebpSize(bytes, view);
    default:
      return undefined;
  }
}

/** Follows the markers to the start of the frame (ITU-T T.81, section B.2.2). */
function readJpegSize(view: DataView): ImageSize | undefined {
  let at = 2;
  while (at + 9 <= view.byteLength) {
    const marker = view.getUint8(at + 1);
    if (view.getUint8(at) !== 0xff) return undefined;
    if (marker === 0xff) at++;
    else if (marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)) at += 2;
    else if (isFrameStart(marker)) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    else at += 2 + view.getUint16(at + 2);
  }
  return undefined;
}

/** The first chunk is lossy, lossless or extended (RFC 9649, sections 2.5 to 2.7). */
function readWebpSize(bytes: Uint8Array, view: DataView): ImageSize | undefined {
  if (bytes.length < 30) return undefined;
  switch (latin1(bytes.subarray(12, 16))) {
    case 'VP8 ':
      return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
    case 'VP8L':
      return { width: (view.getUint32(21, true) & 0x3fff) + 1, height: ((view.getUint32(21, true) >>> 14) & 0x3fff) + 1 };
    case 'VP8X':
      return { width: (view.getUint32(24, true) & 0xffffff) + 1, height: (view.getUint32(26, true) >>> 8) + 1 };
    default:
      return undefined;
  }
}

// SOF0 to SOF15 without DHT, JPG and DAC, which are between them.
const isFrameStart = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
