import { encodeHtml } from './characters.ts';
import { encodeAddress } from './escapes.ts';
import type { HtmlWriter } from './html-writer.ts';

/** Labels of the footnotes, and the prefix of their ids. */
export interface NoteOptions {
  /** Heading above the footnotes. */
  readonly label?: string;
  /** Attributes of the heading. */
  readonly labelAttributes?: string;
  /** Accessible name of all back links; without it they are numbered. */
  readonly backLabel?: string;
  /** Prefix of the ids. */
  readonly prefix?: string;
}

interface Called {
  readonly number: number;
  readonly id: string;
  calls: number;
}

const BACK = '↩';

/** The footnotes of a text: numbered in the order of their first reference, and written after the text. */
export class Notes {
  readonly #called = new Map<string, Called>();
  readonly #texts = new Map<string, string>();
  readonly #prefix: string;
  readonly #labelId: string;

  constructor(readonly options: NoteOptions) {
    this.#prefix = options.prefix ?? 'user-content-';
    // GitHub does not prefix this one. Several texts on one page need separate ids.
    this.#labelId = `${options.prefix ?? ''}footnote-label`;
  }

  /** Returns the HTML of a footnote reference. */
  call(label: string): string {
    const called = this.#called.get(label) ?? { number: this.#called.size + 1, id: encodeHtml(encodeAddress(label.toLowerCase())), calls: 0 };
    called.calls++;
    this.#called.set(label, called);
    const { number, id, calls } = called;
    return `<sup><a href="#${this.#prefix}fn-${id}" id="${this.#prefix}fnref-${id}${suffix(calls)}" data-footnote-ref="" aria-describedby="${this.#labelId}">${number}</a></sup>`;
  }

  /** The first definition of a label is used. */
  define(label: string, html: string): void {
    if (!this.#texts.has(label)) this.#texts.set(label, html);
  }

  writeTo(out: HtmlWriter): void {
    if (this.#called.size === 0) return;
    const { label = 'Footnotes', labelAttributes = 'class="sr-only"' } = this.options;
    out.line();
    out.write(`<section data-footnotes="" class="footnotes"><h2 id="${this.#labelId}" ${labelAttributes}>${encodeHtml(label)}</h2>\n<ol>\n`);
    for (const [name, called] of this.#called) this.#writeNote(out, called, this.#texts.get(name) ?? '');
    out.write('</ol>\n</section>');
  }

  /** Puts the back links in the last paragraph if the text ends with one. */
  #writeNote(out: HtmlWriter, called: Called, text: string): void {
    const hasParagraph = text.endsWith('</p>\n');
    out.write(`<li id="${this.#prefix}fn-${called.id}">\n`);
    out.write(hasParagraph ? `${text.slice(0, -'</p>\n'.length)} ` : text);
    if (!hasParagraph) out.line();
    for (let call = 1; call <= called.calls; call++) out.write((call === 1 ? '' : ' ') + this.#linkBack(called, call));
    out.write(hasParagraph ? '</p>\n</li>\n' : '\n</li>\n');
  }

  #linkBack({ number, id }: Called, call: number): string {
    const label = this.options.backLabel ?? `Back to reference ${number}${suffix(call)}`;
    const mark = call === 1 ? BACK : `${BACK}<sup>${call}</sup>`;
    return `<a href="#${this.#prefix}fnref-${id}${suffix(call)}" data-footnote-backref="" aria-label="${encodeHtml(label)}" class="data-footnote-backref">${mark}</a>`;
  }
}

const suffix = (count: number): string => (count === 1 ? '' : `-${count}`);
