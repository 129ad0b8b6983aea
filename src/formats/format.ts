/** How sure a detector is. */
export type Likeness = 'confident' | 'plausible' | 'no';

/** What a text or a file is: a format connects tools with each other. */
export interface Format {
  /** The format that this one is a kind of; null for the roots. A tool that takes a format takes all its descendants too. */
  readonly parent: string | null;
  /** Place in the table of formats: earlier ones are offered first. */
  readonly order: number;
  /** Holds credentials: a field that is declared to hold it has to be `secret`, so that no link, storage or log does. A test sees to it. */
  readonly secret?: true;
  /**
   * Tells only what any text may have: lines, sentences. The tools that name it come first among those for any text; it is no reason
   * to offer a tool above them.
   */
  readonly isShape?: true;
  /**
   * Tells what a trimmed text of at most 64 KiB looks like; `isCut` if it is only the beginning of a longer one. Pure,
   * never throws, at most 5 ms.
   */
  readonly looksLike: (text: string, isCut: boolean) => Likeness;
  readonly samples: { readonly confident?: readonly string[]; readonly plausible?: readonly string[] };
  /**
   * What a trimmed text of this format consists of, by the format's own names; `undefined` where it can't be taken apart. A
   * field that takes the format may fill others with the parts (`prefill`).
   */
  readonly parts?: (text: string) => Readonly<Record<string, string | readonly string[]>> | undefined;
}

export const defineFormat = (format: Format): Format => format;
