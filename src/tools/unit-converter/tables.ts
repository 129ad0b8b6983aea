import type { Kind } from './codes.ts';

interface KindUnits {
  /** Units of the SI, or decimal ones, smallest first. */
  readonly metric: string;
  /** The other common units, smallest first. */
  readonly other: string;
  /** Units of the result if none is given: the largest that is not greater than it. Default: `metric` or `other`, that which the quantity is not in. */
  readonly preferred?: readonly [metric: string, other: string];
}

/** The common units of each kind, separated by two spaces. */
export const kindUnits: Readonly<Record<Kind, KindUnits>> = {
  length: {
    metric: 'nm  µm  mm  cm  m  km',
    other: 'in  ft  yd  mi  nmi  au  ly  pc',
    preferred: ['mm  cm  m  km', 'in  ft  mi'],
  },
  area: { metric: 'mm²  cm²  m²  ha  km²', other: 'in²  ft²  yd²  acre  mi²', preferred: ['mm²  cm²  m²  km²', 'in²  ft²  acre  mi²'] },
  volume: {
    metric: 'mL  cL  L  m³',
    other: 'tsp  tbsp  fl oz  cup  pt  qt  gal  in³  ft³  yd³  bbl  imp fl oz  imp pt  imp gal',
    preferred: ['mL  L  m³', 'fl oz  gal'],
  },
  angle: { metric: 'mrad  rad  turn', other: 'arcsec  arcmin  gon  °', preferred: ['rad', '°'] },
  time: { metric: 'ns  µs  ms  s', other: 'min  h  d  wk  mo  yr' },
  speed: { metric: 'm/s  km/h', other: 'ft/s  mph  kn', preferred: ['km/h', 'mph'] },
  frequency: { metric: 'mHz  Hz  kHz  MHz  GHz  THz', other: 'rpm' },
  mass: { metric: 'µg  mg  g  kg  t', other: 'gr  oz  lb  st  short ton  long ton  oz t  ct', preferred: ['mg  g  kg  t', 'oz  lb'] },
  force: { metric: 'N  kN', other: 'kgf  lbf', preferred: ['N  kN', 'lbf'] },
  pressure: { metric: 'Pa  hPa  kPa  MPa', other: 'mbar  bar  psi  atm  Torr  mmHg  inHg', preferred: ['Pa  kPa  MPa', 'psi'] },
  energy: { metric: 'J  kJ  MJ', other: 'eV  cal  kcal  Wh  kWh  Btu  ft·lbf', preferred: ['J  kJ  MJ', 'Wh  kWh'] },
  power: { metric: 'mW  W  kW  MW', other: 'PS  hp  Btu/h', preferred: ['W  kW  MW', 'hp'] },
  temperature: { metric: 'K  °C', other: '°F  °R', preferred: ['°C', '°F'] },
  data: {
    metric: 'bit  kbit  Mbit  Gbit  Tbit  B  kB  MB  GB  TB  PB  EB',
    other: 'KiB  MiB  GiB  TiB  PiB  EiB',
    preferred: ['B  kB  MB  GB  TB  PB  EB', 'B  KiB  MiB  GiB  TiB  PiB  EiB'],
  },
  'data-rate': {
    metric: 'bit/s  kbit/s  Mbit/s  Gbit/s  Tbit/s',
    other: 'B/s  kB/s  MB/s  GB/s  KiB/s  MiB/s  GiB/s  GB/h  GB/d  TB/d',
    preferred: ['bit/s  kbit/s  Mbit/s  Gbit/s  Tbit/s', 'B/s  kB/s  MB/s  GB/s'],
  },
};

/** Splits a list of units, whose names may contain one space. */
export const unitList = (list: string): readonly string[] => list.split('  ');
