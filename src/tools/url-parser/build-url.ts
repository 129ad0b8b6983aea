import { InputError } from '../../contract/errors.ts';
import type { InputValues } from '../../contract/fields.ts';
import { isSpecial } from '../../lib/domain/host.ts';
import { readUrl } from '../../lib/domain/url.ts';
import { splitLines } from '../../lib/lines/lines.ts';
import type { build } from './fields.ts';

type Parts = InputValues<(typeof build)['input']>;

const MAX_PORT = 65_535;

/**
 * Builds a URL like the setters of the platform's `URL`: each part is encoded as its position requires.
 * @throws InputError `invalid-scheme`, `invalid-host`, `invalid-port`
 */
export function buildUrl({ scheme, username, password, hostname, port, pathname, fragment, parameters }: Parts): string {
  const url = startUrl(readProtocol(scheme), hostname.trim(), pathname);
  url.username = username;
  url.password = password;
  url.port = readPort(port.trim());
  url.search = readParameters(parameters).toString();
  url.hash = fragment;
  return url.href;
}

/** RFC 3986, section 3.1. */
function readProtocol(scheme: string): string {
  const name = scheme.trim().replace(/:(?:\/\/)?$/u, '');
  if (!/^[a-z][a-z\d+.-]*$/iu.test(name)) throw new InputError('invalid-scheme', { field: 'scheme' });
  return `${name.toLowerCase()}:`;
}

/** Builds a URL from scheme, host and path. The host is optional only for file: and schemes that are not special. */
function startUrl(protocol: string, hostname: string, pathname: string): URL {
  if (hostname === '' && !isSpecial(protocol) && !pathname.startsWith('/')) return new URL(protocol + opaquePath(pathname));
  if (hostname === '' && isSpecial(protocol) && protocol !== 'file:') throw new InputError('invalid-host', { field: 'hostname', params: { given: 'no' } });
  const start = hostname === '' ? `${protocol}/` : `${protocol}//${hostname}`;
  const url = isHostAlone(hostname) ? readUrl(start) : undefined;
  if (!url) throw new InputError('invalid-host', { field: 'hostname', params: { given: 'yes' } });
  url.pathname = pathname;
  return url;
}

/** A colon occurs only in IPv6 addresses. */
const isHostAlone = (hostname: string): boolean => !/[\s/?#@\\]/u.test(hostname) && (!hostname.includes(':') || /^\[[^\]]*\]$/u.test(hostname));

const opaquePath = (pathname: string): string => pathname.replaceAll('?', '%3F').replaceAll('#', '%23');

function readPort(port: string): string {
  if (port === '' || (/^\d+$/u.test(port) && Number(port) <= MAX_PORT)) return port;
  throw new InputError('invalid-port', { field: 'port' });
}

/** Parses one literal `key=value` per line; a line without `=` is a key. */
function readParameters(text: string): URLSearchParams {
  const parameters = new URLSearchParams();
  for (const line of splitLines(text)) {
    if (line === '') continue;
    const equals = line.indexOf('=');
    if (equals < 0) parameters.append(line, '');
    else parameters.append(line.slice(0, equals), line.slice(equals + 1));
  }
  return parameters;
}
