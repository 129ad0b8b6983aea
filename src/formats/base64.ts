import { isLikelyTimedId } from '../lib/id/timed-id.ts';
import { secretFormatOf } from '../lib/secret-formats/secret-formats.ts';
import { defineFormat } from './format.ts';
import { readBase64 } from './readers/encodings.ts';
import { contentLines } from './readers/strings.ts';

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/iu;

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
    // Letters of Base64 with a time or the prefix of a service at the start are more likely an identifier or a key.
    if (isLikelyTimedId('ksuid', text, Date.UTC(2050, 0)) || secretFormatOf(text)) return 'plausible';
    return whole.length >= 24 && isMixed ? 'confident' : 'plausible';
  },
  samples: { confident: ['SGVsbG8sIHdvcmxkISBUaGlzIGlzIEJhc2U2NC4=', 'SGVsbG8sIHdvcmxkISBUaGlz\nSGVsbG8sIHdvcmxkISBUaGlz'], plausible: ['SGVsbG8='] },
});
