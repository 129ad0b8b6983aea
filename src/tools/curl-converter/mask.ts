import { secretFormatOf } from '../../lib/secret-formats/secret-formats.ts';
import { isSecretName } from '../../lib/secret-formats/secret-name.ts';
import { findLetter, findOption } from './read/options.ts';
import type { Body, CommandLine, Header, Omission, Reading, Request } from './request.ts';

/** What a masked value is replaced with. */
const MASK = '***';

/** Tokens with a well-known prefix, also those with another length than the services generate. */
const PREFIXED = /\b(?:sk|pk|rk|gh[opsur]|xox[abeprs]|glpat|github_pat|shpat|AKIA|ya29)[-_.]?[\w-]{16,}/gu;

/** Masks tokens that are recognizable by themselves. */
const maskTokens = (text: string): string => text.replaceAll(/[\w.-]+/gu, maskToken).replaceAll(PREFIXED, MASK);

/** Masks a token of a known service, or a JSON Web Token: parts with dots, of which the first is an encoded object. Every part is read once, to stay linear. */
function maskToken(run: string): string {
  const secrecy = secretFormatOf(run)?.secrecy ?? 'public';
  if (secrecy !== 'public') return MASK;
  const parts = run.split('.');
  const first = parts.findIndex((part, index) => (parts[index + 1] ?? '') !== '' && /\beyJ[\w-]{5}/u.test(part));
  if (first < 0) return run;
  const header = parts[first] ?? '';
  return [...parts.slice(0, first), header.slice(0, header.search(/\beyJ/u)) + MASK].join('.');
}

/** Masks the credentials in what was read. */
export const maskReading = (reading: Reading): Reading => ({
  ...reading,
  requests: reading.requests.map(maskRequest),
  commandLines: reading.commandLines.map(maskCommandLine),
  omissions: reading.omissions.map(maskOmission),
});

function maskOmission(row: Omission): Omission {
  const { option, value, reason } = row;
  if (reason === 'other-command' || reason === 'shell-expansion') return { ...row, option: maskScript(option), value: maskScript(value) };
  return { ...row, value: value === '' ? '' : maskValueOf(option, value) };
}

/** Masks a part of a script. Quotes differ from shell to shell, so all that follows a name of credentials is masked. */
function maskScript(source: string): string {
  const text = maskTokens(source.replaceAll(/(:\/\/[^\s/?#@:]*):[^\s/?#]*@/gu, `$1:${MASK}@`));
  for (const { 0: start, 1: name = '', index } of text.matchAll(/([\w.-]{1,80})(?:\s*[=:]\s*|(?<=--[\w.-]{1,80})\s+)/gu)) {
    const rest = index + start.length;
    if (isSecretName(name) && rest < text.length) return text.slice(0, rest) + MASK;
  }
  return text;
}

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

/** Masks the password of a URL, which curl also reads without a scheme, and parameters with a name of credentials in its query. */
const maskUrl = (url: string): string =>
  maskTokens(url.replace(/^((?:[a-z][a-z\d+.-]*:\/\/)?[^/?#@:]*):[^/?#]*@/iu, `$1:${MASK}@`).replaceAll(/([?&;])([^=&;?#]+)=([^&;#]*)/gu, maskPair));

const maskPair = (pair: string, separator: string, name: string): string => (isSecretName(name) ? `${separator}${name}=${MASK}` : pair);

function maskHeader({ name, value }: Header): Header {
  if (/^(?:proxy-)?authorization$/iu.test(name))
    return { name, value: value.replace(/^(\S+)\s+\S.*$|^\S+$/su, (_all, scheme: string | undefined) => (scheme === undefined ? MASK : `${scheme} ${MASK}`)) };
  if (/^(?:set-)?cookie$/iu.test(name)) return { name, value: maskCookies(value) };
  if (isSecretName(name) && value !== '') return { name, value: MASK };
  return { name, value: /^(?:referer|origin)$/iu.test(name) ? maskUrl(value) : maskTokens(value) };
}

const maskCookies = (value: string): string => value.replaceAll(/(^|;)([^=;]+)=[^;]*/gu, `$1$2=${MASK}`);

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

/** A member of JSON whose value is a string, a number, or a list of these. */
const MEMBER =
  /"((?:[^"\\]|\\.){1,80})"(\s*:\s*)(?:"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*|\[\s*(?:"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*)(?:\s*,\s*(?:"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*))*\s*\])/gu;

/** Members of JSON, and pairs of a form. */
const maskData = (text: string): string =>
  maskTokens(
    text
      .replaceAll(MEMBER, (member, name: string, colon: string) => (isSecretName(name) ? `"${name}"${colon}"${MASK}"` : member))
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
    case 'form-string':
      return maskFormPart(value);
    case 'url':
    case 'proxy':
    case 'proxy1.0':
    case 'preproxy':
    case 'socks4':
    case 'socks4a':
    case 'socks5':
    case 'socks5-hostname':
    case 'doh-url':
    case 'referer':
      return maskUrl(value);
    default:
      if (typed === 'url') return maskUrl(value);
      return typed.startsWith('-') || typed === '@' ? maskData(value) : maskHeader({ name: typed, value: maskData(value) }).value;
  }
}

/** Masks the value of `-F`. A text in quotes has a backslash before each of its quotes and backslashes. */
function maskFormPart(value: string): string {
  const equals = value.indexOf('=');
  const [start, content] = [value.slice(0, equals + 1), value.slice(equals + 1)];
  if (/^[@<]/u.test(content)) return maskTokens(value);
  if (isSecretName(start.slice(0, -1))) return start + MASK;
  const [, quoted, rest = ''] = /^"((?:[^"\\]|\\.)*)"(.*)$/su.exec(content) ?? [];
  if (quoted === undefined) return start + maskData(content);
  const masked = maskData(quoted.replaceAll(/\\(["\\])/gu, '$1'));
  return `${start}"${masked.replaceAll(/["\\]/gu, String.raw`\$&`)}"${rest}`;
}
