import { InputError } from '../../contract/errors.ts';
import { formatCodePoint, shortened } from '../../lib/text-position/grammar-error.ts';
import { LengthLimit } from '../../lib/long-text/long-text.ts';
import { Locator } from '../../lib/text-position/locator.ts';
import type { Language } from './languages.ts';
import { languageNames } from './languages.ts';
import type { WarningCode } from './report-codes.ts';

export interface Warning {
  readonly code: WarningCode;
  readonly layer: number;
  readonly line: number;
  readonly column: number;
  readonly detail: string;
}

/** Why an escape cannot be read. */
export type Reason = 'unknown' | 'digits' | 'range' | 'surrogate' | 'bytes' | 'name' | 'reference' | 'end' | 'early' | 'nul';

/** What a language does with an escape that it does not define. */
export type Treatment = 'error' | 'drop' | 'keep';

/** An escape that the language does not define. */
export interface UnknownEscape {
  readonly escape: string;
  readonly layer: number;
  readonly line: number;
  readonly column: number;
  readonly treatment: Treatment;
}

export interface Situation {
  /** The text that offsets refer to: the input, or what a layer left. */
  readonly text: string;
  readonly field: string;
  readonly language: Language;
  readonly layer: number;
  /** What happens to malformed escapes. */
  readonly malformed: 'error' | 'keep';
  /** Names the languages that define an escape, for the message. */
  readonly knownIn?: (escape: string) => string;
}

// A name in braces or digits belong to the escape, though the language stops at the first letter.
const WHOLE_ESCAPE = /\\(?:[uUx][\dA-Fa-f]{1,8}|[uUx]\{[\dA-Fa-f]*\}|N\{[^{}\n]{0,80}\}|[0-7]{1,3}|[\s\S])/uy;

function wholeEscape(text: string, at: number, source: string): string {
  WHOLE_ESCAPE.lastIndex = at;
  const whole = WHOLE_ESCAPE.exec(text)?.[0] ?? source;
  return whole.startsWith(source) ? whole : source;
}

/** A text with a million problems has a list of at most this length. */
const MAX_NOTES = 1000;

/** Collects the remarks about one layer, with places in its text. */
export class Report {
  readonly warnings: Warning[] = [];
  readonly unknown: UnknownEscape[] = [];
  readonly length: LengthLimit;
  readonly #situation: Situation;
  readonly #locator: Locator;
  readonly #codes = new Set<WarningCode>();

  constructor(situation: Situation) {
    this.#situation = situation;
    this.#locator = new Locator(situation.text);
    this.length = new LengthLimit(situation.field);
  }

  /** Whether there is a warning of one of these codes, even if the list is too long to contain it. */
  has(...codes: readonly WarningCode[]): boolean {
    return codes.some((code) => this.#codes.has(code));
  }

  warn(code: WarningCode, at: number, detail = ''): void {
    this.#codes.add(code);
    if (this.warnings.length < MAX_NOTES) this.warnings.push({ code, layer: this.#situation.layer, ...this.#locator.locate(at), detail: shortened(detail) });
  }

  /** Warns only once. */
  warnOnce(code: WarningCode, at: number, detail = ''): void {
    if (!this.#codes.has(code)) this.warn(code, at, detail);
  }

  /** Adds an escape that the language does not define. */
  addUnknown(escape: string, at: number, treatment: Treatment): void {
    const { text, layer } = this.#situation;
    const whole = wholeEscape(text, at, escape);
    this.warn('unknown-escape', at, whole);
    if (this.unknown.length < MAX_NOTES) this.unknown.push({ escape: whole, layer, ...this.#locator.locate(at), treatment });
  }

  /**
   * Returns a malformed escape unchanged, with a warning.
   * @throws InputError `invalid-escape`, unless malformed escapes are kept.
   */
  refuse(reason: Reason, at: number, source: string): string {
    const { text, field, language, malformed, layer, knownIn } = this.#situation;
    if (malformed === 'keep') {
      if (reason === 'unknown') this.addUnknown(source, at, 'error');
      else this.warn(reason === 'end' ? 'cut-escape' : 'kept-malformed', at, source);
      return source;
    }
    const escape = reason === 'unknown' ? wholeEscape(text, at, source) : source;
    const known = reason === 'unknown' ? (knownIn?.(escape) ?? '') : '';
    throw new InputError('invalid-escape', {
      field,
      position: this.#locator.locate(at),
      params: {
        reason,
        escape: shortened(escape),
        language: languageNames[language],
        layer,
        known,
        isKnown: known === '' ? 'no' : 'yes',
        isInner: layer === 1 ? 'no' : 'yes',
      },
    });
  }

  /** @throws InputError `not-representable` */
  refuseCharacter(at: number): never {
    const { text, field, language, layer } = this.#situation;
    throw new InputError('not-representable', {
      field,
      position: this.#locator.locate(at),
      params: { character: formatCodePoint(text.codePointAt(at) ?? 0), language: languageNames[language], layer },
    });
  }
}
