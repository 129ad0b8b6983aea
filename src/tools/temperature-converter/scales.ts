/** In display order. */
export const scales = ['kelvin', 'celsius', 'fahrenheit', 'rankine', 'delisle', 'newton', 'reaumur', 'romer'] as const;

export type Scale = (typeof scales)[number];

/** Symbols and names of temperature scales, in lowercase and without the degree sign. */
export const units = {
  ...Object.fromEntries(scales.map((scale) => [scale, { scale }])),
  c: { scale: 'celsius' },
  f: { scale: 'fahrenheit' },
  k: { scale: 'kelvin' },
  r: { scale: 'rankine' },
  ra: { scale: 'rankine' },
  de: { scale: 'delisle' },
  n: { scale: 'newton' },
  ré: { scale: 'reaumur' },
  réaumur: { scale: 'reaumur' },
  re: { scale: 'reaumur' },
  rø: { scale: 'romer' },
  rømer: { scale: 'romer' },
  ro: { scale: 'romer' },
};
