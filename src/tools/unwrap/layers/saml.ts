import { encodeBase64 } from '../../../lib/base64/base64.ts';
import { scanBase64 } from '../../../lib/base64/scan.ts';
import { readUtf8 } from '../../../lib/charset/utf8.ts';
import { compress } from '../../../lib/compression/compress.ts';
import { decompress } from '../../../lib/compression/decompress.ts';
import { levels } from '../../../lib/compression/formats.ts';
import { cutText } from '../../../lib/lines/wrap.ts';
import type { NoteCode } from '../codes.ts';
import { bytesOf, textContent } from '../content.ts';
import type { Layer, Scope } from '../layer.ts';

const FORM = /^(?<before>\s*)(?<body>[\w+/]+={0,2}(?:\r?\n[\w+/]+={0,2})*)(?<after>\s*)$/u;
/** A request is an element with namespaces and attributes. */
const MIN_LETTERS = 80;
/** The HTTP redirect binding is for short messages. */
const MAX_DEFLATED = 2 ** 16;
/** With line breaks and whitespace around. */
const MAX_DEFLATED_LETTERS = 2 * MAX_DEFLATED;
/** Base64 of `<` or of a byte order mark. */
const START_OF_XML = /^\s*(?:P|77u)/u;
const SAML =
  /^(?:\uFEFF)?\s*(?:<\?xml[^>]*>\s*)?<(?:[\w.-]+:)?(?:AuthnRequest|Response|LogoutRequest|LogoutResponse|ArtifactResolve|Assertion|EncryptedAssertion|ManageNameIDRequest|AttributeQuery)\b[^>]*urn:oasis:names:tc:SAML:/u;

/** A message of SAML 2.0 in a parameter: Base64 of XML, or of deflated XML (SAML bindings, sections 3.4.4.1 and 3.5.4). */
export const saml: Layer = {
  id: 'saml',
  async read(content, scope) {
    if (content.kind !== 'text' || content.text.length < MIN_LETTERS) return undefined;
    if (content.text.length > MAX_DEFLATED_LETTERS && !START_OF_XML.test(content.text)) return undefined;
    const groups = FORM.exec(content.text)?.groups;
    if (!groups) return undefined;
    const { before = '', body = '', after = '' } = groups;
    const scanned = scanBase64(body);
    if (!scanned.ok) return undefined;
    const { bytes } = scanned;
    const plain = bytes[0] === LESS_THAN || bytes[0] === BYTE_ORDER_MARK ? readUtf8(bytes) : undefined;
    const xml = plain ?? (await inflate(bytes, scope));
    if (xml === undefined || !SAML.test(xml)) return undefined;
    const isDeflated = plain === undefined;
    const lineBreak = /\r?\n/u.exec(body)?.[0] ?? '';
    const width = lineBreak === '' ? 0 : body.indexOf(lineBreak);
    return {
      layer: 'saml',
      grade: 'certain',
      proof: { code: 'decodes-to-text', params: { size: xml.length } },
      parts: [{ name: { code: 'content' }, content: textContent(xml), expects: 'xml' }],
      async wrap(_part, changed) {
        const inner = bytesOf(changed);
        if (changed.kind === 'text' && changed.text === xml) return { content };
        const packed = isDeflated ? await compress('deflate', inner, { level: levels.deflate.usual, signal: new AbortController().signal }) : inner;
        const letters = cutText(encodeBase64(packed), width).join(lineBreak);
        return { content: textContent(before + letters + after), notes: notesOn(xml, isDeflated) };
      },
    };
  },
};

const LESS_THAN = 0x3c;
const BYTE_ORDER_MARK = 0xef;

/** The first three bits of a short deflated message: its only block, compressed (RFC 1951, section 3.2.3). */
const mayBeDeflated = ([first = 0]: Uint8Array): boolean => (first & 7) === 3 || (first & 7) === 5;

async function inflate(bytes: Uint8Array, { maxBytes, context }: Scope): Promise<string | undefined> {
  if (!mayBeDeflated(bytes) || bytes.length > MAX_DEFLATED) return undefined;
  const { bytes: inflated, ended, trailing } = await decompress('deflate', bytes, { limit: maxBytes, signal: context.signal });
  return ended === 'whole' && trailing.length === 0 ? readUtf8(inflated) : undefined;
}

const notesOn = (xml: string, isDeflated: boolean): readonly NoteCode[] => [
  ...(isDeflated ? ['recompressed' as const] : []),
  ...(/<(?:[\w.-]+:)?Signature\b/u.test(xml) ? ['signature-invalid' as const] : []),
];
