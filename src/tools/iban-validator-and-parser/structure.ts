import { countrySpecs } from 'ibantools';
import { isCzechNumber, isMacedonianNumber } from './national.ts';

/** A range of a BBAN with one type of characters. */
interface Stretch {
  readonly characters: string;
  readonly length: number;
}

/** The IBAN structure of a country. */
export interface Structure {
  /** Length of the whole IBAN. */
  readonly length: number;
  readonly bban: readonly Stretch[];
  /** Whether the national check digits in a BBAN are valid; true for countries without any. */
  hasRightCheckDigits(this: void, bban: string): boolean;
}

const DIGITS = '0123456789';
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const CLASSES: Readonly<Record<string, string>> = { '0-9': DIGITS, 'A-Z': LETTERS, 'A-Z0-9': DIGITS + LETTERS, '0-9A-Z': DIGITS + LETTERS };

/**
 * Replacements for checks that are wrong in the package. For CZ and SK it accepts numbers whose check digit would have two digits, which banks do not assign; for MK it
 * reads letters as the end of the number.
 */
const OWN_CHECKS: Readonly<Record<string, (bban: string) => boolean>> = { CZ: isCzechNumber, SK: isCzechNumber, MK: isMacedonianNumber };

/** Banks of the West African union have codes of the country and three digits, or in the older format, a letter and four digits. */
const WEST_AFRICAN_BBAN = '[A-Z]{1}[A-Z0-9]{1}[0-9]{22}';
const OWN_BBANS: Readonly<Record<string, string>> = { CI: WEST_AFRICAN_BBAN, NE: WEST_AFRICAN_BBAN, SN: WEST_AFRICAN_BBAN, TG: WEST_AFRICAN_BBAN };

const specs = new Map(Object.entries(countrySpecs));
const structures = new Map<string, Structure>();

/** Returns the IBAN structure of a country; `undefined` if it has no IBANs. */
export function structureOf(country: string): Structure | undefined {
  const known = structures.get(country);
  if (known) return known;
  const { bban_regexp: expression, chars, bban_validation_func: check } = specs.get(country) ?? {};
  if (!expression || !chars) return undefined;
  const bban = Array.from((OWN_BBANS[country] ?? expression).matchAll(/\[([^\]]+)\]\{(\d+)\}/gu), ([, name = '', length]) => ({
    characters: CLASSES[name] ?? '',
    length: Number(length),
  }));
  const hasRightCheckDigits = OWN_CHECKS[country] ?? ((text: string): boolean => check?.(text) ?? true);
  const structure = { length: chars, bban, hasRightCheckDigits };
  structures.set(country, structure);
  return structure;
}

/** All countries with IBANs. */
export const ibanCountries = [...specs.keys()].filter((country) => structureOf(country) !== undefined);

/** Returns the characters that are allowed at each position of a BBAN. */
export const charactersAt = ({ bban }: Structure): readonly string[] => bban.flatMap(({ characters, length }) => Array.from({ length }, () => characters));
