import { unlessRefused } from '../../../contract/errors.ts';
import { decodeBase64 } from '../../../lib/base64/base64.ts';
import { readUtf8 } from '../../../lib/charset/utf8.ts';
import type { Grade, Layer } from '../layer.ts';
import { readSlots } from '../slots.ts';

const FORM = /^(?<before>\s*(?<header>(?:proxy-)?authorization[ \t]*:\s*)?)(?<scheme>[a-z][\w-]{1,30})(?<space>[ \t]+)(?<credentials>[^\s][^\r\n]*)$/iu;
/** Schemes of the IANA registry, and of services, whose credentials are Base64. */
const BASE64_SCHEMES: ReadonlySet<string> = new Set(['basic', 'apikey', 'negotiate', 'ntlm']);
/** A shorter word after “Bearer” is one of a sentence. */
const LONG = 20;

/** The value of an Authorization header (RFC 9110, section 11.6.2), with or without the name of the header. */
export const authorization: Layer = {
  id: 'authorization',
  read(content, { expects }) {
    if (content.kind !== 'text') return undefined;
    const { text } = content;
    if (!/^\s*(?:(?:proxy-)?authorization[ \t]*:|basic\s|bearer\s|dpop\s|token\s|apikey\s|negotiate\s|ntlm\s)/iu.test(text) && expects !== 'authorization')
      return undefined;
    const groups = FORM.exec(text.trimEnd())?.groups;
    if (!groups) return undefined;
    const { before = '', header, scheme = '', space = '', credentials = '' } = groups;
    const grade = header !== undefined || expects === 'authorization' ? 'certain' : gradeOf(scheme.toLowerCase(), credentials);
    const start = before.length + scheme.length + space.length;
    const isBasic = scheme.toLowerCase() === 'basic';
    return (
      grade &&
      readSlots(
        text,
        [
          {
            name: { code: isBasic ? 'user-and-password' : 'value' },
            start,
            end: start + credentials.length,
            value: credentials,
            write: (value) => (/^\S(?:[^\r\n]*\S)?$/u.test(value) ? value : undefined),
            ...(BASE64_SCHEMES.has(scheme.toLowerCase()) && { expects: 'base64' }),
          },
        ],
        { layer: 'authorization', grade, proof: { code: 'structure', params: { type: scheme } } },
      )
    );
  },
};

function gradeOf(scheme: string, credentials: string): Grade | undefined {
  if (/\s/u.test(credentials)) return undefined;
  if (scheme === 'basic') return hasPassword(credentials) ? 'certain' : undefined;
  return credentials.length >= LONG && /\d/u.test(credentials) ? 'certain' : undefined;
}

/** RFC 7617, section 2: a name, a colon and a password. */
function hasPassword(credentials: string): boolean {
  const bytes = unlessRefused(() => decodeBase64(credentials, 'text'));
  return bytes !== undefined && readUtf8(bytes)?.includes(':') === true;
}
