/** Recognizes recipes of CyberChef. Small: pages and commands load the rest only for such a text. */

const LINK_VALUE = /[#?&]recipe=([^&]*)/u;
/** A name before an argument list. */
const CHEF_FORMAT = /^\s*[A-Za-z0-9](?:[\w ./'&+-]{0,99}[\w./'&+-])?\(/u;
/** A list, or a single step. Recipes of ours are other objects. */
const JSON_STEPS = /^\s*(?:\[|\{\s*"(?:op|args)"\s*:)/u;
const START_LENGTH = 2000;

/** Percent-decoded as far as it is valid: the start of a link may be cut in the middle of a sequence. */
const decodeStart = (text: string): string => text.slice(0, START_LENGTH).replaceAll(/(?:%[0-7][0-9a-f])+/giu, (sequence) => decodeURIComponent(sequence));

/** Whether a URL contains a recipe in one of CyberChef's forms. Our own links contain only Base64url. */
export function isCyberChefLink(text: string): boolean {
  const [, value] = LINK_VALUE.exec(text) ?? [];
  if (value === undefined || !/^\s*(?:[a-z][a-z\d+.-]*:\/\/|[#?])/iu.test(text)) return false;
  const start = decodeStart(value);
  return CHEF_FORMAT.test(start) || JSON_STEPS.test(start);
}

/** Whether a text is a recipe of CyberChef: a link, the Chef format, or JSON. It may still have errors. */
export function isCyberChef(text: string): boolean {
  const start = text.replace(/^\u{feff}/u, '').slice(0, START_LENGTH);
  return CHEF_FORMAT.test(start) || JSON_STEPS.test(start) || isCyberChefLink(text);
}

const JSON_OF_RECIPE = /^\s*\[\s*\{\s*"op"\s*:\s*"[^"]{1,100}"\s*,\s*"args"\s*:\s*\[/u;

/** Whether any text, such as a paste, is surely such a recipe: the Chef format of an operation could also be code. */
export const isSurelyCyberChef = (text: string): boolean => isCyberChefLink(text) || JSON_OF_RECIPE.test(text.slice(0, START_LENGTH));
