import type { DtdCursor } from './dtd-cursor.ts';

/** Skips what an element may contain (XML 1.0, productions [46] to [51]). */
export function readContentSpec(cursor: DtdCursor): void {
  if (cursor.take('EMPTY') || cursor.take('ANY')) return;
  cursor.need('(', 'contentSpec');
  cursor.skipSpaces();
  if (cursor.take('#PCDATA')) readMixed(cursor);
  else readChildren(cursor);
}

/** Reads the rest after `(#PCDATA`. */
function readMixed(cursor: DtdCursor): void {
  let hasNames = false;
  for (cursor.skipSpaces(); cursor.take('|'); cursor.skipSpaces()) {
    cursor.skipSpaces();
    cursor.needName();
    hasNames = true;
  }
  cursor.need(')', 'barOrEnd');
  if (!cursor.take('*') && hasNames) throw cursor.syntaxError('star');
}

type Separator = ',' | '|';

/** Reads the rest after the first parenthesis. A loop, because groups may be nested deeper than the call stack allows. */
function readChildren(cursor: DtdCursor): void {
  // For each open group, the separator of its particles: the same throughout.
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

/** After a particle: closes the groups that end here, and skips the separator before the next particle. */
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
      throw cursor.syntaxError(separator === ',' ? 'commaOrEnd' : separator === '|' ? 'barOrEnd' : 'separatorOrEnd');
    }
  }
}

function skipOccurrence(cursor: DtdCursor): void {
  if (cursor.isAt('?') || cursor.isAt('*') || cursor.isAt('+')) cursor.at++;
}
