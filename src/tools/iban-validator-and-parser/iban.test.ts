import fc from 'fast-check';
import { isSEPACountry, validateIBAN } from 'ibantools';
import { afterEach, expect, test, vi } from 'vitest';
import { anyCharacter } from '../../../scripts/seed-tests.ts';
import { InputError } from '../../contract/errors.ts';
import { parseBic } from './bic.ts';
import { ibanErrors } from './codes.ts';
import { composeIban, generateIbans } from './compose.ts';
import { validateLines } from './many.ts';
import { registryCountries, splitBban } from './parts.ts';
import { charactersAt, ibanCountries, structureOf } from './structure.ts';
import { validateIban } from './validate.ts';

const context = { signal: new AbortController().signal, progress: () => undefined };
afterEach(() => vi.restoreAllMocks());

/** Returns bytes derived from a seed, so that a run can be repeated. */
function bytesFrom(seed: number): (length: number) => Uint8Array {
  let state = seed;
  const next = (): number => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) >>> 24;
  return (length) => Uint8Array.from({ length }, next);
}
const make = (country: string, count: number, seed = 1): Promise<readonly string[]> =>
  generateIbans(country, count, { ...context, randomBytes: bytesFrom(seed) });

test.each(ibanCountries)('random IBANs of %s are distinct, valid, and consist of their parts', async (country) => {
  const ibans = await make(country, 40);
  expect(new Set(ibans).size).toBe(40);
  for (const iban of ibans) {
    expect(validateIban(iban)).toMatchObject({ valid: true, errors: [], electronicFormat: iban, country });
    expect(composeIban(country.toLowerCase(), iban.slice(4)).iban).toBe(iban);
  }
});

test.each(registryCountries)('the parts of %s cover its whole BBAN', (country) => {
  const structure = structureOf(country);
  const bban = structure
    ? charactersAt(structure)
        .map((characters) => characters.charAt(0))
        .join('')
    : '';
  expect(
    splitBban(country, bban)
      .map(({ text }) => text)
      .join(''),
  ).toBe(bban);
  expect(bban).not.toBe('');
});

/** The package has wrong checks for the first three, and accepts only one format of the bank codes of the others: see `structure.ts`. */
const DIFFERENT = new Set(['CZ', 'SK', 'MK', 'CI', 'NE', 'SN', 'TG']);

test('agrees with ibantools on changed IBANs, except for impossible check digits', { tags: ['slow'] }, async () => {
  const codes = ['', '', 'wrong-length', 'wrong-structure', 'wrong-structure', 'wrong-check-digits', 'wrong-national-check-digits'];
  let compared = 0;
  for (const country of ibanCountries.filter((code) => !DIFFERENT.has(code))) {
    for (const [index, iban] of (await make(country, 20, 7)).entries()) {
      const at = 4 + ((index * 7) % (iban.length - 5));
      for (const changed of [
        `${iban.slice(0, at)}${(Number.parseInt(iban.charAt(at), 36) + 1) % 10}${iban.slice(at + 1)}`,
        `${iban.slice(0, at)}${iban.charAt(at + 1)}${iban.charAt(at)}${iban.slice(at + 2)}`,
      ]) {
        const theirs = validateIBAN(changed);
        const { valid, errors, checkDigits } = validateIban(changed);
        compared++;
        if (['00', '01', '99'].includes(checkDigits)) continue;
        expect(valid, changed).toBe(theirs.valid);
        if (errors[0] !== 'wrong-structure')
          expect(errors, changed).toEqual(theirs.errorCodes.map((code) => codes[code]).toSorted((one = '', other = '') => order(one) - order(other)));
      }
    }
  }
  expect(compared).toBeGreaterThan(3000);
});

const order = (code: string): number => ibanErrors.findIndex((error) => error === code);

/** Results of python3-stdnum 1.18 (`stdnum.iban.validate`, with its checks for BE, ES, ME and NO) for a sample of 35,531 generated and modified IBANs. */
const RECORDED = [
  ['AE706104283959505332066', true],
  ['AZ24NJHTH92M0BIJVU44IWP4S12L', true],
  ['BE21102896B48303', false],
  ['BE3369742794824E', false],
  ['BE432312154663F1', false],
  ['BE45321425130989', false],
  ['BE7825577569058', false],
  ['BE90278841605744', false],
  ['BR1678611666256000449757388KY', true],
  ['CH2218515XTO0RS29GZFI', true],
  ['CZ4411484883849765733629', true],
  ['DE4627617383607614479', false],
  ['DE62539653653234063579', false],
  ['DE63311331047867721469', false],
  ['DK1984140547230684', true],
  ['DK5260015248135652', true],
  ['EE505835680002322922', true],
  ['ES15463634057341111171G5', false],
  ['ES399583472811235284995', false],
  ['GB04GDZH58541525009260', false],
  ['GB49PWKN24151403697226', false],
  ['GL0805751090840255', true],
  ['GT93LHT8Z01EVQCHUVXIRL998KHG', true],
  ['IT30G3450841122813Z0EMF8M07', true],
  ['IT64J8590421816SFL6GP8GWISQ', true],
  ['IT66N5835297062OMB24ATKGD46', true],
  ['IT83N85986968962JIVFZTWOH8Y', true],
  ['LT460366881579094556', true],
  ['LT500307920979442656', true],
  ['LT604630500460023274', true],
  ['LT989915830928460238', true],
  ['LY78900358557991966082886', true],
  ['MC636791035506RD05JUYAV9L14', true],
  ['MD44FAK9AZQXB0QO2GCR3IRK', true],
  ['MD56ZU1E50HVPIV9JDQU6B26', true],
  ['ME2538758249495019117', false],
  ['ME25430966020982648168', false],
  ['ME2547168758725806827', false],
  ['ME2563094583451333654', false],
  ['ME25758540129931702635', false],
  ['ME44475456307256210219', false],
  ['MR5250866080546834525989291', true],
  ['MT69YOTG260712ZK7SNWLPEZ6UQ8LAF', true],
  ['NL23CSSD1381435158', false],
  ['NL56PJAW2809954955', false],
  ['NO1503948843826', false],
  ['NO1900225844022', false],
  ['NO321500487863', false],
  ['NO5466394126836', false],
  ['PT50449604978899632997746', false],
  ['PT50483928854193939289259', false],
  ['PT50847549005762104702127', false],
  ['PT50929131032710247885910', false],
  ['PT50964555197224535556914', false],
  ['QA74INIU27J689RSX57TU2BHBL1OS', true],
  ['SM19V2263459635FLWFU4HD2TDH', true],
  ['SM52H1900576214UL005O5OM8MQ', true],
  ['SV79IQKL97088959126573332892', true],
  ['UA04034754M75VRW9TRRHOLFO46GB', true],
  ['UA15013603XW2BA4SJDTT4TR5GHC4', true],
] as const;

test.each(RECORDED)('%s is valid: %s, as in python3-stdnum', (iban, valid) => {
  expect(validateIban(iban).valid).toBe(valid);
});

test('corrects two swapped adjacent characters', async () => {
  for (const iban of await make('DE', 50)) {
    const at = Array.from(iban, (_, place) => place).find((place) => place > 4 && iban.charAt(place) !== iban.charAt(place + 1) && place < 20) ?? 5;
    const swapped = `${iban.slice(0, at)}${iban.charAt(at + 1)}${iban.charAt(at)}${iban.slice(at + 2)}`;
    expect(validateIban(swapped).corrections.map((text) => text.replaceAll(' ', ''))).toContain(iban);
  }
});

test('SEPA has the countries of the package, and those that joined later', () => {
  const now = ibanCountries.filter((country) => validateIban(country).isSepaCountry);
  expect(now.filter((country) => !isSEPACountry(country))).toEqual(['AL', 'MD', 'ME', 'MK']);
  expect(ibanCountries.filter((country) => isSEPACountry(country) && !now.includes(country))).toEqual([]);
});

test('any text gets a verdict, and only declared errors are thrown', () => {
  const anyText = fc.oneof(fc.string({ unit: anyCharacter }), fc.stringMatching(/^[A-Z]{2}[0-9A-Z]{0,34}$/u));
  fc.assert(
    fc.property(anyText, fc.constantFrom(...ibanCountries), (text, country) => {
      const { valid, errors } = validateIban(text);
      expect(valid).toBe(errors.length === 0);
      expect(parseBic(text).valid).toBe(parseBic(text).errors.length === 0);
      try {
        expect(validateIban(composeIban(country, text).iban).errors).not.toContain('wrong-check-digits');
      } catch (error) {
        if (!(error instanceof InputError)) throw error;
        expect(error.code).toMatch(/^wrong-(?:length|structure)$/u);
      }
    }),
  );
});

test('counts the lines of a list, and skips empty ones', async () => {
  const [first = '', second = ''] = await make('NL', 2);
  const { rows, validCount, invalidCount } = await validateLines(`${first}\r\n\r\n${second}\nx`, context);
  expect(rows.map(({ line, valid }) => [line, valid])).toEqual([
    [1, true],
    [3, true],
    [4, false],
  ]);
  expect([validCount, invalidCount]).toEqual([2, 1]);
});

test('generates and validates many with progress, until canceled', async () => {
  // The clock advances on every call, so that progress is reported every time.
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 1_000));
  const reports: string[] = [];
  const watch = { ...context, progress: (done: number, total: number) => void reports.push(`${done} of ${total}`) };
  const ibans = await generateIbans('DE', 2, { ...watch, randomBytes: bytesFrom(1) });
  expect(reports.splice(0)).toEqual(['1 of 2', '2 of 2']);
  await validateLines(ibans.join('\n'), watch);
  expect(reports).toEqual(['0 of 2', '1 of 2']);
  const canceled = { signal: AbortSignal.abort(), progress: () => undefined };
  await expect(generateIbans('DE', 2, { ...canceled, randomBytes: bytesFrom(1) })).rejects.toThrow(/abort/iu);
  await expect(validateLines('x', canceled)).rejects.toThrow(/abort/iu);
});
