/** What a conversion changes or loses. */
export const lossCodes = [
  'element-dropped',
  'tag-dropped',
  'attribute-dropped',
  'style-dropped',
  'comment-dropped',
  'kept-as-html',
  'merged-cells',
  'header-added',
  'layout-table',
  'cell-flattened',
  'line-break-dropped',
  'link-dropped',
  'formatting-dropped',
] as const;
export type LossCode = (typeof lossCodes)[number];

export interface Loss {
  readonly code: LossCode;
  /** The element, attribute or property. */
  readonly name: string;
  readonly count: number;
}

/** Counts what a conversion changes or loses. */
export class Losses {
  readonly #counts = new Map<string, { readonly code: LossCode; readonly name: string; count: number }>();

  add(code: LossCode, name = ''): void {
    const key = `${code} ${name}`;
    const known = this.#counts.get(key);
    if (known) known.count++;
    else this.#counts.set(key, { code, name, count: 1 });
  }

  /** Returns the counts in the order of the codes. */
  list(): readonly Loss[] {
    return [...this.#counts.values()].toSorted((a, b) => lossCodes.indexOf(a.code) - lossCodes.indexOf(b.code) || b.count - a.count);
  }
}
