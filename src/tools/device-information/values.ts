import { formatOffset as formatSeconds } from '../../lib/date-time/format.ts';

/** A value: a text, or the reason why there is none. */
export interface Value {
  readonly key: string;
  /** Undefined if this browser does not report it. */
  readonly text: string | undefined;
  /** The key of a string of the tool, used instead of the text. */
  readonly word?: string;
}

export interface Section {
  readonly name: string;
  readonly values: readonly Value[];
}

export const size = (width: number, height: number): string => `${width} × ${height}`;

/** Returns the aspect ratio of a screen, as a common ratio if one is within 1%. */
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

/** Formats an offset from UTC as `±HH:MM`. @param minutes east of Greenwich, unlike those of `Date.getTimezoneOffset` */
export const formatOffset = (minutes: number): string => formatSeconds(Math.round(minutes) * 60);

/** Formats an instant in ISO 8601 in local time. @param offset minutes east of Greenwich */
export const formatLocal = (now: number, offset: number): string =>
  `${new Date(now + offset * 60_000).toISOString().slice(0, 'YYYY-MM-DDTHH:MM:SS'.length)}${formatOffset(offset)}`;

export const formats = ['text', 'markdown', 'json'] as const;
export type Format = (typeof formats)[number];

/** Exports all values: JSON with their keys, other formats with their labels. */
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
