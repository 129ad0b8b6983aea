/** The bytes of a string with one character per byte. */
export function bytesOfBinary(binary: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(binary.length);
  for (let at = 0; at < binary.length; at++) bytes[at] = binary.charCodeAt(at);
  return bytes;
}

/** Whether WebAssembly ended abruptly, so that its memory is not to be used again. */
export const isTrap = (error: unknown): boolean => error instanceof WebAssembly.RuntimeError;
