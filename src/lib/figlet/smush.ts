/** The bits of the smushing rules in `full_layout`; the same for horizontal rules, and shifted by eight bits for vertical ones. */
const EQUAL = 1;
const UNDERSCORE = 2;
const HIERARCHY = 4;
const OPPOSITE = 8;
const BIG_X = 16;
const HARDBLANK = 32;
const ALL = EQUAL | UNDERSCORE | HIERARCHY | OPPOSITE | BIG_X | HARDBLANK;

/** Of two sub-characters, the one in the higher class is used. */
const CLASSES = ['|', '/\\', '[]', '{}', '()', '<>'];
const classOf = (character: string): number => CLASSES.findIndex((members) => members.includes(character));

const OPPOSITES = new Set(['[]', '][', '{}', '}{', '()', ')(']);
const CROSSINGS: Readonly<Record<string, string>> = { '/\\': '|', '\\/': 'Y', '><': 'X' };

/** How two FIGcharacters share a column. */
export interface Smushing {
  /** The bits of the horizontal rules; 0 = universal smushing. */
  readonly rules: number;
  readonly hardblank: string;
  /** In universal smushing the FIGcharacter added last is used, which right to left is the left one. */
  readonly isRightToLeft: boolean;
}

/** Returns the sub-character that replaces two visible ones or hardblanks side by side; undefined if they cannot share a column. */
export function smushHorizontally(left: string, right: string, { rules, hardblank, isRightToLeft }: Smushing): string | undefined {
  if ((rules & ALL) === 0) {
    if (left === hardblank) return right;
    return right === hardblank || isRightToLeft ? left : right;
  }
  if (left === hardblank || right === hardblank) return rules & HARDBLANK && left === right ? left : undefined;
  if (rules & EQUAL && left === right) return left;
  const byRank = smushByRank(left, right, rules);
  if (byRank !== undefined) return byRank;
  if (rules & OPPOSITE && OPPOSITES.has(left + right)) return '|';
  return rules & BIG_X ? CROSSINGS[left + right] : undefined;
}

/** An underscore is replaced by the sub-characters of all classes, and those by others of a higher class. */
function smushByRank(first: string, second: string, rules: number): string | undefined {
  const [one, other] = [classOf(first), classOf(second)];
  if (rules & UNDERSCORE) {
    if (first === '_' && other >= 0) return second;
    if (second === '_' && one >= 0) return first;
  }
  if (rules & HIERARCHY && one >= 0 && other >= 0 && one !== other) return one > other ? first : second;
  return undefined;
}

const HORIZONTAL_LINE = 8;
const VERTICAL_LINE = 16;

/** Returns the sub-character that replaces two visible ones, one above the other, by the vertical rules 1 to 4; undefined if there is none. */
export function smushVertically(upper: string, lower: string, rules: number): string | undefined {
  if (rules & EQUAL && upper === lower) return upper;
  const byRank = smushByRank(upper, lower, rules);
  if (byRank !== undefined) return byRank;
  return rules & HORIZONTAL_LINE && (upper + lower === '-_' || upper + lower === '_-') ? '=' : undefined;
}

/** Vertical rule 5: stacked bars overlap any number of rows. */
export const areStackedBars = (upper: string, lower: string, rules: number): boolean => Boolean(rules & VERTICAL_LINE) && upper === '|' && lower === '|';
