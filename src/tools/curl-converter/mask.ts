import { isSecretName } from '../../lib/secret-formats/secret-name.ts';
import { findLetter, findOption } from './read/options.ts';
import type { Body, CommandLine, Header, Reading, Request } from './request.ts';

/** What a masked value is replaced with. */
const MASK = '***';

/** Tokens that are recognizable by themselves: JSON Web Tokens, and those with a well-known prefix. */
const TOKEN = /\beyJ[\w-]{5,}\.[\w-]+(?:\.[\w-]*)*|\b(?:sk|pk|rk|gh[opsur]|xox[abeprs]|glpat|github_pat|shpat|AKIA|ya29)[-_.]?[\w-]{16,}/gu;

const maskTokens = (text: string): string => text.replaceAll(TOKEN, MASK);

/** Masks the credentials in what was read. */
export const maskReading = (reading: Reading): Reading => ({
  ...reading,
  requests: reading.requests.map(maskRequest),
  commandLines: reading.commandLines.map(maskCommandLine),
  omissions: reading.omissions.map((row) => ({ ...row, value: row.value === '' ? '' : maskValueOf(row.option, row.value) })),
});

function maskRequest(request: Request): Request {
  return {
    ...request,
    url: maskUrl(request.url),
    headers: request.headers.map(maskHeader),
    body: maskBody(request.body),
    credentials: request.credentials && { ...request.credentials, password: MASK },
    settings: request.settings.map((setting) =>
      setting.name === 'proxy' || setting.name === 'certificate' ? { ...setting, value: maskValueOf(setting.option, setting.value) } : setting,
    ),
  };
}

/** Masks the password of a URL, and parameters with a name of credentials in its query. */
const maskUrl = (url: string): string =>
  maskTokens(url.replace(/^([a-z][a-z\d+.-]*:\/\/[^/?#@:]*):[^/?#@]*@/iu, `$1:${MASK}@`).replaceAll(/([?&;])([^=&;?#]+)=([^&;#]*)/gu, maskPair));

const maskPair = (pair: string, separator: string, name: string): string => (isSecretName(name) ? `${separator}${name}=${MASK}` : pair);

function maskHeader({ name, value }: Header): Header {
  if (/^(?:proxy-)?authorization$/iu.test(name))
    return { name, value: value.replace(/^(\S+)\s+\S.*$|^\S+$/su, (_all, scheme: string | undefined) => (scheme === undefined ? MASK : `${scheme} ${MASK}`)) };
  if (/^(?:set-)?cookie$/iu.test(name)) return { name, value: maskCookies(value) };
  if (isSecretName(name) && value !== '') return { name, value: MASK };
  return { name, value: /^(?:referer|origin)$/iu.test(name) ? maskUrl(value) : maskTokens(value) };
}

const maskCookies = (value: string): string => value.replaceAll(/(^|;\s*)([^=;]+)=[^;]*/gu, `$1$2=${MASK}`);

function maskBody(body: Body): Body {
  if (body.kind === 'data')
    return { kind: 'data', pieces: body.pieces.map((piece) => (piece.kind === 'text' ? { kind: 'text', text: maskData(piece.text) } : piece)) };
  if (body.kind === 'form')
    return {
      kind: 'form',
      parts: body.parts.map((part) => (part.path === undefined ? { ...part, text: isSecretName(part.name) ? MASK : maskData(part.text) } : part)),
    };
  return body;
}

/** Members of JSON, and pairs of a form. */
const maskData = (text: string): string =>
  maskTokens(
    text
      .replaceAll(/("(?:[^"\\]|\\.){1,80}"\s*:\s*)"(?:[^"\\]|\\.)*"/gu, (member, name: string) => (isSecretName(name) ? `${name}"${MASK}"` : member))
      .replaceAll(/(^|&)([^=&\s{}"<>]{1,80})=([^&\r\n]*)/gu, maskPair),
  );

const maskCommandLine = (groups: CommandLine): CommandLine =>
  groups.map(([first = '', ...values]) => {
    const [value] = values;
    if (value === undefined) return [first.startsWith('-') ? first : maskUrl(first)];
    return [first, maskValueOf(first, value)];
  });

/** Masks the value of an option of curl as it was typed, of a header or of a part of a script. */
function maskValueOf(typed: string, value: string): string {
  const name = (typed.startsWith('--') ? findOption(typed.slice(2)) : findLetter(typed.slice(1)))?.name ?? '';
  switch (typed.startsWith('-') ? name : '') {
    case 'user':
    case 'proxy-user':
    case 'cert':
      return value.includes(':') ? `${value.slice(0, value.indexOf(':'))}:${MASK}` : value;
    case 'oauth2-bearer':
    case 'pass':
    case 'proxy-pass':
    case 'tlspassword':
      return MASK;
    case 'cookie':
      return maskCookies(value);
    case 'header':
    case 'proxy-header': {
      const colon = value.indexOf(':');
      if (colon < 0) return value;
      const space = /^\s*/u.exec(value.slice(colon + 1))?.[0] ?? '';
      return `${value.slice(0, colon)}:${space}${maskHeader({ name: value.slice(0, colon).trim(), value: value.slice(colon + 1).trim() }).value}`;
    }
    case 'form':
    case 'form-string': {
      const equals = value.indexOf('=');
      return isSecretName(value.slice(0, Math.max(equals, 0))) && !/^[@<]/u.test(value.slice(equals + 1))
        ? `${value.slice(0, equals)}=${MASK}`
        : maskTokens(value);
    }
    case 'url':
    case 'proxy':
    case 'referer':
      return maskUrl(value);
    default:
      return typed.startsWith('-') || typed === '@' ? maskData(value) : maskHeader({ name: typed, value: maskData(value) }).value;
  }
}
