import { parseXml } from '../../../lib/document/xml/reader.ts';
import type { XmlAttribute, XmlEvents } from '../../../lib/document/xml/events.ts';
import { SILENT } from '../../../lib/document/xml/events.ts';
import { forbiddenCharacterAt } from '../../../lib/document/xml/names.ts';
import { escapeText } from '../../../lib/html-text/escape.ts';
import type { Layer } from '../layer.ts';
import type { Slot } from '../slots.ts';
import { readDocument, unlessRejected } from './documents.ts';

/** Well-formed XML 1.0: attribute values, texts and CDATA sections. */
export const xml: Layer = {
  id: 'xml',
  async read(content, scope) {
    if (content.kind !== 'text' || !/^\uFEFF?\s*<[?!\p{L}_:]/u.test(content.text) || !content.text.trimEnd().endsWith('>')) return undefined;
    const { text } = content;
    const values = new XmlSlots(text);
    const isRead = await unlessRejected(
      (function* () {
        yield* parseXml(text, 'text', values);
        return true;
      })(),
      scope,
    );
    return isRead ? readDocument('xml', text, values.slots, 'certain', scope) : undefined;
  },
};

interface OpenElement {
  readonly path: string;
  /** Name → number of child elements so far. */
  readonly counts: Map<string, number>;
}

/** Collects the values of a document, named by their XPath. */
class XmlSlots implements XmlEvents {
  readonly slots: Slot[] = [];
  readonly includesEntities = false;
  readonly declaration = SILENT.declaration;
  readonly doctype = SILENT.doctype;
  readonly comment = SILENT.comment;
  readonly instruction = SILENT.instruction;
  readonly unread = SILENT.unread;
  readonly #text: string;
  readonly #open: OpenElement[] = [{ path: '', counts: new Map() }];

  constructor(text: string) {
    this.#text = text;
  }

  openTag(_start: number, _end: number, name: string, attributes: readonly XmlAttribute[], isEmpty: boolean): void {
    const parent = this.#open.at(-1);
    const count = (parent?.counts.get(name) ?? 0) + 1;
    parent?.counts.set(name, count);
    const path = `${parent?.path ?? ''}/${name}${count > 1 ? `[${count}]` : ''}`;
    for (const { name: attribute, value, valueStart, end, isDefault } of attributes) {
      if (isDefault) continue;
      const quote = this.#text.charAt(valueStart);
      this.slots.push({ name: { text: `${path}/@${attribute}` }, start: valueStart, end, value, write: (changed) => writeAttribute(changed, quote) });
    }
    if (!isEmpty) this.#open.push({ path, counts: new Map() });
  }

  closeTag(): void {
    this.#open.pop();
  }

  /** Whitespace around text is layout. */
  text(start: number, end: number, value: string): void {
    const raw = this.#text.slice(start, end);
    const trimmed = raw.trim();
    // An entity that the document declares stands for other text.
    if (trimmed === '' || (value === raw && /^&[^#;]+;$/u.test(raw))) return;
    const from = start + raw.indexOf(trimmed);
    this.#add(from, from + trimmed.length, value.trim(), writeText);
  }

  cdata(start: number, end: number, value: string): void {
    this.#add(start + CDATA.length, end - CDATA_END.length, value, writeCdata);
  }

  #add(start: number, end: number, value: string, write: Slot['write']): void {
    this.slots.push({ name: { text: this.#open.at(-1)?.path ?? '' }, start, end, value, write });
  }
}

const CDATA = '<![CDATA[';
const CDATA_END = ']]>';

/** A carriage return, as itself, would become a line feed. */
const writeText = (value: string): string | undefined =>
  forbiddenCharacterAt(value) < 0 && value === value.trim() ? escapeText(value).replaceAll('\r', '&#13;') : undefined;

const writeCdata = (value: string): string | undefined =>
  forbiddenCharacterAt(value) < 0 && !value.includes(CDATA_END) && !value.includes('\r') ? value : undefined;

function writeAttribute(value: string, quote: string): string | undefined {
  if (forbiddenCharacterAt(value) >= 0) return undefined;
  const escaped = escapeText(value)
    .replaceAll(quote, quote === '"' ? '&quot;' : '&apos;')
    .replaceAll(/[\t\n\r]/gu, (space) => `&#${space.charCodeAt(0)};`);
  return quote + escaped + quote;
}
