/** What a page knows of a value: a text, or why there is none. */
export interface Value {
  readonly key: string;
  /** Undefined where this browser does not tell. */
  readonly text: string | undefined;
  /** A code of the tool's words that stands for the text. */
  readonly word?: string;
}

export interface Section {
  readonly name: string;
  readonly values: readonly Value[];
}

export const size = (width: number, height: number): string => `${width} × ${height}`;

/** How wide a screen is for its height, in the usual words where one is within 1 %. */
export function aspectRatio(width: number, height: number): string | undefined {
  if (!(width > 0 && height > 0)) return undefined;
  const divisor = greatestCommonDivisor(width, height);
  const exact = `${width / divisor}:${height / divisor}`;
  const usual = USUAL_RATIOS.find(([across, up]) => isNear(Math.max(width, height) / Math.min(width, height), across / up));
  if (!usual) return exact;
  const name = (width >= height ? usual : usual.toReversed()).join(':');
  return name === exact ? exact : `${exact} (${name})`;
}

const USUAL_RATIOS = [
  [16, 9],
  [16, 10],
  [4, 3],
  [3, 2],
  [21, 9],
] as const;
const isNear = (ratio: number, usual: number): boolean => Math.abs(ratio / usual - 1) <= 0.01;

function greatestCommonDivisor(one: number, other: number): number {
  return other === 0 ? one : greatestCommonDivisor(other, one % other);
}

/** An offset from UTC as `±HH:MM`. @param minutes east of Greenwich, unlike those of `Date.getTimezoneOffset` */
export function formatOffset(minutes: number): string {
  const whole = Math.round(Math.abs(minutes));
  return `${minutes < 0 ? '-' : '+'}${String(Math.floor(whole / 60)).padStart(2, '0')}:${String(whole % 60).padStart(2, '0')}`;
}

/** An instant in ISO 8601 by the clock of a place. @param offset minutes east of Greenwich */
export const formatLocal = (now: number, offset: number): string =>
  `${new Date(now + offset * 60_000).toISOString().slice(0, 'YYYY-MM-DDTHH:MM:SS'.length)}${formatOffset(offset)}`;

export const formats = ['text', 'markdown', 'json'] as const;
export type Format = (typeof formats)[number];

/** All values that there are, to paste elsewhere: JSON has the keys, the others what people call them. */
export const writeAll: Readonly<Record<Format, (sections: readonly Section[], labelOf: (name: string) => string) => string>> = {
  text: (sections, labelOf) =>
    sections.map(({ name, values }) => [labelOf(name), ...known(values).map(({ key, text }) => `  ${labelOf(key)}: ${text}`)].join('\n')).join('\n\n'),
  markdown: (sections, labelOf) =>
    sections
      .map(({ name, values }) =>
        [`## ${labelOf(name)}`, '', '| | |', '|---|---|', ...known(values).map(({ key, text }) => `| ${labelOf(key)} | ${escapeCell(text)} |`)].join('\n'),
      )
      .join('\n\n'),
  json: (sections) =>
    JSON.stringify(
      Object.fromEntries(sections.map(({ name, values }) => [name, Object.fromEntries(values.map(({ key, text }) => [key, text ?? null]))])),
      null,
      2,
    ),
};

const known = (values: readonly Value[]) => values.flatMap(({ key, text }) => (text === undefined ? [] : [{ key, text }]));

const escapeCell = (text: string): string => text.replaceAll(/[\\|]/gu, String.raw`\$&`).replaceAll(/\s+/gu, ' ');
