import { scanJson } from './scan.ts';

/** Names of members and indices of items, from the root of a text to a value in it. */
export type ValuePath = readonly (string | number)[];

/** Where in a JSON text the value at a path begins; where a name comes twice, the last value, which is that of JSON.parse. -1 if there is none. */
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

/** An array goes on to its next item; an object's next name is still to come. */
const nextPlace = (place: string | number | undefined): string | number => (typeof place === 'number' ? place + 1 : '');
