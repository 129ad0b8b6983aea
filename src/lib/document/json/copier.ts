import type { JsonLayout } from './layout.ts';
import type { JsonEvents } from './reader.ts';
import { quoteJson } from './string.ts';
import type { WriteNonFinite } from './writer.ts';
import type { NonFinite } from '../value.ts';

interface CopyStyle {
  readonly escapeNonAscii: boolean;
  readonly writeNonFinite: WriteNonFinite;
}

/** Writes the events of a JsonReader directly to a layout: tokens in normal form are copied, not parsed. */
export class JsonCopier implements JsonEvents {
  readonly #text: string;
  readonly #layout: JsonLayout;
  readonly #style: CopyStyle;
  #documents = 0;

  constructor(text: string, layout: JsonLayout, style: CopyStyle) {
    this.#text = text;
    this.#layout = layout;
    this.#style = style;
  }

  startDocument(): void {
    if (this.#documents++ > 0) this.#layout.lineBreak();
  }

  openMapping(): void {
    this.#layout.open('{');
  }

  openSequence(): void {
    this.#layout.open('[');
  }

  close(): void {
    this.#layout.close();
  }

  name(start: number, end: number, value: string | undefined): void {
    if (value === undefined && !this.#style.escapeNonAscii) return this.#layout.name(this.#text, start, end);
    const token = this.#quote(start, end, value);
    this.#layout.name(token, 0, token.length);
  }

  string(start: number, end: number, value: string | undefined): void {
    if (value === undefined && !this.#style.escapeNonAscii) this.#layout.scalar(this.#text, start, end);
    else this.#scalar(this.#quote(start, end, value));
  }

  number(start: number, end: number, token: string | undefined): void {
    if (token === undefined) this.#layout.scalar(this.#text, start, end);
    else this.#scalar(token);
  }

  literal(_at: number, value: 'null' | 'true' | 'false'): void {
    this.#scalar(value);
  }

  nonFinite(at: number, value: NonFinite, path: () => string): void {
    this.#scalar(this.#style.writeNonFinite(value, at, path));
  }

  comment(): void {
    // The reader counts the comments that are dropped.
  }

  #scalar(token: string): void {
    this.#layout.scalar(token, 0, token.length);
  }

  #quote(start: number, end: number, value: string | undefined): string {
    return quoteJson(value ?? this.#text.slice(start + 1, end - 1), this.#style.escapeNonAscii);
  }
}
