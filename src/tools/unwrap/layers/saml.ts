import { encodeBase64 } from '../../../lib/base64/base64.ts';
import { scanBase64 } from '../../../lib/base64/scan.ts';
import { cutText } from '../../../lib/lines/wrap.ts';
import { deflateMessage, MAX_DEFLATED_BYTES, readBinding } from '../../../lib/saml/binding.ts';
import { looksLikeMessage } from '../../../lib/saml/likeness.ts';
import type { NoteCode } from '../codes.ts';
import { bytesOf, textContent } from '../content.ts';
import type { Layer } from '../layer.ts';

const FORM = /^(?<before>\s*)(?<body>[\w+/]+={0,2}(?:\r?\n[\w+/]+={0,2})*)(?<after>\s*)$/u;
/** A request is an element with namespaces and attributes. */
const MIN_LETTERS = 80;
/** With line breaks and whitespace around. */
const MAX_DEFLATED_LETTERS = 2 * MAX_DEFLATED_BYTES;
/** Base64 of `<` or of a byte order mark. */
const START_OF_XML = /^\s*(?:P|77u)/u;

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
    const message = await readBinding(scanned.bytes, { limit: scope.maxBytes, signal: scope.context.signal });
    if (!message || !looksLikeMessage(message.xml)) return undefined;
    const { xml, isDeflated } = message;
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
        const packed = isDeflated ? await deflateMessage(inner) : inner;
        const letters = cutText(encodeBase64(packed), width).join(lineBreak);
        return { content: textContent(before + letters + after), notes: notesOn(xml, isDeflated) };
      },
    };
  },
};

const notesOn = (xml: string, isDeflated: boolean): readonly NoteCode[] => [
  ...(isDeflated ? ['recompressed' as const] : []),
  ...(/<(?:[\w.-]+:)?Signature\b/u.test(xml) ? ['signature-invalid' as const] : []),
];
