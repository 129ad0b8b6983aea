import { readMessage } from '../../lib/digest-text/digest-text.ts';
import type { MessageEncoding } from '../../lib/digest-text/encodings.ts';

interface MessageOptions {
  readonly textEncoding: MessageEncoding;
  readonly lineEnding: 'keep' | 'lf' | 'crlf';
  readonly appendNewline: boolean;
}

/** Returns the bytes to hash. Line endings apply only to text: hex and Base64 are decoded as is. */
export function messageBytes(text: string, { textEncoding, lineEnding, appendNewline }: MessageOptions): Uint8Array<ArrayBuffer> {
  // Parsed unchanged first, so that error positions refer to the input.
  const bytes = readMessage(text, textEncoding, 'text');
  if (textEncoding !== 'utf-8' || (lineEnding === 'keep' && !appendNewline)) return bytes;
  const lineEnd = lineEnding === 'crlf' ? '\r\n' : '\n';
  const lines = lineEnding === 'keep' ? text : text.replaceAll(/\r\n|\r|\n/gu, lineEnd);
  return new TextEncoder().encode(appendNewline ? lines + lineEnd : lines);
}
