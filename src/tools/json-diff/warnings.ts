import type { Source } from '../../lib/document/document.ts';
import { Locator } from '../../lib/text-position/locator.ts';
import type { Trouble } from '../../lib/warnings/warnings.ts';

type Code = 'duplicate-key' | 'unknown-escape' | 'merge-patch-null' | 'non-finite-replaced' | 'unchanged-omitted';
type Side = 'original' | 'modified';

interface CompareWarning {
  readonly code: Code;
  readonly document: Side;
  /** JSON Pointer (RFC 6901). */
  readonly path: string;
  readonly line: number;
  readonly column: number;
  readonly detail: string;
}

const MAX_WARNINGS = 10_000;
const MAX_TEXT_UNITS = 2 ** 22;

/** Returns the warnings of both documents. Comments are not compared, so dropping them is not reported. */
export class CompareWarnings {
  readonly #list: CompareWarning[];
  readonly #locators: Readonly<Record<Side, Locator>>;
  #textUnits = 0;

  constructor(original: Source, modified: Source) {
    this.#list = [...readingWarnings('original', original), ...readingWarnings('modified', modified)];
    this.#locators = { original: new Locator(original.text), modified: new Locator(modified.text) };
  }

  add(document: Side, code: Code, { path, at, detail = () => '' }: Trouble): void {
    if (this.#list.length >= 2 * MAX_WARNINGS || this.#textUnits > MAX_TEXT_UNITS) return;
    const warning = { code, document, path: path(), ...this.#locators[document].locate(at), detail: detail() };
    this.#textUnits += warning.path.length;
    this.#list.push(warning);
  }

  list(): readonly CompareWarning[] {
    return this.#list;
  }
}

const readingWarnings = (document: Side, { warnings }: Source): CompareWarning[] =>
  warnings.list.flatMap((warning) => {
    const { code } = warning;
    return code === 'duplicate-key' || code === 'unknown-escape' ? [{ ...warning, code, document }] : [];
  });
