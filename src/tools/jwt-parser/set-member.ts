import { scanJson } from '../../lib/json-text/scan.ts';

const ORIGIN = { field: 'payload' };

interface Range {
  readonly start: number;
  readonly end: number;
}

/**
 * Sets a member of a JSON object to a number and leaves the rest of the text unchanged, including whitespace. A new member is appended. Text that is not
 * an object is returned unchanged.
 * @throws InputError `invalid-json`
 */
export function setMember(json: string, name: string, value: number): string {
  const { old, lastValue, isObject } = findRanges(json, name);
  if (old) return json.slice(0, old.start) + value + json.slice(old.end);
  if (!isObject) return json;
  const opening = json.indexOf('{') + 1;
  if (!lastValue) return `${json.slice(0, opening)}"${name}": ${value}${json.slice(opening)}`;
  const indent = /^\s*/u.exec(json.slice(opening))?.[0] ?? '';
  return `${json.slice(0, lastValue.end)},${indent || ' '}"${name}": ${value}${json.slice(lastValue.end)}`;
}

function findRanges(json: string, name: string): { readonly old: Range | undefined; readonly lastValue: Range | undefined; readonly isObject: boolean } {
  let member = '';
  let current: Range | undefined;
  let old: Range | undefined;
  let lastValue: Range | undefined;
  scanJson(json, ORIGIN, (kind, start, end, depth) => {
    if (depth === 0 || (depth === 1 && kind === ',')) {
      if (current && member === name) old = current;
      lastValue = current ?? lastValue;
      current = undefined;
    } else if (kind === 'name' && depth === 1) member = JSON.parse(json.slice(start, end)) as string;
    else if (kind !== ':') current = { start: current?.start ?? start, end };
  });
  return { old, lastValue, isObject: json.trimStart().startsWith('{') };
}
