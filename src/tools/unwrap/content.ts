import { encodeUtf8, readUtf8 } from '../../lib/charset/utf8.ts';

/** What a layer contains: text, or bytes that are not UTF-8 text. */
export type Content = { readonly kind: 'text'; readonly text: string } | { readonly kind: 'bytes'; readonly bytes: Uint8Array };

export const textContent = (text: string): Content => ({ kind: 'text', text });

/** Text if the bytes are UTF-8 without control characters, including any byte order mark, so that `bytesOf` returns the same bytes. */
export function contentOf(bytes: Uint8Array): Content {
  const text = readUtf8(bytes);
  return text !== undefined && isReadable(text) ? textContent(text) : { kind: 'bytes', bytes };
}

/**
 * The bytes of a content, for text as UTF-8.
 * @throws InputError `unpaired-surrogate`
 */
export const bytesOf = (content: Content): Uint8Array => (content.kind === 'bytes' ? content.bytes : encodeUtf8(content.text, 'text'));

/** The text of a content, of bytes if they are UTF-8: these contain control characters. Undefined for other bytes. */
export const textOf = (content: Content): string | undefined => (content.kind === 'text' ? content.text : readUtf8(content.bytes));

/** UTF-16 code units of text, or bytes. */
export const sizeOf = (content: Content): number => (content.kind === 'text' ? content.text.length : content.bytes.length);

// Tab, line feed, form feed, carriage return and escape are common in texts and logs; noncharacters and unassigned planes are not.
const UNREADABLE = new RegExp(String.raw`(?![\t\n\f\r\x1B\x85])\p{Cc}|[\uFFFE\uFFFF]|\p{Cn}`, 'u');

/** Whether people can read the text: no control characters besides whitespace and escape sequences, no unassigned code points. */
export const isReadable = (text: string): boolean => !UNREADABLE.test(text);
