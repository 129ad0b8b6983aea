/** How sure a detector is. */
export type Likeness = 'confident' | 'plausible' | 'no';

/** What a text or a file is: a format connects tools with each other. */
export interface Format {
  /** The format that this one is a kind of; null for the roots. A tool that takes a format takes all its descendants too. */
  readonly parent: string | null;
  /** Place in the table of formats: earlier ones are offered first. */
  readonly order: number;
  /** Holds credentials: handed over in memory only. */
  readonly secret?: true;
  /**
   * Tells what a trimmed text of at most 64 KiB looks like; `isCut` if it is only the beginning of a longer one. Pure,
   * never throws, at most 5 ms.
   */
  readonly looksLike: (text: string, isCut: boolean) => Likeness;
  readonly samples: { readonly confident?: readonly string[]; readonly plausible?: readonly string[] };
  /** Other input fields that an offer sets together with the text, in wire form. */
  readonly prefill?: (text: string, target: { readonly tool: string; readonly operation: string }) => Readonly<Record<string, unknown>>;
}

export const defineFormat = (format: Format): Format => format;
