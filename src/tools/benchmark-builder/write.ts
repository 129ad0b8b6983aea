import type { Result } from './compare.ts';

/** Returns a string in the language of the user. */
export type WordOf = (key: 'suite' | 'position' | 'samples' | 'mean' | 'standardDeviation' | 'variance') => string;

const NOTHING = '–';

/** Formats the results as a Markdown table (GitHub Flavored Markdown, section 4.10). */
export function writeTable(results: readonly Result[], unit: string, wordOf: WordOf): string {
  const header = (['position', 'suite', 'samples', 'mean', 'standardDeviation', 'variance'] as const).map(wordOf);
  const rows = results.map((result) => {
    const { position, samples, mean, standardDeviation, variance } = cellsOf(result, unit);
    return [position, result.name.replaceAll(/[\\|]/gu, String.raw`\$&`), samples, mean, standardDeviation, variance];
  });
  return [header, ['---:', '---', '---:', '---', '---', '---'], ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** Formats the results as a nested Markdown list. */
export function writeList(results: readonly Result[], unit: string, wordOf: WordOf): string {
  const items = results.map((result) => {
    const cells = cellsOf(result, unit);
    return [`- ${result.name}`, ...LISTED.map((key) => `  - ${wordOf(key)}: ${cells[key]}`)];
  });
  return items.flat().join('\n');
}

const LISTED = ['position', 'samples', 'mean', 'standardDeviation', 'variance'] as const;

function cellsOf({ position, samples, mean, standardDeviation, variance, difference, ratio }: Result, unit: string) {
  return {
    position: figure(position, ''),
    samples: String(samples),
    mean: figure(mean, unit) + (difference ? ` (${signed(difference)}${unit}; ×${ratio ?? '∞'})` : ''),
    standardDeviation: figure(standardDeviation, unit),
    variance: figure(variance, unit && `${unit}²`),
  };
}

const figure = (value: number | null, behind: string): string => (value === null ? NOTHING : value + behind);

const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);
