const CHUNK_UNITS = 4096;

/**
 * Converts UTF-16 code units to text, including lone surrogates. `TextDecoder` is ten times as fast as `String.fromCharCode`,
 * but replaces lone surrogates. Every supported platform is little-endian, as the decoder expects.
 */
export function textOfUnits(units: Uint16Array): string {
  if (isWellFormed(units)) return new TextDecoder('utf-16le', { ignoreBOM: true }).decode(units);
  const chunks: string[] = [];
  for (let start = 0; start < units.length; start += CHUNK_UNITS) chunks.push(String.fromCharCode(...units.subarray(start, start + CHUNK_UNITS)));
  return chunks.join('');
}

function isWellFormed(units: Uint16Array): boolean {
  for (let at = 0; at < units.length; at++) {
    const unit = units[at] ?? 0;
    if (unit < 0xd800 || unit > 0xdfff) continue;
    const next = units[++at] ?? 0;
    if (unit > 0xdbff || next < 0xdc00 || next > 0xdfff) return false;
  }
  return true;
}
