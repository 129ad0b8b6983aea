import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../scripts/seed-tests.ts';
import { InputError } from '../../contract/errors.ts';
import { Rational } from '../../lib/decimal/rational.ts';
import type { Kind } from './codes.ts';
import { kinds } from './codes.ts';
import { convertQuantity } from './convert.ts';
import { definitions, prefixSets } from './definitions.ts';
import { approximate, dividedBy, exact } from './exact.ts';
import { readQuantity } from './read-quantity.ts';
import { kindUnits, unitList } from './tables.ts';
import { findUnits, isSameDimensions, unitOf } from './units.ts';
import { writeExact, writeNumber } from './write.ts';

const convert = (text: string, digits = 12, language = 'en') => convertQuantity(readQuantity(text, language), digits);

const commonOf = (kind: Kind): readonly string[] => [...unitList(kindUnits[kind].metric), ...unitList(kindUnits[kind].other)];

/** Decimals as people type them. */
const typed = fc.tuple(fc.integer({ min: 1, max: 9_999_999 }), fc.integer({ min: -4, max: 4 })).map(([digits, scale]) => `${digits}e${scale}`);

describe('units', () => {
  test.each(kinds)('the common units of %s are of this kind, distinct and read as written', (kind) => {
    const symbols = commonOf(kind);
    expect(new Set(symbols).size).toBe(symbols.length);
    for (const symbol of symbols) {
      expect(isSameDimensions(unitOf(symbol).dimensions, unitOf(symbols[0] ?? '').dimensions), symbol).toBe(true);
      expect(
        readQuantity(`2 ${symbol}`, 'en')
          .parts.map(({ unit }) => unit.symbol)
          .join('+'),
      ).toBe(symbol);
    }
    for (const list of kindUnits[kind].preferred ?? []) for (const symbol of unitList(list)) expect(unitOf(symbol).symbol).toBe(symbol);
  });

  test('every symbol with every prefix is read as itself', () => {
    for (const { symbol, prefixes } of definitions) {
      for (const prefix of ['', ...(prefixes === undefined ? [] : prefixSets[prefixes].map((one) => one.symbol))]) {
        expect(
          findUnits(prefix + symbol, 'en').map(({ unit }) => unit.symbol),
          prefix + symbol,
        ).toEqual([prefix + symbol]);
      }
    }
  });

  test('every prefix of the SI and of IEC 80000-13 is a power of 1000 or 1024 times the next', () => {
    const decimal = 'qryzafpnµm'.split('').map((symbol) => `${symbol}m`);
    const all = [...decimal, 'm', ...'kMGTPEZYRQ'.split('').map((symbol) => `${symbol}m`)].map((symbol) => unitOf(symbol).factor);
    for (const [index, factor] of all.slice(1).entries()) expect(dividedBy(factor, all[index] ?? factor).rational.numerator).toBe(1_000n);
    const binary = ['B', ...'KMGTPEZYRQ'.split('').map((letter) => `${letter}iB`)].map((symbol) => unitOf(symbol).factor);
    for (const [index, factor] of binary.slice(1).entries()) expect(dividedBy(factor, binary[index] ?? factor).rational.numerator).toBe(1_024n);
  });

  test.each([
    ['90 Minuten in Stunden', 'de', '1.5 h'],
    ['5 Fuß in Zentimeter', 'de', '152.4 cm'],
    ['180 Grad in gon', 'de', '200 gon'],
    ['90 minutes en heures', 'fr', '1.5 h'],
    ['5 mètres en centimètres', 'fr', '500 cm'],
    ['3 pouces en cm', 'fr', '7.62 cm'],
    ['2 horas a minutos', 'es', '120 min'],
    ['5 kilómetros a metros', 'es', '5000 m'],
    ['3 pulgadas en cm', 'es', '7.62 cm'],
    ['5 polegadas em cm', 'pt', '12.7 cm'],
    ['2 quilômetros para metros', 'pt', '2000 m'],
    ['2 timer i minutter', 'no', '120 min'],
    ['1 dag i timer', 'no', '24 h'],
    ['5 километров в метрах', 'ru', '5000 m'],
    ['2 года в месяцах', 'ru', '24 mo'],
    ['100 км/ч в м/с', 'ru', '27.7777777778 m/s'],
    ['400 Мбит/с в МБ/с', 'ru', '50 MB/s'],
    ['90 хв у год', 'uk', '1.5 h'],
    ['2 години в хвилинах', 'uk', '120 min'],
    ['2小时等于多少分钟', 'zh', '120 min'],
    ['100摄氏度转华氏度', 'zh', '212 °F'],
    ['20 摄氏度是多少华氏度', 'zh', '68 °F'],
    ['100兆比特每秒', 'zh', '12.5 MB/s'],
    ['2 giờ sang phút', 'vi', '120 min'],
    ['2 gio sang phut', 'vi', '120 min'],
    ['1 год в часах', 'ru', '8765.82 h'],
    ['5 mét sang cm', 'vi', '500 cm'],
  ])('%s (%s) is %s', (text, language, result) => {
    expect(convert(text, 12, language).result).toBe(result);
  });

  test.each([
    ['5 km to miles', '3.10685596119 mi'],
    ['convert 5 km to mi', '3.10685596119 mi'],
    ['6 feet 2 inches in cm', '187.96 cm'],
    ['6 ft, 2 in → cm', '187.96 cm'],
    ["6' 2'' = cm", '187.96 cm'],
    ['6′2″ in cm', '187.96 cm'],
    ['3 lb 4 oz in kg', '1.4741752025 kg'],
    ['10 nautical miles to km', '18.52 km'],
    ['5 square feet to m^2', '0.4645152 m²'],
    ['5 sq. ft to m2', '0.4645152 m²'],
    ['2 cubic meters in liters', '2000 L'],
    ['2m³ in L', '2000 L'],
    ['8 fl. oz. in mL', '236.5882365 mL'],
    ['1 UK pint in mL', '568.26125 mL'],
    ['60 miles per hour in km/h', '96.56064 km/h'],
    ['100 KM/H in MPH', '62.1371192237 mph'],
    ['10 GB per day in Mbit/s', '0.925925925926 Mbit/s'],
    ['100 Mbps in MB/s', '12.5 MB/s'],
    ['100 mbps in MBps', '12.5 MB/s'],
    ['1 Gibit in MiB', '128 MiB'],
    ['1000 Ko en Mo', '1 MB'],
    ['4 kilobytes in bytes', '4000 B'],
    ['2,5 kg in g', '2500 g'],
    ['1 234,5 g in kg', '1.2345 kg'],
    ["1'234.5 g in kg", '1.2345 kg'],
    ['3×10^8 m/s in km/s', '300000 km/s'],
    ['3 x 10⁸ m in km', '300000 km'],
    ['½ in in mm', '12.7 mm'],
    ['2½ h in min', '150 min'],
    ['1/2 mi in km', '0.804672 km'],
    ['30m 15s in s', '1815 s'],
    ['1d 2h 3m in min', '1563 min'],
    ['2°30′ in °', '2.5 °'],
    ['45° 30\' 15" in °', '45.5041666667 °'],
    ['90 deg in turns', '0.25 turn'],
    ['20 ℃ in ℉', '68 °F'],
    ['20c in f', '68 °F'],
    ['300 K in C', '26.85 °C'],
    ['3000 rpm in Hz', '50 Hz'],
    ['1 kWh in kJ', '3600 kJ'],
    ['2000 kcal in kJ', '8368 kJ'],
    ['100 PS in kW', '73.549875 kW'],
    ['1 N·m in J', '1 J'],
    ['5 kW·h in MJ', '18 MJ'],
    ['1 kg/m/s² in Pa', '1 Pa'],
    ['12 stone in kg', '76.20351816 kg'],
    ['2 GB / 8 in MB', ''],
    ['in in cm', '2.54 cm'],
    ['5 ha in a', '500 a'],
    ['98066.5 Pa in at', '1 at'],
    ['3.2 TB at', '2.91038304567 TiB'],
    ['MB in GiB', '0.000931322574615 GiB'],
    ['1 TB at 100 MB/s in hours', '2.77777777778 h'],
    ['10 MB/s for 1 d in TB', '0.864 TB'],
    ['120 km at 90 km/h', '1 h 20 min'],
    ['10 kWh in 4 h in W', '2500 W'],
    ['0 s', '0 s'],
    ['90061.5 s', '1 d 1 h 1 min 1.5 s'],
    ['-90 s', '-1 min 30 s'],
    ['0.0625 s', '62.5 ms'],
    ['-5 ft 2 in in cm', '-157.48 cm'],
    ['5 ft + 2 in in cm', '157.48 cm'],
    ['5 km - 2 km in m', ''],
    ['1 h -10 min', ''],
    // Case distinguishes mega from milli, and the Calorie of food from the calorie.
    ['1 Mbar in kPa', '100000000 kPa'],
    ['2 ML in m³', '2000 m³'],
    ['250 Cal in kJ', '1046 kJ'],
    ['250 calories in J', '1046 J'],
  ])('%s is %s', (text, result) => {
    if (result === '') expect(() => convert(text)).toThrow(InputError);
    else expect(convert(text).result).toBe(result);
  });
});

test('there and back is the same number, for all pairs of common units', () => {
  for (const kind of kinds.filter((one) => one !== 'temperature')) {
    const factors = commonOf(kind).map((symbol) => unitOf(symbol).factor);
    for (const a of factors) {
      for (const b of factors) {
        const [there, back] = [dividedBy(a, b), dividedBy(b, a)];
        expect(there.rational.times(back.rational).compare(new Rational(1n))).toBe(0);
        expect(there.pi + back.pi).toBe(0);
      }
    }
  }
});

test('the table of a result converts back to the quantity, exactly where it says so', () => {
  const symbols = kinds.filter((kind) => kind !== 'angle').flatMap((kind) => commonOf(kind).map((symbol) => ({ kind, symbol })));
  fc.assert(
    fc.property(typed, fc.constantFrom(...symbols), fc.nat(), ([...number], { kind, symbol }, place) => {
      const text = number.join('');
      const { conversions } = convert(`${text} ${symbol}`, 40);
      const row = conversions[place % conversions.length];
      if (!row) throw new Error('no conversions');
      expect(convert(`${text} ${symbol}`).kind).toBe(kind);
      const back = convert(`${row.value} ${row.unit} in ${symbol}`, 30);
      const given = convert(`${text} ${symbol} in ${symbol}`, 30);
      if (row.precision === 'exact') expect(back.result).toBe(given.result);
      else expect(Number.parseFloat(back.result)).toBeCloseTo(Number.parseFloat(given.result), -Math.log10(Number.parseFloat(given.result)) + 9);
    }),
    { numRuns: runs(60) },
  );
});

test('a number is written with the requested digits, off by at most half of the last one, and is exact only if it is equal', () => {
  const rational = fc.tuple(fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }), fc.bigInt({ min: 1n, max: 10n ** 20n })).map(([a, b]) => new Rational(a, b));
  fc.assert(
    fc.property(rational, fc.integer({ min: 1, max: 40 }), (value, digits) => {
      const { text, precision } = writeNumber(exact(value), digits);
      const written = Rational.parse(text);
      const error = written.minus(value).absolute();
      expect(error.isZero()).toBe(precision === 'exact');
      const [mantissa = '', exponent = '0'] = text.replace('-', '').split('e');
      const significant = mantissa.replace('.', '').replace(/^0+/u, '');
      if (precision === 'rounded') {
        expect(significant.replace(/0+$/u, '').length).toBeLessThanOrEqual(digits);
        // The power of ten of the first digit.
        const first = Number(exponent) + (mantissa.split('.')[0] ?? '').replace(/^0+/u, '').length - 1 - (/^0\.(0*)/u.exec(mantissa)?.[1] ?? '').length;
        const half = new Rational(1n, 2n).times(Rational.parse(`1e${first - digits + 1}`));
        expect(error.compare(half)).toBeLessThanOrEqual(0);
      }
    }),
    { numRuns: runs(300) },
  );
});

test.each([
  [new Rational(1n, 3n), 0, '1/3'],
  [new Rational(-1n, 3n), 0, '-1/3'],
  [new Rational(1n, 8n), 0, '0.125'],
  [new Rational(1n, 180n), 1, 'π/180'],
  [new Rational(180n), -1, '180/π'],
  [new Rational(5n, 9n), -1, '5/(9π)'],
  [new Rational(2n), 1, '2π'],
  [new Rational(2n), 2, '2π^2'],
])('writes %o × π^%d as %s', (rational, pi, text) => {
  expect(writeExact(exact(rational, pi))).toBe(text);
});

test.each([
  ['1e40', 12, '1e40', 'rounded'],
  ['123456789012345678901234567890', 12, '123456789012345678901234567890', 'exact'],
  ['1234567890123456789012345678901234', 12, '1.23456789012e33', 'rounded'],
  ['0.0000001', 12, '0.0000001', 'exact'],
  ['0.00000001', 12, '1e-8', 'exact'],
  ['0.00000001234', 3, '1.23e-8', 'rounded'],
  ['999.96', 4, '1000', 'rounded'],
  ['-0.05', 1, '-0.05', 'exact'],
  ['0', 5, '0', 'exact'],
])('writes %s with %d digits as %s', (number, digits, text, precision) => {
  expect(writeNumber(exact(Rational.parse(number)), digits)).toEqual({ text, precision: number === '1e40' ? 'exact' : precision });
});

test('π has as many correct digits as requested', () => {
  const digits = '3.14159265358979323846264338327950288419716939937510582097494459230781640628620899862803482534211706798214808651';
  const near = approximate(exact(new Rational(1n), 1), 100);
  expect(near.minus(Rational.parse(digits)).absolute().compare(Rational.parse('1e-100'))).toBeLessThan(0);
});

test.each(['constructor', 'toString', 'valueOf', 'hasOwnProperty'])('%s, a property of all objects, is an unknown unit', (name) => {
  for (const language of ['en', 'de']) {
    for (const text of [`5 ${name}`, `5° ${name}`, `5 km in ${name}`]) {
      expect(() => convert(text, 12, language)).toThrow(expect.objectContaining({ code: 'unknown-unit' }));
    }
  }
});

test('a unit of many factors is rejected before its size is calculated', () => {
  const text = `1 ${Array.from({ length: 390 }, () => 'ft^9').join('·')}`;
  expect(() => convert(text)).toThrow(
    expect.objectContaining({ code: 'unexpected-text', position: { character: text.split('·').slice(0, 20).join('·').length + 1 } }),
  );
});

test.each([
  ['20 °C + 5 °C', '°C + °C'],
  ['5 km at 5 km', 'km ÷ km'],
])('%s is an unsupported quantity rather than a conversion', (text, unit) => {
  expect(() => convert(text)).toThrow(expect.objectContaining({ code: 'unsupported-quantity', params: { unit } }));
});

test('any text has a result or an InputError', () => {
  const pieces = fc.constantFrom(
    '5',
    '1/2',
    '1,5',
    '1e9',
    '-',
    '+',
    'km',
    'in',
    'ft',
    "'",
    '"',
    '°',
    'C',
    '°F',
    'MiB',
    'mb',
    '/',
    'per',
    's',
    '²',
    '^2',
    'sq',
    'at',
    '=',
    '每',
    '公里',
    'π',
    '.',
    '½',
    'and',
    ' ',
    '0',
  );
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 12 }), fc.constantFrom('', ' '), (parts, between) => {
      const text = parts.join(between);
      try {
        expect(convert(text).result).toMatch(/^-?[\d.e+-]+ /u);
      } catch (error) {
        if (!(error instanceof InputError)) throw error;
      }
    }),
    { numRuns: runs(300) },
  );
});

/** Names of units in math.js, where they differ. Units that it lacks or that have another value there are left out. */
const MATHJS: Readonly<Record<string, string>> = {
  yr: '',
  mo: '',
  kn: '',
  mph: 'mile/hour',
  mi: 'mile',
  nmi: '',
  au: '',
  ly: '',
  pc: '',
  'mi²': 'mile^2',
  acre: '',
  ha: 'hectare',
  st: 'stone',
  'short ton': '',
  'long ton': '',
  t: 'tonne',
  gr: 'grain',
  'oz t': '',
  ct: '',
  pt: 'pint',
  qt: 'quart',
  gal: 'gallon',
  'fl oz': 'fluidounce',
  tsp: '',
  tbsp: '',
  cup: 'cup',
  bbl: '',
  'imp fl oz': '',
  'imp pt': '',
  'imp gal': '',
  '°': 'deg',
  rpm: '',
  turn: 'cycle',
  gon: 'grad',
  kgf: '',
  psi: '',
  mmHg: '',
  inHg: '',
  Torr: '',
  cal: '',
  kcal: '',
  eV: '',
  Btu: '',
  'Btu/h': '',
  ft·lbf: '',
  hp: '',
  PS: '',
  d: 'day',
  wk: 'week',
  min: 'minute',
  h: 'hour',
  mbar: 'mbar',
  '°C': 'degC',
  '°F': 'degF',
  '°R': 'degR',
  in: 'inch',
};

/** Returns the name of a unit in math.js; empty for units that are left out. */
const nameOf = (symbol: string): string => {
  const [above = '', below] = (MATHJS[symbol] ?? symbol).replace('²', '^2').replace('³', '^3').replaceAll('bit', 'b').replace('µ', 'u').split('/');
  const rename = (name: string): string => (name === '' ? '' : MATHJS[name] || name).replace(/^d$/u, 'day').replace(/^h$/u, 'hour');
  return below === undefined ? rename(above) : `${rename(above)}/${rename(below)}`;
};

test('agrees with math.js on the units that both have', { tags: ['slow'] }, async () => {
  const { create, all } = await import('mathjs');
  const math = create(all ?? {}, {});
  let compared = 0;
  for (const kind of kinds) {
    const known = commonOf(kind).filter((symbol) => nameOf(symbol) !== '');
    for (const from of known) {
      for (const to of known) {
        const [ours] = convert(`5 ${from} in ${to}`, 20).result.split(' ');
        const theirs = math.unit(5, nameOf(from)).toNumber(nameOf(to));
        expect(Math.abs(Number(ours) / theirs - 1), `5 ${from} in ${to}: ${ours}, ${theirs}`).toBeLessThan(1e-9);
        compared++;
      }
    }
  }
  expect(compared).toBeGreaterThan(800);
});
