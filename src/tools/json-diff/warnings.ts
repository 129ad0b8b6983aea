import type { Source } from '../../lib/document/document.ts';
import { Locator } from '../../lib/text-position/locator.ts';
import type { Trouble, WarningCode } from '../../lib/warnings/warnings.ts';
import type { ownWarnings } from './codes.ts';
import { readingWarnings } from './codes.ts';

type ReadingCode = (typeof readingWarnings)[number];
type Code = ReadingCode | (typeof ownWarnings)[number] | 'non-finite-replaced' | 'date-became-string';
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

/** The warnings of both documents. */
export class CompareWarnings {
  readonly #list: CompareWarning[];
  readonly #locators: Readonly<Record<Side, Locator>>;
  #textUnits = 0;

  constructor(original: Source, modified: Source) {
    this.#list = [...warningsOf('original', original), ...warningsOf('modified', modified)];
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

const isReported = (code: WarningCode): code is ReadingCode => readingWarnings.some((each) => each === code);

const warningsOf = (document: Side, { warnings }: Source): CompareWarning[] =>
  warnings.list.flatMap((warning) => {
    const { code } = warning;
    return isReported(code) ? [{ ...warning, code, document }] : [];
  });
