import { refuseTooLong } from '../long-text/long-text.ts';
import { encodeHtml } from './characters.ts';
import type { Inline } from './inline.ts';
import { encodeRawHtml } from './marked-html.ts';

const FIELD = 'input';

/** Maximum total length of the result. */
export class LengthBudget {
  #spent = 0;

  /** @throws InputError `too-long` on `input` */
  spend(length: number): void {
    this.#spent += length;
    refuseTooLong(this.#spent, FIELD);
  }
}

/** Writes HTML incrementally, in the style of the CommonMark reference renderers. */
export class HtmlWriter {
  #parts: string[] = [];
  #isAtLineStart = true;

  constructor(readonly budget: LengthBudget) {}

  write(html: string): void {
    if (html === '') return;
    this.budget.spend(html.length);
    this.#parts.push(html);
    this.#isAtLineStart = html.endsWith('\n');
  }

  /** Starts a line, unless one has just started. */
  line(): void {
    if (!this.#isAtLineStart) this.write('\n');
  }

  writeInline(inline: Inline): void {
    switch (inline.kind) {
      case 'text':
        return this.write(encodeHtml(inline.text));
      case 'markup':
        return this.write(inline.html);
      case 'raw':
        return this.write(encodeRawHtml(inline.text));
      case 'image':
        return this.write(`<img src="${inline.target.address}" alt="${encodeHtml(inline.alt)}"${inline.target.title} />`);
      case 'link':
        return this.write(inline.target ? `<a href="${inline.target.address}"${inline.target.title}>` : '</a>');
      case 'delimiter':
        return this.write(inline.ends + inline.mark.repeat(inline.left) + inline.starts);
    }
  }

  toString(): string {
    return this.#parts.join('');
  }
}
