import type { DtdCursor } from './dtd-cursor.ts';

/** Steps over what an element may contain (XML 1.0, productions [46] to [51]). */
export function readContentSpec(cursor: DtdCursor): void {
  if (cursor.take('EMPTY') || cursor.take('ANY')) return;
  cursor.need('(', 'contentSpec');
  cursor.skipSpaces();
  if (cursor.take('#PCDATA')) readMixed(cursor);
  else readChildren(cursor);
}

/** Behind `(#PCDATA`. */
function readMixed(cursor: DtdCursor): void {
  let hasNames = false;
  for (cursor.skipSpaces(); cursor.take('|'); cursor.skipSpaces()) {
    cursor.skipSpaces();
    cursor.needName();
    hasNames = true;
  }
  cursor.need(')', 'barOrEnd');
  if (!cursor.take('*') && hasNames) throw cursor.fault('star');
}

type Separator = ',' | '|';

/** Behind the first parenthesis. A loop, because groups may be nested deeper than calls may. */
function readChildren(cursor: DtdCursor): void {
  // Of each group that is open, what stands between its particles: one of the two throughout.
  const separators: (Separator | undefined)[] = [undefined];
  while (separators.length > 0) {
    cursor.skipSpaces();
    if (cursor.take('(')) {
      separators.push(undefined);
      continue;
    }
    cursor.needName('contentParticle');
    skipOccurrence(cursor);
    endGroups(cursor, separators);
  }
}

/** Behind a particle: closes the groups that end here, and steps over the separator before the next particle. */
function endGroups(cursor: DtdCursor, separators: (Separator | undefined)[]): void {
  while (separators.length > 0) {
    cursor.skipSpaces();
    const separator = separators.at(-1);
    if (cursor.take(')')) {
      separators.pop();
      skipOccurrence(cursor);
    } else if (separator !== '|' && cursor.take(',')) {
      separators[separators.length - 1] = ',';
      return;
    } else if (separator !== ',' && cursor.take('|')) {
      separators[separators.length - 1] = '|';
      return;
    } else {
      throw cursor.fault(separator === ',' ? 'commaOrEnd' : separator === '|' ? 'barOrEnd' : 'separatorOrEnd');
    }
  }
}

function skipOccurrence(cursor: DtdCursor): void {
  if (cursor.isAt('?') || cursor.isAt('*') || cursor.isAt('+')) cursor.at++;
}
