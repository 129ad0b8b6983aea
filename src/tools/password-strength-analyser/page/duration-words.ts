const UNITS: Readonly<Record<string, string>> = { PY: 'year', PM: 'month', PD: 'day', PTH: 'hour', PTM: 'minute', PTS: 'second' };

/** From here on the duration is no figure any more. */
const MORE_THAN_ANYONE = 1e15;

/** A duration of one unit, such as `P15000Y`, in words: 15 thousand years. */
export function inWords(duration: string, language: string, words: (key: 'moreThanAnyone' | 'instant') => string): string {
  const [, time = '', digits = '', letter = ''] = /^(PT?)(\d+)([A-Z])$/u.exec(duration) ?? [];
  const count = Number(digits);
  if (count === 0) return words('instant');
  if (count >= MORE_THAN_ANYONE) return words('moreThanAnyone');
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: UNITS[time + letter] ?? 'second',
    unitDisplay: 'long',
    notation: 'compact',
    compactDisplay: 'long',
  }).format(count);
}
