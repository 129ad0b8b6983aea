const FIRST_STAND_IN = 0xe000;
const PRIVATE_USE = /[\ue000-\uf8ff]/u;
const MAX_STAND_INS = 0xf8ff - FIRST_STAND_IN + 1;

/**
 * Characters that must be preserved. Each is replaced by a private use character while the rules are applied, because the
 * library would transliterate `é`, spell out `&` and remove `\`. ASCII letters and digits are always kept, in the chosen
 * case.
 */
export class KeptCharacters {
  readonly #standIns: ReadonlyMap<string, string>;
  readonly #shown: ReadonlyMap<string, string>;

  constructor(characters: Iterable<string>) {
    const kept = [...new Set(characters)].filter((character) => !/^[a-zA-Z\d]$/u.test(character)).slice(0, MAX_STAND_INS);
    this.#standIns = new Map(kept.map((character, index) => [character, String.fromCharCode(FIRST_STAND_IN + index)]));
    this.#shown = new Map(kept.map((character, index) => [String.fromCharCode(FIRST_STAND_IN + index), character]));
  }

  /** All stand-ins. */
  get standIns(): string {
    return [...this.#shown.keys()].join('');
  }

  standInOf(character: string): string {
    return this.#standIns.get(character) ?? character;
  }

  /** Inserts the stand-ins. Private use characters of the text itself, which never occur in a slug, become spaces. */
  hide(text: string): string {
    return text.replaceAll(/[^a-zA-Z\d]/gu, (character) => this.#standIns.get(character) ?? (PRIVATE_USE.test(character) ? ' ' : character));
  }

  show(text: string): string {
    return text.replaceAll(/[\ue000-\uf8ff]/gu, (character) => this.#shown.get(character) ?? character);
  }
}
