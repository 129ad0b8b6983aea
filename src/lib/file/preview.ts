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
