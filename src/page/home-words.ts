/** What is said of a tool outside its page. */
export interface HomeWords {
  readonly name: string;
  readonly description: string;
  readonly keywords: string;
  /** English name and search words, in other languages. */
  readonly english?: string;
}
