import { TAG } from './html-block.ts';

const TAG_HERE = new RegExp(TAG, 'y');
const SPECIAL = [
  { start: '<!--', end: '-->' },
  { start: '<?', end: '?>' },
  { start: '<![CDATA[', end: ']]>' },
] as const;
const DECLARATION = /<![A-Za-z]/y;

/** Finds HTML in a text. */
export class HtmlTagReader {
  // Known not to occur any more, so it is not searched again.
  readonly #missing = new Set<string>();

  constructor(readonly text: string) {}

  /** Returns the end of the HTML that starts here. */
  endOf(start: number): number | undefined {
    TAG_HERE.lastIndex = start;
    const tag = TAG_HERE.exec(this.text)?.[0];
    if (tag !== undefined) return start + tag.length;
    if (this.text.startsWith('<!-->', start)) return start + '<!-->'.length;
    if (this.text.startsWith('<!--->', start)) return start + '<!--->'.length;
    for (const special of SPECIAL) {
      if (this.text.startsWith(special.start, start)) return this.#find(special.end, start + special.start.length);
    }
    DECLARATION.lastIndex = start;
    return DECLARATION.test(this.text) ? this.#find('>', start + '<!A'.length) : undefined;
  }

  #find(end: string, from: number): number | undefined {
    if (this.#missing.has(end)) return undefined;
    const at = this.text.indexOf(end, from);
    if (at < 0) this.#missing.add(end);
    return at < 0 ? undefined : at + end.length;
  }
}
