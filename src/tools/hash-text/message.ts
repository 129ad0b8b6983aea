import { readMessage } from '../../lib/digest-text/digest-text.ts';
import type { MessageEncoding } from '../../lib/digest-text/encodings.ts';

interface MessageOptions {
  readonly textEncoding: MessageEncoding;
  readonly lineEnding: 'keep' | 'lf' | 'crlf';
  readonly appendNewline: boolean;
}

/** The bytes to digest. Line ends are a matter of text: hex and Base64 give the very bytes that they stand for. */
export function messageBytes(text: string, { textEncoding, lineEnding, appendNewline }: MessageOptions): Uint8Array<ArrayBuffer> {
  // Read as it stands first, so that an error has its place in what was typed.
  const bytes = readMessage(text, textEncoding, 'text');
  if (textEncoding !== 'utf-8' || (lineEnding === 'keep' && !appendNewline)) return bytes;
  const lineEnd = lineEnding === 'crlf' ? '\r\n' : '\n';
  const lines = lineEnding === 'keep' ? text : text.replaceAll(/\r\n|\r|\n/gu, lineEnd);
  return new TextEncoder().encode(appendNewline ? lines + lineEnd : lines);
}
