import { refuseLoneSurrogates } from '../../lib/charset/utf8.ts';
import { refuseTooLong } from '../../lib/long-text/long-text.ts';
import { html4Names } from '../../lib/html-text/names.ts';

const FIELD = 'text';

/** The set of characters to escape. */
const patterns = {
  markup: /[&<>"']/gu,
  'non-ascii': /[&<>"']|[^ -~\t\n\r]/gu,
  all: /[\s\S]/gu,
} as const;

/** The format of a character reference. HTML 4 has no name for the apostrophe. */
const forms = {
  named: (codePoint) => `&${html4Names.get(codePoint) ?? `#${codePoint}`};`,
  decimal: (codePoint) => `&#${codePoint};`,
  hexadecimal: (codePoint) => `&#x${codePoint.toString(16).toUpperCase()};`,
} as const satisfies Record<string, (codePoint: number) => string>;

export interface Escaping {
  readonly characters: keyof typeof patterns;
  readonly form: keyof typeof forms;
}

/**
 * Escapes characters as character references (HTML 4.01, section 5.3).
 * @throws InputError `unpaired-surrogate`, `too-long`
 */
export function escapeHtml(text: string, { characters, form }: Escaping): string {
  refuseLoneSurrogates(text, FIELD);
  const pattern = patterns[characters];
  const references = new Map<string, string>();
  const referTo = (character: string): string => {
    const known = references.get(character);
    if (known !== undefined) return known;
    const reference = forms[form](character.codePointAt(0) ?? 0);
    references.set(character, reference);
    return reference;
  };
  if (text.length > CERTAINLY_SHORT) refuseTooLong(escapedLength(text, pattern, referTo), FIELD);
  return text.replaceAll(pattern, referTo);
}

/** A text of this many code units always fits: no reference is longer than ten. */
const CERTAINLY_SHORT = 2 ** 24;

function escapedLength(text: string, pattern: RegExp, referTo: (character: string) => string): number {
  let length = text.length;
  for (const [character] of text.matchAll(pattern)) length += referTo(character).length - character.length;
  return length;
}
