import { flag, integer, list, number, table, text } from '../../contract/fields.ts';
import { declare } from '../../contract/operations.ts';
import { bicErrors, ibanErrors } from './codes.ts';

const SLOW_COUNT = 500;
const SLOW_LENGTH = 64 * 1024;
const verdict = { tones: { true: 'good', false: 'bad' } } as const;

// An IBAN identifies a person's account, so links do not contain it.
export const validate = declare({
  input: { iban: text({ primary: true, format: 'iban', unlinked: true, sample: 'DE89 3704 0044 0532 0130 00' }) },
  output: {
    valid: flag({ primary: true, ...verdict }),
    errors: list({ codes: ibanErrors }),
    electronicFormat: text({ format: 'iban' }),
    printFormat: text(),
    country: text(),
    checkDigits: text(),
    bban: text(),
    expectedCheckDigits: text(),
    bankIdentifier: text(),
    branchIdentifier: text(),
    accountNumber: text(),
    nationalCheckDigits: text(),
    isQrIban: flag(),
    isSepaCountry: flag(),
    isInRegistry: flag(),
    expectedLength: number(),
    wrongCharacters: table({ position: 'number', character: 'text' }),
    corrections: list(),
  },
  blankIsNothing: true,
  isDefault: true,
});

export const compose = declare({
  input: { country: text({ primary: true, sample: 'NL' }), bban: text({ unlinked: true, sample: 'ABNA 0417 1643 00' }) },
  output: { iban: text({ primary: true, format: 'iban' }), printFormat: text() },
  errors: ['unknown-country', 'wrong-length', 'wrong-structure'],
  blankIsNothing: true,
});

export const generate = declare({
  input: { country: text({ primary: true, default: 'DE' }), count: integer({ default: 5, min: 1, max: 10_000, usualMax: 100 }) },
  output: { ibans: text({ primary: true, multiline: true }) },
  errors: ['unknown-country'],
  blankIsNothing: true,
  cost: ({ count }) => (count > SLOW_COUNT ? 'slow' : 'instant'),
});

export const parseBic = declare({
  input: { bic: text({ primary: true, format: 'bic', sample: 'DEUTDEFF500' }) },
  output: {
    valid: flag({ primary: true, ...verdict }),
    errors: list({ codes: bicErrors }),
    businessPartyPrefix: text(),
    country: text(),
    businessPartySuffix: text(),
    branchIdentifier: text(),
    isTest: flag(),
  },
  blankIsNothing: true,
});

export const validateMany = declare({
  input: {
    ibans: text({
      primary: true,
      format: 'iban-list',
      multiline: true,
      unlinked: true,
      sample: 'DE89 3704 0044 0532 0130 00\nGB29 NWBK 6016 1331 9268 19\nFR76 3000 6060 0112 3456 7890 189',
    }),
  },
  output: {
    rows: table(
      {
        line: 'number',
        iban: 'text',
        valid: 'flag',
        error: { codes: ibanErrors },
        country: 'text',
        bankIdentifier: 'text',
        branchIdentifier: 'text',
        accountNumber: 'text',
      },
      { primary: true },
    ),
    validCount: number(),
    invalidCount: number(),
  },
  blankIsNothing: true,
  cost: ({ ibans }) => (ibans.length > SLOW_LENGTH ? 'slow' : 'instant'),
});
