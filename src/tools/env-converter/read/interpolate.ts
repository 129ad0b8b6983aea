import type { ProblemCode } from '../model.ts';

const VARIABLE = /\$(?:(\$)|([A-Za-z_]\w*)|\{([A-Za-z_]\w*)(?:(:?[-?+])|(?=\})))/uy;
/** Deeper than any file, and shallow enough for the stack. */
const MAX_DEPTH = 100;

/** What an interpolation needs to know, and whom it tells. */
export interface Scope {
  readonly valueOf: (name: string) => string | undefined;
  /** Called for a variable that has no value, and for one without which Compose stops. */
  readonly report: (code: Extract<ProblemCode, 'unset-variable' | 'required-variable'>, name: string) => void;
}

/** Why a value cannot be interpolated. The caller reports a missing variable. */
export type Failure = 'invalid' | 'missing';

/** Interpolates variables like Docker Compose (“Interpolation”): `$$`, `$A`, `${A}` and `${A:-word}`, whose word can contain others. */
export function interpolate(text: string, scope: Scope): { readonly value: string; readonly failure: Failure | undefined } {
  const interpolation = new Interpolation(text, scope);
  const value = interpolation.read(0, true);
  return { value, failure: interpolation.failure };
}

class Interpolation {
  failure: Failure | undefined;
  readonly #text: string;
  readonly #scope: Scope;
  #at = 0;

  constructor(text: string, scope: Scope) {
    this.#text = text;
    this.#scope = scope;
  }

  /** Reads to the end or, inside a variable, to its brace. What is not used is read for its end only. */
  read(depth: number, isUsed: boolean): string {
    let value = '';
    while (!this.failure && this.#at < this.#text.length) {
      const character = this.#text.charAt(this.#at);
      if (character === '}' && depth > 0) return value;
      if (character === '$') value += this.#readVariable(depth, isUsed);
      else {
        value += character;
        this.#at++;
      }
    }
    if (depth > 0) this.failure ??= 'invalid';
    return value;
  }

  #readVariable(depth: number, isUsed: boolean): string {
    VARIABLE.lastIndex = this.#at;
    const [match, dollar, plain, braced = '', operator = ''] = VARIABLE.exec(this.#text) ?? [];
    if (match === undefined || depth > MAX_DEPTH) {
      this.failure = 'invalid';
      return '';
    }
    this.#at += match.length;
    if (dollar !== undefined) return dollar;
    if (plain !== undefined) return this.#valueOf(plain, isUsed);
    const value = operator === '' ? this.#valueOf(braced, isUsed) : this.#readWord(braced, operator, depth, isUsed);
    this.#at++;
    return value;
  }

  #readWord(name: string, operator: string, depth: number, isUsed: boolean): string {
    const known = this.#scope.valueOf(name);
    const isSet = operator.startsWith(':') ? known !== undefined && known !== '' : known !== undefined;
    const isReplacement = operator.endsWith('+');
    const word = this.read(depth + 1, isUsed && isSet === isReplacement && !operator.endsWith('?'));
    if (isReplacement) return isSet ? word : '';
    if (isSet) return known ?? '';
    if (operator.endsWith('-')) return word;
    if (isUsed && !this.failure) {
      this.failure = 'missing';
      this.#scope.report('required-variable', name);
    }
    return '';
  }

  #valueOf(name: string, isUsed: boolean): string {
    const known = this.#scope.valueOf(name);
    if (known === undefined && isUsed) this.#scope.report('unset-variable', name);
    return known ?? '';
  }
}
