import { isUtf8 } from '../charset/utf8.ts';
import { hasShortSignature, mediaTypeBySignature } from './signature.ts';

const ROOT_BYTES = 2 ** 16;

/**
 * Returns the media type of bytes that are text: UTF-8 without a binary data byte of the WHATWG MIME Sniffing standard. SVG and
 * HTML are recognized by their beginning. `undefined` for anything else, including no bytes.
 */
export function textMediaType(bytes: Uint8Array): 'text/plain' | 'text/html' | 'image/svg+xml' | undefined {
  if (bytes.length === 0 || bytes.some(isBinaryDataByte) || !isUtf8(bytes)) return undefined;
  const start = new TextDecoder().decode(bytes.subarray(0, ROOT_BYTES)).trimStart();
  if (/^<(?:!doctype\s+)?html[\s/>]/iu.test(start)) return 'text/html';
  return rootElement(start) === 'svg' ? 'image/svg+xml' : 'text/plain';
}

/** Returns the media type indicated by a whole file's signature; `undefined` for text that starts like one. */
export function mediaTypeOfBinary(bytes: Uint8Array): string | undefined {
  const signed = mediaTypeBySignature(bytes);
  return hasShortSignature(signed) && textMediaType(bytes) !== undefined ? undefined : signed;
}

/** WHATWG MIME Sniffing, section 3. */
const isBinaryDataByte = (byte: number): boolean => byte < 0x20 && byte !== 0x09 && byte !== 0x0a && byte !== 0x0c && byte !== 0x0d && byte !== 0x1b;

/** Returns the local name of an XML document's root element, after a declaration, comments and a document type. */
function rootElement(xml: string): string | undefined {
  let at = 0;
  for (;;) {
    while (/\s/u.test(xml.charAt(at))) at++;
    const end = endOfMisc(xml, at);
    if (end === undefined) break;
    at = end;
  }
  return /^<(?:[\w.-]+:)?([\w.-]+)[\s/>]/u.exec(xml.slice(at, at + 200))?.[1];
}

/** Returns the end of the declaration, comment or document type that starts at `start`; `undefined` if there is none. */
function endOfMisc(xml: string, start: number): number | undefined {
  const after = (mark: string, from = start): number => {
    const at = xml.indexOf(mark, from);
    return at < 0 ? xml.length : at + mark.length;
  };
  if (xml.startsWith('<?', start)) return after('?>');
  if (xml.startsWith('<!--', start)) return after('-->');
  if (!/^<!doctype/iu.test(xml.slice(start, start + 9))) return undefined;
  const subset = xml.indexOf('[', start);
  return subset >= 0 && subset < after('>') ? after('>', after(']', subset)) : after('>');
}
