/** Confidence of a detector. */
export type Likeness = 'confident' | 'plausible' | 'no';

/** Describes what a text or file is. Formats connect tools with each other. */
export interface Format {
  /** The more general format; null for the roots. A tool that accepts a format also accepts all its descendants. */
  readonly parent: string | null;
  /** Position in the table of formats: earlier ones are offered first. */
  readonly order: number;
  /** Contains credentials: a field that declares this format must be `secret`, so that no link, storage or log contains it. A test enforces this. */
  readonly secret?: true;
  /**
   * Describes only what any text may have: lines, sentences. Tools that declare it come first among those for any text, but it
   * does not rank a tool above them.
   */
  readonly isShape?: true;
  /**
   * Judges what a trimmed text of at most 64 KiB looks like; `isCut` if it is only the beginning of a longer one. Pure,
   * never throws, at most 5 ms.
   */
  readonly looksLike: (text: string, isCut: boolean) => Likeness;
  readonly samples: { readonly confident?: readonly string[]; readonly plausible?: readonly string[] };
  /**
   * The parts of a trimmed text of this format, by the format's own names; `undefined` if it cannot be split. A
   * field that takes the format may fill others with the parts (`prefill`).
   */
  readonly parts?: (text: string) => Readonly<Record<string, string | boolean | readonly string[]>> | undefined;
}

export const defineFormat = (format: Format): Format => format;
