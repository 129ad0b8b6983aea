/** The bytes of a string with one character per byte, as `atob` returns. Builds store WebAssembly so: it compresses better than Base64. */
export function bytesOfBinary(binary: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(binary.length);
  for (let at = 0; at < binary.length; at++) bytes[at] = binary.charCodeAt(at);
  return bytes;
}
