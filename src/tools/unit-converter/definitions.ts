import type { TimeUnit } from '../../lib/duration/words.ts';
import type { Note } from './codes.ts';

/** Exponents of metre, kilogram, second, kelvin, radian and bit. */
export type Dimensions = readonly [length: number, mass: number, time: number, temperature: number, angle: number, data: number];

type PrefixSet = 'si' | 'small' | 'thousands' | 'millions' | 'liter' | 'kilo' | 'data' | 'energy';

/** A unit without prefix. */
export interface Definition {
  readonly dimensions: Dimensions;
  readonly symbol: string;
  /** Other symbols and names, separated by commas. Case, accents and a plural s do not matter for those that are not found as written. */
  readonly names: string;
  /** The unit in coherent SI units, for data in bits. */
  readonly factor: string;
  readonly source: string;
  readonly prefixes?: PrefixSet;
  readonly note?: Note;
  /** The temperature in kelvins at which the scale is 0. */
  readonly zero?: string;
}

const SI = 'SI Brochure, 9th edition (2019)';
const ACCEPTED = 'SI Brochure, 9th edition (2019), table 8';
const YARD = 'International yard and pound agreement (1959)';
const NIST = 'NIST SP 811 (2008), appendix B';
const HANDBOOK = 'NIST Handbook 44, appendix C';
const IEC = 'IEC 80000-13';
const UK = 'Units of Measurement Regulations 1995 (UK)';
const ISO = 'ISO 80000-3';

const LENGTH: Dimensions = [1, 0, 0, 0, 0, 0];
const AREA: Dimensions = [2, 0, 0, 0, 0, 0];
const VOLUME: Dimensions = [3, 0, 0, 0, 0, 0];
const MASS: Dimensions = [0, 1, 0, 0, 0, 0];
const TIME: Dimensions = [0, 0, 1, 0, 0, 0];
const SPEED: Dimensions = [1, 0, -1, 0, 0, 0];
const FREQUENCY: Dimensions = [0, 0, -1, 0, 0, 0];
const FORCE: Dimensions = [1, 1, -2, 0, 0, 0];
const PRESSURE: Dimensions = [-1, 1, -2, 0, 0, 0];
const ENERGY: Dimensions = [2, 1, -2, 0, 0, 0];
const POWER: Dimensions = [2, 1, -3, 0, 0, 0];
const TEMPERATURE: Dimensions = [0, 0, 0, 1, 0, 0];
const ANGLE: Dimensions = [0, 0, 0, 0, 1, 0];
const DATA: Dimensions = [0, 0, 0, 0, 0, 1];
const DATA_RATE: Dimensions = [0, 0, -1, 0, 0, 1];

type More = Pick<Definition, 'prefixes' | 'note' | 'zero'>;
type Row = readonly [dimensions: Dimensions, symbol: string, names: string, factor: string, source: string, more?: More];

const si = { prefixes: 'si' } as const;
const customary = { note: 'us-units' } as const;
const mean = { note: 'mean-calendar' } as const;
const calorie = { prefixes: 'kilo', note: 'thermochemical-calorie' } as const;

const rows: readonly Row[] = [
  [LENGTH, 'm', 'meter,metre', '1', SI, si],
  [LENGTH, 'micron', '', '0.000001', SI],
  [LENGTH, 'Å', 'angstrom', '1/10000000000', NIST],
  [LENGTH, 'in', 'inch,inches,",″', '0.0254', YARD],
  [LENGTH, 'ft', "foot,feet,',′", '0.3048', YARD],
  [LENGTH, 'yd', 'yard', '0.9144', YARD],
  [LENGTH, 'mi', 'mile', '1609.344', YARD],
  [LENGTH, 'mil', 'thou', '0.0000254', YARD],
  [LENGTH, 'ftm', 'fathom', '1.8288', HANDBOOK],
  [LENGTH, 'fur', 'furlong', '201.168', HANDBOOK],
  [LENGTH, 'ch', 'chain', '20.1168', HANDBOOK],
  [LENGTH, 'nmi', 'NM,nautical mile,sea mile', '1852', ACCEPTED],
  [LENGTH, 'au', 'astronomical unit', '149597870700', 'IAU 2012 resolution B2'],
  [LENGTH, 'ly', 'light year,lightyear,light-year', '9460730472580800', 'IAU: 365.25 days at the speed of light'],
  [LENGTH, 'pc', 'parsec', '149597870700*648000/pi', 'IAU 2015 resolution B2', { prefixes: 'thousands' }],
  [AREA, 'ha', 'hectare', '10000', ACCEPTED],
  [AREA, 'a', 'are,ares', '100', NIST],
  [AREA, 'acre', 'ac', '4046.8564224', YARD],
  [VOLUME, 'L', 'l,liter,litre', '0.001', ACCEPTED, { prefixes: 'liter' }],
  [VOLUME, 'cc', 'ccm', '0.000001', SI],
  [VOLUME, 'gal', 'gallon,US gal,US gallon', '0.003785411784', HANDBOOK, customary],
  [VOLUME, 'qt', 'quart,US quart', '0.000946352946', HANDBOOK, customary],
  [VOLUME, 'pt', 'pint,US pint', '0.000473176473', HANDBOOK, customary],
  [VOLUME, 'cup', 'US cup', '0.0002365882365', HANDBOOK, customary],
  [VOLUME, 'fl oz', 'floz,fluid ounce,US fl oz', '0.0000295735295625', HANDBOOK, customary],
  [VOLUME, 'tbsp', 'tablespoon', '0.00001478676478125', HANDBOOK, customary],
  [VOLUME, 'tsp', 'teaspoon', '0.00000492892159375', HANDBOOK, customary],
  [VOLUME, 'bbl', 'barrel,oil barrel', '0.158987294928', NIST],
  [VOLUME, 'imp gal', 'imperial gallon,UK gal,UK gallon,gal imp', '0.00454609', UK],
  [VOLUME, 'imp qt', 'imperial quart,UK quart', '0.0011365225', UK],
  [VOLUME, 'imp pt', 'imperial pint,UK pint,UK pt', '0.00056826125', UK],
  [VOLUME, 'imp fl oz', 'imperial fluid ounce,UK fluid ounce,UK fl oz', '0.0000284130625', UK],
  [MASS, 'g', 'gram,gramme', '0.001', SI, si],
  [MASS, 't', 'tonne,metric ton', '1000', ACCEPTED, { prefixes: 'millions' }],
  [MASS, 'lb', 'lbs,pound,lbm', '0.45359237', YARD],
  [MASS, 'oz', 'ounce', '0.45359237/16', YARD],
  [MASS, 'st', 'stone', '6.35029318', YARD],
  [MASS, 'gr', 'grain', '0.00006479891', YARD],
  [MASS, 'short ton', 'US ton,tn', '907.18474', HANDBOOK],
  [MASS, 'ton', 'tons', '907.18474', HANDBOOK, { note: 'short-ton' }],
  [MASS, 'long ton', 'imperial ton,UK ton', '1016.0469088', HANDBOOK],
  [MASS, 'oz t', 'ozt,troy ounce', '0.0311034768', HANDBOOK],
  [MASS, 'ct', 'carat', '0.0002', NIST],
  [TIME, 's', 'sec,second', '1', SI, { prefixes: 'small' }],
  [TIME, 'min', 'mins,minute', '60', ACCEPTED],
  [TIME, 'h', 'hr,hrs,hour', '3600', ACCEPTED],
  [TIME, 'd', 'day', '86400', ACCEPTED],
  [TIME, 'wk', 'week', '604800', ISO],
  [TIME, 'mo', 'month,mth', '2629746', 'Gregorian calendar: 400 years have 146,097 days', mean],
  [TIME, 'yr', 'year,y', '31556952', 'Gregorian calendar: 400 years have 146,097 days', mean],
  [SPEED, 'kn', 'knot,kt,kts', '1852/3600', ACCEPTED],
  [SPEED, 'km/h', 'kph,kmh,kmph', '1000/3600', SI],
  [SPEED, 'mph', 'mi/h', '1609.344/3600', YARD],
  [SPEED, 'c₀', 'speed of light', '299792458', SI],
  [FREQUENCY, 'Hz', 'hertz', '1', SI, si],
  [FREQUENCY, 'rpm', 'r/min,revolutions per minute', '1/60', NIST],
  [FORCE, 'N', 'newton', '1', SI, si],
  [FORCE, 'lbf', 'pound force,pound-force', '4.4482216152605', NIST],
  [FORCE, 'kgf', 'kilogram force,kilopond,kp', '9.80665', NIST],
  [FORCE, 'dyn', 'dyne', '0.00001', NIST],
  [PRESSURE, 'Pa', 'pascal', '1', SI, si],
  [PRESSURE, 'bar', '', '100000', NIST, { prefixes: 'small' }],
  [PRESSURE, 'atm', 'atmosphere,standard atmosphere', '101325', NIST],
  [PRESSURE, 'at', 'technical atmosphere', '98066.5', NIST],
  [PRESSURE, 'Torr', '', '101325/760', NIST],
  [PRESSURE, 'mmHg', 'mm Hg,millimeter of mercury,millimeters of mercury', '133.322387415', 'BS 350 (2004)'],
  [PRESSURE, 'inHg', 'in Hg,inch of mercury,inches of mercury', '133.322387415*25.4', 'BS 350 (2004)'],
  [PRESSURE, 'psi', 'pound per square inch,pounds per square inch', '4.4482216152605/0.0254/0.0254', NIST],
  [ENERGY, 'J', 'joule', '1', SI, si],
  [ENERGY, 'Wh', 'watt hour,watt-hour,watthour', '3600', NIST, { prefixes: 'energy' }],
  [ENERGY, 'eV', 'electronvolt,electron volt', '1.602176634e-19', ACCEPTED, { prefixes: 'energy' }],
  [ENERGY, 'cal', 'calorie', '4.184', NIST, calorie],
  [ENERGY, 'Btu', 'BTU,british thermal unit', '1055.05585262', NIST],
  [ENERGY, 'ft·lbf', 'ft lbf,ft lb,foot pound,foot-pound', '0.3048*4.4482216152605', NIST],
  [ENERGY, 'erg', '', '0.0000001', NIST],
  [POWER, 'W', 'watt', '1', SI, si],
  [POWER, 'hp', 'horsepower,bhp', '0.3048*550*4.4482216152605', NIST, { note: 'mechanical-horsepower' }],
  [POWER, 'PS', 'cv,metric horsepower', '735.49875', NIST],
  [ANGLE, 'rad', 'radian', '1', SI, { prefixes: 'small' }],
  [ANGLE, '°', 'deg,degree', 'pi/180', ACCEPTED],
  [ANGLE, 'arcmin', 'minute of arc,arcminute,arc minute,MOA', 'pi/10800', ACCEPTED],
  [ANGLE, 'arcsec', 'second of arc,arcsecond,arc second', 'pi/648000', ACCEPTED, { prefixes: 'small' }],
  [ANGLE, 'gon', 'grad,gradian', 'pi/200', NIST],
  [ANGLE, 'turn', 'rev,revolution', '2*pi', ISO],
  [TEMPERATURE, 'K', '°K,kelvin', '1', SI, { prefixes: 'small' }],
  [TEMPERATURE, '°C', 'C,℃,celsius,degree celsius,degrees celsius,deg C,centigrade', '1', SI, { zero: '273.15' }],
  [TEMPERATURE, '°F', 'F,℉,fahrenheit,degree fahrenheit,degrees fahrenheit,deg F', '5/9', NIST, { zero: '459.67*5/9' }],
  [TEMPERATURE, '°R', '°Ra,rankine,degree rankine,degrees rankine', '5/9', NIST],
  [DATA, 'bit', 'b', '1', IEC, { prefixes: 'data' }],
  [DATA, 'B', 'byte,octet,o', '8', IEC, { prefixes: 'data' }],
  [DATA_RATE, 'bit/s', 'bps', '1', IEC, { prefixes: 'data' }],
  [DATA_RATE, 'B/s', 'Bps', '8', IEC, { prefixes: 'data' }],
];

export const definitions: readonly Definition[] = rows.map(([dimensions, symbol, names, factor, source, more]) => ({
  dimensions,
  symbol,
  names,
  factor,
  source,
  ...more,
}));

const SI_PREFIXES =
  'quetta Q 30,ronna R 27,yotta Y 24,zetta Z 21,exa E 18,peta P 15,tera T 12,giga G 9,mega M 6,kilo k 3,hecto h 2,deca da 1,deka da 1,deci d -1,centi c -2,milli m -3,micro µ -6,nano n -9,pico p -12,femto f -15,atto a -18,zepto z -21,yocto y -24,ronto r -27,quecto q -30';
const BINARY_PREFIXES = 'kibi,mebi,gibi,tebi,pebi,exbi,zebi,yobi,robi,quebi';

export interface Prefix {
  readonly name: string;
  readonly symbol: string;
  readonly factor: string;
  /** A power of 1024 instead of 1000. */
  readonly isBinary?: true;
}

const decimalPrefixes: readonly Prefix[] = SI_PREFIXES.split(',').map((line) => {
  const [name = '', symbol = '', power = ''] = line.split(' ');
  return { name, symbol, factor: `1e${power}` };
});

const binaryPrefixes: readonly Prefix[] = BINARY_PREFIXES.split(',').map((name, index) => ({
  name,
  // IEC 80000-13: the letter of the SI prefix in uppercase, and i.
  symbol: `${name.charAt(0).toUpperCase()}i`,
  factor: String(1024n ** BigInt(index + 1)),
  isBinary: true,
}));

const only = (symbols: string): readonly Prefix[] => decimalPrefixes.filter(({ symbol }) => symbols.split(' ').includes(symbol));

/** The prefixes that a set of units is used with. */
export const prefixSets: Readonly<Record<PrefixSet, readonly Prefix[]>> = {
  si: decimalPrefixes,
  // M is not read as m, but not all units have k and G: kt is the knot, and Grad a German degree.
  small: only('M d c m µ n p f a'),
  thousands: only('k M G'),
  // kt is the knot.
  millions: only('M G'),
  liter: only('M k h d c m µ'),
  kilo: only('k'),
  energy: only('k M G T P m µ'),
  data: [...only('k M G T P E Z Y R Q'), ...binaryPrefixes],
};

/**
 * Words and symbols of other languages, as `word word=symbol`. Words of units of time are in `timeWords`, and words whose English, accentless or
 * plural form is known are not listed; a Pfund and a Norwegian mil have no single value.
 */
export const foreignNames = `Cal=kcal sqft=ft² sqm=m² sqkm=km² sqmi=mi² sqin=in² sqyd=yd² cuft=ft³ cuin=in³ cuyd=yd³ cbm=m³
zentimeter=cm millimeter=mm zoll=in fuss fuß=ft meile meilen=mi seemeile seemeilen=nmi gramm=g kilogramm=kg tonnen=t
grad=°
quadratmeter qm=m² quadratkilometer=km² kubikmeter=m³ kalorie kalorien=cal
pouce=in pied=ft mille=mi livre=lb once=oz ch=PS degre=° litro=L
metro=m kilometro quilometro=km centimetro=cm milimetro=mm pulgada polegada=in pie pe pes=ft milla milha=mi libra=lb gramo grama=g kilogramo quilograma=kg tonelada=t
grado grau=°
tomme tommer=in fot=ft grader=°
м=m км=km см=cm мм=mm мкм=µm нм=nm кг=kg г=g мг=mg т=t л=L мл=mL га=ha
вт=W квт=kW мвт=MW втч=Wh квтч=kWh дж=J кдж=kJ мдж=MJ кал=cal ккал=kcal па=Pa кпа=kPa мпа=MPa гпа=hPa бар=bar атм=atm лс кс=PS гц=Hz кгц=kHz мгц=MHz ггц=GHz Н=N
бит біт=bit кбит кбіт=kbit мбит мбіт=Mbit гбит гбіт=Gbit байт байта байтов=B кб=kB мб=MB гб=GB тб=TB пб=PB киб=KiB миб=MiB гиб=GiB тиб=TiB
километр=km сантиметр=cm миллиметр міліметр=mm метр=m дюйм=in фут=ft ярд=yd миля мили миль милях милю милі милю=mi грамм грам=g килограмм кілограм=kg литр літр=L фунт=lb
тонна тонны тонн тоннах тонни=t
градус=°
米=m 公里 千米=km 厘米=cm 毫米=mm 微米=µm 纳米=nm 英寸=in 英尺=ft 码=yd 英里=mi 海里=nmi 克=g 千克 公斤=kg 毫克=mg 吨=t 磅=lb 盎司=oz 升=L 毫升=mL 加仑=gal
度=° 摄氏度=°C 华氏度=°F 开尔文=K 平方米=m² 平方公里=km² 公顷=ha 英亩=acre 立方米=m³
字节=B 比特=bit 瓦=W 千瓦=kW 马力=PS 帕=Pa 千帕=kPa 兆帕=MPa 焦耳=J 千焦=kJ 卡 卡路里=cal 千卡 大卡=kcal 千瓦时=kWh 赫兹=Hz 兆字节=MB 千兆字节 吉字节=GB 兆比特=Mbit
met=m do độ=° lit lít=L gam=g tan tấn=t dam dặm=mi`;

/** Symbols of the units of `timeWords`. */
export const timeSymbols: Readonly<Record<TimeUnit, string>> = {
  year: 'yr',
  month: 'mo',
  week: 'wk',
  day: 'd',
  hour: 'h',
  minute: 'min',
  second: 's',
  millisecond: 'ms',
};

/** Words that mean something else in one language than in the others. */
export const localNames: Readonly<Record<string, ReadonlyMap<string, string>>> = {
  de: new Map([['grad', '°']]),
  no: new Map([
    ['grad', '°'],
    ['dag', 'd'],
  ]),
  uk: new Map([['год', 'h']]),
};
