import { scanJson } from './scan.ts';

/** Keys and array indexes, from the root of a text to a value in it. */
export type ValuePath = readonly (string | number)[];

/** Returns the start of the value at a path in a JSON text; of duplicate keys the last value, like JSON.parse. -1 if there is none. */
export function indexOfValue(text: string, path: ValuePath): number {
  const open: (string | number)[] = [];
  let found = -1;
  scanJson(text, {}, (kind, start, end, depth) => {
    if (kind === '}' || kind === ']') open.pop();
    else if (kind === 'name') open[depth - 1] = String(JSON.parse(text.slice(start, end)));
    else if (kind === ',') open[depth - 1] = nextPlace(open[depth - 1]);
    else if (kind !== ':') {
      if (open.length === path.length && open.every((part, index) => part === path[index])) found = start;
      if (kind === '[') open.push(0);
      if (kind === '{') open.push('');
    }
  });
  return found;
}

/** Returns the next index of an array; the next key of an object is not known yet. */
const nextPlace = (place: string | number | undefined): string | number => (typeof place === 'number' ? place + 1 : '');
