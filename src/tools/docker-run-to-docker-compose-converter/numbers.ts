// As a number is usually written: Docker reads a leading zero as octal.
const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/u;

/** A number where the text reads as one without loss, else the text. */
export function toNumber(text: string): number | string {
  const value = Number(text);
  return NUMBER.test(text) && Number.isSafeInteger(Math.trunc(value)) ? value : text;
}

/** A whole number where the text reads as one, else the text. */
export function toCount(text: string): number | string {
  const value = toNumber(text);
  return Number.isInteger(value) ? value : text;
}

/** `true` and `false` as Docker reads them; anything else stays, a variable perhaps. */
export function toFlag(text: string): boolean | string {
  if (/^(?:1|t|T|true|TRUE|True)$/u.test(text)) return true;
  return /^(?:0|f|F|false|FALSE|False)$/u.test(text) ? false : text;
}
