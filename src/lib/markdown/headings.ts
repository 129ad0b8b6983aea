import type { Inline } from './inline.ts';
import { textOf } from './inline.ts';

export interface Heading {
  readonly level: number;
  readonly text: string;
  /** As GitHub makes it; empty where nothing is left of the text, or where no ids are wanted. */
  readonly id: string;
}

/** The headings of a text, without those in raw HTML. */
export class HeadingList {
  readonly headings: Heading[] = [];
  readonly #toId = createSlugger();

  constructor(readonly hasIds: boolean) {}

  /** Returns the id of the heading that comes next in the text. */
  add(level: number, inlines: readonly Inline[]): string {
    const read = inlines.filter(({ kind }) => kind !== 'raw');
    const id = this.hasIds ? this.#toId(tidy(textOf(read, false))) : '';
    this.headings.push({ level, text: tidy(textOf(read, true)), id });
    return id;
  }
}

const tidy = (text: string): string => text.replaceAll(/\s+/gu, ' ').trim();

/** Makes ids as GitHub does. An id that is taken gets the next free number behind it. */
function createSlugger(): (text: string) => string {
  // id → the last number that was tried behind it
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
