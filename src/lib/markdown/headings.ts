import type { Inline } from './inline.ts';
import { textOf } from './inline.ts';

export interface Heading {
  readonly level: number;
  readonly text: string;
  /** As on GitHub; empty if no text remains, or ids are disabled. */
  readonly id: string;
}

/** The headings of a text, excluding those in raw HTML. */
export class HeadingList {
  readonly headings: Heading[] = [];
  readonly #toId = createSlugger();

  constructor(readonly hasIds: boolean) {}

  /** Returns the id of the next heading in the text. */
  add(level: number, inlines: readonly Inline[]): string {
    const read = inlines.filter(({ kind }) => kind !== 'raw');
    const id = this.hasIds ? this.#toId(tidy(textOf(read, false))) : '';
    this.headings.push({ level, text: tidy(textOf(read, true)), id });
    return id;
  }
}

const tidy = (text: string): string => text.replaceAll(/\s+/gu, ' ').trim();

/** Creates a function that makes ids like GitHub. A duplicate id gets the next free number as a suffix. */
function createSlugger(): (text: string) => string {
  // id → last number tried as a suffix
  const taken = new Map<string, number>();
  return (text) => {
    const slug = text
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{M}\p{Nd}_\- ]/gu, '')
      .replaceAll(' ', '-');
    if (slug === '') return '';
    let id = slug;
    while (taken.has(id)) {
      const number = (taken.get(slug) ?? 0) + 1;
      taken.set(slug, number);
      id = `${slug}-${number}`;
    }
    taken.set(id, 0);
    return id;
  };
}
