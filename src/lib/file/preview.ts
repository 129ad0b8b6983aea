/** How a file can be displayed. */
export type PreviewKind = 'image' | 'audio' | 'video' | 'text' | 'bytes';

const TEXT_TYPES = /^text\/|^application\/(?:json|xml|javascript|yaml|toml|sql|x-sh)$|\+(?:json|xml)$/u;

/** Returns the best preview for a media type; bytes if there is no other. */
export function previewKindOf(mediaType: string): PreviewKind {
  const type = (mediaType.split(';')[0] ?? '').trim().toLowerCase();
  for (const kind of ['image', 'audio', 'video'] as const) {
    if (type.startsWith(`${kind}/`)) return kind;
  }
  return TEXT_TYPES.test(type) ? 'text' : 'bytes';
}

/** The number of bytes that a preview of text shows. */
export const PREVIEW_TEXT_BYTES = 4_096;

/** Returns the beginning of a text in UTF-8, without a character that the end of the preview cuts. */
export function previewText(bytes: Uint8Array): string {
  const isCut = bytes.length > PREVIEW_TEXT_BYTES;
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes.subarray(0, PREVIEW_TEXT_BYTES), { stream: isCut });
}

/** Whether a text encoded as UTF-8 has the bytes of a file, as far as a preview shows them. False for bytes that are not UTF-8. */
export function isTextOf(bytes: Uint8Array, text: string): boolean {
  const start = new Uint8Array(PREVIEW_TEXT_BYTES);
  const { read, written } = new TextEncoder().encodeInto(text, start);
  const isAsLong = read === text.length ? written === bytes.length : written < bytes.length;
  return isAsLong && start.subarray(0, written).every((byte, index) => byte === bytes[index]);
}

const BYTES_A_LINE = 16;

/** Returns lines of an offset, 16 bytes in hex, and the same bytes as ASCII, with dots for what is not printable. */
export function hexDump(bytes: Uint8Array): string {
  const lines: string[] = [];
  for (let start = 0; start < bytes.length; start += BYTES_A_LINE) {
    const line = [...bytes.subarray(start, start + BYTES_A_LINE)];
    const place = start.toString(16).padStart(8, '0');
    const hex = line.map((byte) => byte.toString(16).padStart(2, '0')).join(' ');
    const ascii = line.map((byte) => (byte >= 0x20 && byte < 0x7f ? String.fromCharCode(byte) : '.')).join('');
    lines.push(`${place}  ${hex.padEnd(BYTES_A_LINE * 3 - 1)}  ${ascii}`);
  }
  return lines.join('\n');
}
