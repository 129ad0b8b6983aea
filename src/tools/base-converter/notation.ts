/** The digits of a number whose notation specifies its base, between two indexes of the text. */
interface Found {
  readonly base: number;
  readonly start: number;
  readonly end: number;
}

interface Notation {
  /** The digits are the last group; `base` can be a group, too. */
  readonly form: RegExp;
  readonly base?: number;
  /** The first input base in which a letter of the notation is a digit. */
  readonly isDigitFrom?: number;
}

const NOTATIONS: readonly Notation[] = [
  // Ada, Erlang and bash.
  { form: /^(?<base>\d{1,2})#(?<digits>[\w.]+)#?$/du },
  // Verilog.
  { form: /^\d*'s?h(?<digits>[\da-f_]+)$/diu, base: 16 },
  { form: /^\d*'s?d(?<digits>[\d_]+)$/diu, base: 10 },
  { form: /^\d*'s?o(?<digits>[0-7_]+)$/diu, base: 8 },
  { form: /^\d*'s?b(?<digits>[01_]+)$/diu, base: 2 },
  // SQL and REXX.
  { form: /^x'(?<digits>[\da-f]+)'$/diu, base: 16 },
  { form: /^b'(?<digits>[01]+)'$/diu, base: 2 },
  // Lisp, and colors.
  { form: /^#x(?<digits>[\da-f]+)$/diu, base: 16 },
  { form: /^#o(?<digits>[0-7]+)$/diu, base: 8 },
  { form: /^#b(?<digits>[01]+)$/diu, base: 2 },
  { form: /^#(?<digits>[\da-f]+)$/diu, base: 16 },
  // Pascal and assemblers.
  { form: /^\$(?<digits>[\da-f]+)$/diu, base: 16 },
  { form: /^%(?<digits>[01]+)$/du, base: 2 },
  { form: /^(?<digits>[\da-f]+)h$/diu, base: 16, isDigitFrom: 18 },
  { form: /^(?<digits>[01]+)b$/diu, base: 2, isDigitFrom: 12 },
  { form: /^(?<digits>[0-7]+)[oq]$/diu, base: 8, isDigitFrom: 25 },
  // Escapes and code points.
  { form: /^(?:\\x|\\u\{?|U\+)(?<digits>[\da-f]+)\}?$/diu, base: 16 },
];

// Longer numbers come from programs, which use 0x if any prefix.
const MAX_LENGTH = 2_000;
const MAX_BASE = 64;

/** Detects the base from a notation such as `FFh`, `$FF`, `16#FF#` or `8'hFF`. The number starts at an index of the text. */
export function findNotation(text: string, start: number, inputBase: number): Found | undefined {
  const number = text.slice(start).trimEnd();
  if (number.length > MAX_LENGTH) return undefined;
  for (const { form, base: fixed, isDigitFrom = Infinity } of NOTATIONS) {
    const { groups, indices } = (inputBase < isDigitFrom && form.exec(number)) || {};
    const range = indices?.groups?.['digits'];
    const base = fixed ?? Number(groups?.['base']);
    if (range && base >= 2 && base <= MAX_BASE) return { base, start: start + range[0], end: start + range[1] };
  }
  return undefined;
}
