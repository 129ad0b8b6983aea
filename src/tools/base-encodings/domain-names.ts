import punycode from 'punycode/punycode.js';
import { InputError } from '../../contract/errors.ts';
import { toAsciiHost } from '../../lib/domain/ascii-host.ts';
import { isALabel } from '../../lib/domain/host.ts';
import { toUnicodeHost } from '../../lib/domain/unicode-host.ts';
import { Locator } from '../../lib/text-position/locator.ts';
import type { Codec, Content } from './codec.ts';
import { problemAt, refusal } from './codec.ts';
import type { Encoding } from './encodings.ts';
import { encodingNames } from './encodings.ts';
import { textOfContent } from './mime-words.ts';

/** The time for Punycode grows with the square of the length. Names have at most 63 letters. */
const MAX_LETTERS = 4096;

/** RFC 3492, without the prefix of IDNA. */
const punycodeCodec: Codec = {
  encode(content) {
    const text = textOfContent(content, 'punycode');
    if (text.length > MAX_LETTERS)
      throw new InputError('content-too-large', { field: content.field, params: { encoding: encodingNames.punycode, limit: MAX_LETTERS } });
    return punycode.encode(text);
  },
  decode(text) {
    const trimmed = text.replace(/\r?\n$/u, '');
    if (trimmed.length > MAX_LETTERS)
      throw problemAt(text, { code: 'text-too-long', encoding: 'punycode', index: MAX_LETTERS, params: { limit: MAX_LETTERS } });
    const decoded = readPunycode(trimmed);
    if (decoded === undefined) throw refusal('invalid-punycode', 'punycode');
    return { bytes: new TextEncoder().encode(decoded), text: decoded };
  },
};

function readPunycode(text: string): string | undefined {
  if (/[^\0-\x7F]/u.test(text)) return undefined;
  try {
    const decoded = punycode.decode(text);
    return /\p{Cs}/u.test(decoded) ? undefined : decoded;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** A line with a domain name: what precedes it in a URL or an email address, and the name. */
const LINE = /^(?<before>\s*(?:[a-z][a-z\d+.-]*:\/\/(?:[^/?#@]*@)?|[^@\s]+@)?)(?<host>[^/:?#\s]+)/iu;
/** No domain name is longer, and the search must not run through many megabytes. */
const MAX_HEAD = 4096;
const DOTS = /[.\u3002\uFF0E\uFF61]/u;
const MAX_LABEL_LENGTH = 63;

/** Domain names, email addresses and URLs, one per line (RFC 5890, UTS 46). */
const idnaCodec: Codec = {
  encode(content) {
    const text = textOfContent(content, 'idna');
    return mapHosts(text, (host, index) =>
      host
        .split(DOTS)
        .map((label) => toALabel(label) ?? refuseLabel(content, text, index, label))
        .join('.'),
    );
  },
  decode(text) {
    const decoded = mapHosts(text, toUnicodeHost);
    return { bytes: new TextEncoder().encode(decoded), text: decoded, isProven: decoded !== text && hasALabel(text) };
  },
};

function mapHosts(text: string, map: (host: string, index: number) => string): string {
  let start = 0;
  return text
    .split('\n')
    .map((line) => {
      const { before = '', host = '' } = LINE.exec(line.slice(0, MAX_HEAD))?.groups ?? {};
      const index = start + before.length;
      start += line.length + 1;
      return host === '' ? line : before + map(host, index) + line.slice(before.length + host.length);
    })
    .join('\n');
}

const hasALabel = (text: string): boolean => text.split(/[^\w-]/u).some(isALabel);

/** Returns a label in ASCII; undefined if it is not allowed in domain names. */
function toALabel(label: string): string | undefined {
  if (!/[^\0-\x7F]/u.test(label)) return label;
  if (label.length > MAX_LABEL_LENGTH) return undefined;
  // A second label prevents that digits are an IPv4 address.
  const hostname = toAsciiHost(`${label}.example`) ?? '';
  const converted = hostname.endsWith('.example') ? hostname.slice(0, -'.example'.length) : '';
  return converted === '' || converted.length > MAX_LABEL_LENGTH ? undefined : converted;
}

function refuseLabel({ field }: Content, text: string, index: number, label: string): never {
  throw new InputError('invalid-label', { field, position: new Locator(text).locate(text.indexOf(label, index)), params: { label } });
}

export const nameCodecs = { punycode: punycodeCodec, idna: idnaCodec } satisfies Partial<Record<Encoding, Codec>>;
