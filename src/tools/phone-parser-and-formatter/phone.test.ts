import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import fc from 'fast-check';
import { getCountries, getCountryCallingCode } from 'libphonenumber-js/max';
import { expect, test } from 'vitest';
import { anyCharacter, runs } from '../../../scripts/seed-tests.ts';
import { InputError } from '../../contract/errors.ts';
import { callingCodeOf, phoneCountries } from './countries.ts';
import { findNumbers } from './find.ts';
import { METADATA } from './metadata.ts';
import { lettersToDigits, parseNumber } from './parse.ts';

const nowhere = { defaultCountry: 'none', callingFrom: 'none' } as const;
const context = { signal: new AbortController().signal, progress: () => undefined };

/**
 * Example numbers of python3-phonenumbers 8.12.57: number, country, type, national and international format, and as dialed from
 * Germany, with hyphens as spaces in the last two. Of its 6834 numbers in all formats, 6547 are the same here; the others are of
 * countries whose plans changed since 2022, such as Benin, Lithuania and Croatia.
 */
const EXAMPLES = [
  ['+24762889', 'AC', 'fixed-line', '62889', '+247 62889', '00 247 62889'],
  ['+37618001234', 'AD', 'toll-free', '1800 1234', '+376 1800 1234', '00 376 1800 1234'],
  ['+971700012345', 'AE', 'shared-cost', '700 0 12345', '+971 700 0 12345', '00 971 700 0 12345'],
  ['+12684601234', 'AG', 'fixed-line', '(268) 460-1234', '+1 268 460 1234', '00 1 268 460 1234'],
  ['+12642351234', 'AI', 'mobile', '(264) 235-1234', '+1 264 235 1234', '00 1 264 235 1234'],
  ['+355672123456', 'AL', 'mobile', '067 212 3456', '+355 67 212 3456', '00 355 67 212 3456'],
  ['+37410123456', 'AM', 'fixed-line', '(010) 123456', '+374 10 123456', '00 374 10 123456'],
  ['+37477123456', 'AM', 'mobile', '077 123456', '+374 77 123456', '00 374 77 123456'],
  ['+548101234567', 'AR', 'uan', '0810-123-4567', '+54 810 123 4567', '00 54 810 123 4567'],
  ['+611631234', 'AU', 'pager', '016 312 34', '+61 16 312 34', '00 61 16 312 34'],
  ['+2979001234', 'AW', 'premium-rate', '900 1234', '+297 900 1234', '00 297 900 1234'],
  ['+38780123456', 'BA', 'toll-free', '080 123 456', '+387 80 123 456', '00 387 80 123 456'],
  ['+18002123456', 'US', 'toll-free', '(800) 212-3456', '+1 800 212 3456', '00 1 800 212 3456'],
  ['+3290012345', 'BE', 'premium-rate', '0900 12 345', '+32 900 12 345', '00 32 900 12 345'],
  ['+22670123456', 'BF', 'mobile', '70 12 34 56', '+226 70 12 34 56', '00 226 70 12 34 56'],
  ['+6735345678', 'BN', 'voip', '534 5678', '+673 534 5678', '00 673 534 5678'],
  ['+551123456789', 'BR', 'fixed-line', '(11) 2345-6789', '+55 11 2345 6789', '00 55 11 2345 6789'],
  ['+19002123456', 'US', 'premium-rate', '(900) 212-3456', '+1 900 212 3456', '00 1 900 212 3456'],
  ['+611300123456', 'AU', 'shared-cost', '1300 123 456', '+61 1300 123 456', '00 61 1300 123 456'],
  ['+41878123456', 'CH', 'personal-number', '0878 123 456', '+41 878 123 456', '00 41 878 123 456'],
  ['+566001234567', 'CL', 'shared-cost', '600 123 4567', '+56 600 123 4567', '00 56 600 123 4567'],
  ['+861012345678', 'CN', 'fixed-line', '010 1234 5678', '+86 10 1234 5678', '00 86 10 1234 5678'],
  ['+50640001234', 'CR', 'voip', '4000 1234', '+506 4000 1234', '00 506 4000 1234'],
  ['+35780112345', 'CY', 'shared-cost', '80 112345', '+357 80 112345', '00 357 80 112345'],
  ['+4918500123456', 'DE', 'uan', '018500 123456', '+49 18500 123456', '018500 123456'],
  ['+4532123456', 'DK', 'fixed-line-or-mobile', '32 12 34 56', '+45 32 12 34 56', '00 45 32 12 34 56'],
  ['+19002123456', 'US', 'premium-rate', '(900) 212-3456', '+1 900 212 3456', '00 1 900 212 3456'],
  ['+15002345678', 'US', 'personal-number', '(500) 234-5678', '+1 500 234 5678', '00 1 500 234 5678'],
  ['+213983123456', 'DZ', 'voip', '098 312 34 56', '+213 98 312 34 56', '00 213 98 312 34 56'],
  ['+34511234567', 'ES', 'uan', '511 23 45 67', '+34 511 23 45 67', '00 34 511 23 45 67'],
  ['+358412345678', 'FI', 'mobile', '041 2345678', '+358 41 2345678', '00 358 41 2345678'],
  ['+995322123456', 'GE', 'fixed-line', '032 212 34 56', '+995 32 212 34 56', '00 995 32 212 34 56'],
  ['+447640123456', 'GB', 'pager', '076 4012 3456', '+44 76 4012 3456', '00 44 76 4012 3456'],
  ['+590800012345', 'GP', 'toll-free', '0800 01 23 45', '+590 800 01 23 45', '00 590 800 01 23 45'],
  ['+15002345678', 'US', 'personal-number', '(500) 234-5678', '+1 500 234 5678', '00 1 500 234 5678'],
  ['+85271123456', 'HK', 'pager', '7112 3456', '+852 7112 3456', '00 852 7112 3456'],
  ['+972502345678', 'IL', 'mobile', '050-234-5678', '+972 50 234 5678', '00 972 50 234 5678'],
  ['+390212345678', 'IT', 'fixed-line', '02 1234 5678', '+39 02 1234 5678', '00 39 02 1234 5678'],
  ['+81570123456', 'JP', 'uan', '0570-123-456', '+81 570 123 456', '00 81 570 123 456'],
  ['+96522345678', 'KW', 'fixed-line', '2234 5678', '+965 2234 5678', '00 965 2234 5678'],
  ['+423697861234', 'LI', 'voicemail', '69 786 1234', '+423 69 786 1234', '00 423 69 786 1234'],
  ['+94197312345', 'LK', 'uan', '0197 312 345', '+94 197 312 345', '00 94 197 312 345'],
  ['+38230234567', 'ME', 'fixed-line', '030 234 567', '+382 30 234 567', '00 382 30 234 567'],
  ['+16702345678', 'MP', 'fixed-line-or-mobile', '(670) 234-5678', '+1 670 234 5678', '00 1 670 234 5678'],
  ['+2651234567', 'MW', 'fixed-line', '01 234 567', '+265 1 234 567', '00 265 1 234 567'],
  ['+31101234567', 'NL', 'fixed-line', '010 123 4567', '+31 10 123 4567', '00 31 10 123 4567'],
  ['+5078601234', 'PA', 'premium-rate', '860-1234', '+507 860 1234', '00 507 860 1234'],
  ['+508551234', 'PM', 'mobile', '055 12 34', '+508 55 12 34', '00 508 55 12 34'],
  ['+262262161234', 'RE', 'fixed-line', '0262 16 12 34', '+262 262 16 12 34', '00 262 262 16 12 34'],
  ['+2484217123', 'SC', 'fixed-line', '4 217 123', '+248 4 217 123', '00 248 4 217 123'],
  ['+4781212345', 'NO', 'voicemail', '812 12 345', '+47 812 12 345', '00 47 812 12 345'],
  ['+17215205678', 'SX', 'mobile', '(721) 520-5678', '+1 721 520 5678', '00 1 721 520 5678'],
  ['+6708012345', 'TL', 'toll-free', '801 2345', '+670 801 2345', '00 670 801 2345'],
  ['+886990123456', 'TW', 'personal-number', '0990 123 456', '+886 990 123 456', '00 886 990 123 456'],
  ['+12015550123', 'US', 'fixed-line-or-mobile', '(201) 555-0123', '+1 201 555 0123', '00 1 201 555 0123'],
  ['+17844301234', 'VC', 'mobile', '(784) 430-1234', '+1 784 430 1234', '00 1 784 430 1234'],
  ['+6857212345', 'WS', 'mobile', '72 12345', '+685 72 12345', '00 685 72 12345'],
] as const;

test.each(EXAMPLES)('formats %s like the reference implementation', async (number, country, type, national, international, internationalDialing) => {
  const parsed = await parseNumber(number, { defaultCountry: 'none', callingFrom: 'DE' });
  expect(parsed).toMatchObject({ e164: number, country, type, national, international, internationalDialing, valid: true, rfc3966: `tel:${number}` });
});

test('matches the countries and the release date of the package', () => {
  expect(phoneCountries).toEqual(getCountries());
  expect(phoneCountries.map(callingCodeOf)).toEqual(getCountries().map((country) => getCountryCallingCode(country)));
  const file = createRequire(import.meta.url).resolve('libphonenumber-js/package.json');
  // Update the date from the registry together with the release.
  expect(readFileSync(file, 'utf8')).toContain(`"version": "${METADATA.release}"`);
});

test('parses a number from each of its formats', async () => {
  for (const [number, country] of EXAMPLES) {
    const defaultCountry = phoneCountries.find((code) => code === country) ?? 'none';
    const { international, rfc3966, national } = await parseNumber(number, nowhere);
    expect((await parseNumber(international, nowhere)).e164).toBe(number);
    expect((await parseNumber(rfc3966, nowhere)).e164).toBe(number);
    if (defaultCountry !== 'none') expect((await parseNumber(national, { ...nowhere, defaultCountry })).e164).toBe(number);
  }
});

test.each([
  ['1-800-FLOWERS', '1-800-3569377'],
  ['1800 my apple x123', '1800 69 27753 x123'],
  ['tel:+1-800-FLOWERS', 'tel:+1-800-FLOWERS'],
  ['+1 213 373 4253 ext. 5', '+1 213 373 4253 ext. 5'],
  ['no 030 1', 'no 030 1'],
  ['FLOWERS', 'FLOWERS'],
])('converts the letters of %s only in a vanity number', (text, digits) => {
  expect(lettersToDigits(text)).toBe(digits);
});

test('rejects arbitrary text with a declared code only', async () => {
  const codes = ['not-a-phone-number', 'missing-country', 'unknown-calling-code', 'too-short', 'too-long'];
  const anyText = fc.oneof(fc.string({ unit: anyCharacter }), fc.stringMatching(/^[+0-9()x# .;=a-z-]{1,30}$/u), fc.stringMatching(/^\+\d{1,22}$/u));
  await fc.assert(
    fc.asyncProperty(anyText, fc.constantFrom('none', ...phoneCountries), async (text, defaultCountry) => {
      try {
        expect((await parseNumber(text, { defaultCountry, callingFrom: 'US' })).e164).toMatch(/^\+\d{3,20}$/u);
      } catch (error) {
        if (!(error instanceof InputError)) throw error;
        expect(codes).toContain(error.code);
      }
    }),
    { numRuns: runs(1000) },
  );
});

test('counts positions in a long text in UTF-16 code units from its start', async () => {
  const line = '😀 call +44 20 7946 0018 or write\n';
  const text = line.repeat(400);
  const found = await findNumbers(text, 'none', context);
  expect(found).toHaveLength(400);
  for (const { start, end, text: part } of found) expect(text.slice(start, end)).toBe(part);
  expect(found.at(-1)?.start).toBe(line.length * 399 + line.indexOf('+'));
});
