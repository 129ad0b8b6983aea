import type { IbanError } from './codes.ts';
import { checkDigitsOf, cleanIban, printFormat } from './iban.ts';
import type { BbanPart } from './parts.ts';
import { isInRegistry, splitBban } from './parts.ts';
import type { Structure } from './structure.ts';
import { charactersAt, structureOf } from './structure.ts';

/** A character that is not allowed at its position. */
export interface WrongCharacter {
  /** 1-based, in the electronic format. */
  readonly position: number;
  readonly character: string;
}

const BBAN_START = 4;

// The list of the European Payments Council, EPC409-09, with the four countries that joined in 2024 and 2025.
const SEPA = new Set('AD AL AT BE BG CH CY CZ DE DK EE ES FI FR GB GI GR HR HU IE IS IT LI LT LU LV MC MD ME MK MT NL NO PL PT RO SE SI SK SM VA'.split(' '));

/** Validates an IBAN and splits it into its parts. */
export function validateIban(text: string) {
  const iban = cleanIban(text);
  const country = iban.slice(0, 2);
  const structure = structureOf(country);
  const checkDigits = iban.slice(2, BBAN_START);
  const bban = iban.slice(BBAN_START);
  const { error, wrongCharacters } = checkForm(iban, structure);
  const expectedCheckDigits = error === undefined ? checkDigitsOf(country, bban) : '';
  const errors = error === undefined ? checkDigitErrors(iban, expectedCheckDigits, structure) : [error];
  const pieces = error === undefined ? splitBban(country, bban) : [];
  const part = (name: BbanPart): string =>
    pieces
      .filter((piece) => piece.part === name)
      .map((piece) => piece.text)
      .join('');
  return {
    valid: errors.length === 0,
    errors,
    electronicFormat: iban,
    printFormat: printFormat(iban),
    country: structure ? country : '',
    checkDigits: structure ? checkDigits : '',
    bban: structure ? bban : '',
    expectedCheckDigits,
    bankIdentifier: part('bank'),
    branchIdentifier: part('branch'),
    accountNumber: part('account'),
    nationalCheckDigits: part('nationalCheck'),
    isQrIban: (country === 'CH' || country === 'LI') && /^3[01]\d{3}$/u.test(part('bank')),
    isSepaCountry: SEPA.has(country),
    isInRegistry: isInRegistry(country),
    expectedLength: structure?.length ?? 0,
    wrongCharacters,
    corrections: errors.length > 0 && error === undefined ? correct(iban) : [],
  };
}

interface FormFault {
  readonly error?: IbanError;
  readonly wrongCharacters: readonly WrongCharacter[];
}

function checkForm(iban: string, structure: Structure | undefined): FormFault {
  const all = Array.from(iban, (character, index) => ({ position: index + 1, character }));
  const strange = all.filter(({ character }) => !/^[A-Z\d]$/u.test(character));
  if (strange.length > 0) return { error: 'invalid-characters', wrongCharacters: strange };
  if (!structure) return { error: 'unknown-country', wrongCharacters: [] };
  if (iban.length !== structure.length) return { error: 'wrong-length', wrongCharacters: [] };
  const allowed = ['', '', DIGITS, DIGITS, ...charactersAt(structure)];
  const misplaced = all.slice(2).filter(({ position, character }) => !allowed[position - 1]?.includes(character));
  return misplaced.length > 0 ? { error: 'wrong-structure', wrongCharacters: misplaced } : { wrongCharacters: [] };
}

const DIGITS = '0123456789';

function checkDigitErrors(iban: string, expected: string, structure: Structure | undefined): readonly IbanError[] {
  const errors: IbanError[] = [];
  if (iban.slice(2, BBAN_START) !== expected) errors.push('wrong-check-digits');
  if (structure?.hasRightCheckDigits(iban.slice(BBAN_START)) === false) errors.push('wrong-national-check-digits');
  return errors;
}

/** Returns the valid IBANs, in print format, that differ by two swapped adjacent characters: the most common error after a single wrong digit. */
function correct(iban: string): readonly string[] {
  const swapped = Array.from({ length: iban.length - 1 }, (_, at) => `${iban.slice(0, at)}${iban.charAt(at + 1)}${iban.charAt(at)}${iban.slice(at + 2)}`);
  return [...new Set(swapped)].filter((other) => other !== iban && isValid(other)).map(printFormat);
}

function isValid(iban: string): boolean {
  const country = iban.slice(0, 2);
  const structure = structureOf(country);
  return checkForm(iban, structure).error === undefined && checkDigitErrors(iban, checkDigitsOf(country, iban.slice(BBAN_START)), structure).length === 0;
}
