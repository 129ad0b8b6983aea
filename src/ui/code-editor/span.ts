/** A highlighted range of the text, such as a match of a search. In UTF-16 code units. */
export interface Span {
  /** Identifies the range; parts of it have the same id. */
  readonly id: number;
  readonly start: number;
  readonly end: number;
  /** `one` and `other`: two tones for neighbors; `part`: an outline, for a part of a range; `removed` and `added`: the whole line. */
  readonly look: 'one' | 'other' | 'part' | 'removed' | 'added';
}
