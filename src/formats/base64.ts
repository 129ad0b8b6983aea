import { defineFormat } from './format.ts';
import { readBase64 } from './readers/encodings.ts';
import { contentLines } from './readers/strings.ts';

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/iu;

const KSUID_OR_KEY = /^(?:[0-3][\dA-Za-z]{26}|[a-z]{2,10}[_-](?:[a-z]{3,4}_)?[\dA-Za-z]{20,}|AIza[\w-]{35})$/u;

export default defineFormat({
  parent: 'text',
  order: 72,
  looksLike(text, isCut) {
    // Words separated by spaces can be decoded as well, because whitespace is ignored; they are not detected as Base64.
    if (text.length < 8 || /\S[ \t]+\S/u.test(text)) return 'no';
    // Wrapped Base64 has lines of equal length, unlike a column of words.
    const lines = contentLines(text);
    if (lines.slice(1, -1).some(({ length }) => length !== lines[0]?.length)) return 'no';
    // UUIDs consist of letters of Base64url.
    if (lines.length > 1 && lines.every((line) => UUID.test(line))) return 'no';
    const letters = text.replace(/\s/gu, '');
    const whole = isCut ? letters.slice(0, letters.length - (letters.length % 4)) : letters;
    if (!readBase64(whole)) return 'no';
    const isMixed = /[A-Z]/u.test(whole) && /[a-z]/u.test(whole) && /[\d+/_=-]/u.test(whole) && !/^[\da-f]+$/iu.test(whole);
    // More likely a KSUID of this century, or a key with the prefix of its service. The registry of those is too large for the pages that use this format.
    if (KSUID_OR_KEY.test(text)) return 'plausible';
    return whole.length >= 24 && isMixed ? 'confident' : 'plausible';
  },
  samples: { confident: ['SGVsbG8sIHdvcmxkISBUaGlzIGlzIEJhc2U2NC4=', 'SGVsbG8sIHdvcmxkISBUaGlz\nSGVsbG8sIHdvcmxkISBUaGlz'], plausible: ['SGVsbG8='] },
});
