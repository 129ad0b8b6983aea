import type { MathJsInstance } from 'mathjs';

/** Alternative names for units that are hidden by functions with the same name. */
export const HIDDEN_UNITS = { min: 'unitMin', sec: 'unitSec' } as const;

/** Definitions of units that the package lacks, or defines with too few digits or an older value. */
const UNITS: readonly (readonly [names: string, definition: string, prefixesOf?: string])[] = [
  // SI Brochure, 9th edition: exact since 2019.
  ['eV', '1.602176634e-19 J'],
  ['electronvolt electronvolts', '1.602176634e-19 J'],
  // NIST SP 811 (2008), appendix B.8 and B.9; international foot.
  ['rd', '5.0292 m'],
  ['acre acres', '4046.8564224 m^2'],
  ['sqrd', '25.29285264 m^2'],
  ['sqch', '404.68564224 m^2'],
  ['mmHg mmhg', '133.322387415 Pa'],
  ['psi', '1 lbf/inch^2'],
  ['kip kips', '4448.2216152605 N'],
  ['hp', '745.69987158227022 W'],
  // US customary, like cup and fluid ounce.
  ['teaspoon teaspoons tsp', '4.92892159375 cc'],
  ['tablespoon tablespoons tbsp', '14.78676478125 cc'],
  ['mph', '1 mile/hour'],
  ['kph kmh', '1 km/hour'],
  ['knot knots kn', '1852 m/hour'],
  ['nmi nauticalmile nauticalmiles', '1852 m'],
  ['cal', '4.184 J', 'J'],
  ['calorie calories', '4.184 J', 'joule'],
  ['rpm', '1 minute^-1'],
  ['ha', '10000 m^2'],
  ['ly lightyear lightyears', '9460730472580800 m'],
  ['au', '149597870700 m'],
  ['pc parsec parsecs', '30856775814913672.789139379577965 m', 'm'],
  ['bps', '1 b/s', 'b'],
  ['Bps', '1 B/s', 'b'],
  ['yr', '1 year'],
  ['wk', '1 week'],
  ['d', '1 day'],
];

interface Definition {
  readonly name: string;
  value: unknown;
  readonly dimensions: readonly number[];
  readonly base: { readonly key: string; readonly dimensions: readonly number[] };
  readonly prefixes: Record<string, object>;
  readonly offset: number;
}

/**
 * Updates the units of an engine to the current SI, and adds common ones. Not with `createUnit`: velocities would all be
 * displayed in the first unit of velocity that it created.
 */
export function completeUnits(math: MathJsInstance): void {
  const { Unit } = math;
  const units: Record<string, Definition> = Object(Reflect.get(Unit, 'UNITS'));
  const bases: readonly Definition['base'][] = Object.values(Reflect.get(Unit, 'BASE_UNITS'));
  const alike = (prefixesOf: string): Definition => {
    const unit = units[prefixesOf];
    if (!unit) throw new Error(`math.js has no unit ${prefixesOf}`);
    return unit;
  };
  // Common notation for 1000 bytes.
  Object.assign(alike('b').prefixes, { K: { name: 'K', value: 1_000, scientific: false } });
  for (const [names, definition, prefixesOf = 'inch'] of UNITS) {
    const { value, dimensions }: Pick<Definition, 'value' | 'dimensions'> = Object(Unit.parse(definition));
    const isSame = (dimension: number, place: number): boolean => dimension === (dimensions[place] ?? 0);
    const base = bases.find((known) => known.dimensions.every(isSame)) ?? { key: definition, dimensions };
    for (const name of names.split(' ')) {
      const known = units[name];
      if (known) known.value = value;
      else units[name] = { name, value, dimensions: [...dimensions], base, prefixes: alike(prefixesOf).prefixes, offset: 0 };
    }
  }
  alike('torr').value = math.divide(Object(Unit.parse('101325 Pa')).value, 760);
  // Hidden by a function with that name.
  for (const [name, ownName] of Object.entries(HIDDEN_UNITS)) Object.defineProperty(units, ownName, { value: units[name] });
}
