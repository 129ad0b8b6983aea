import { decodePercentText } from '../percent/decode-text.ts';
import type { Kind } from './codes.ts';

export interface Parameter {
  readonly name: string;
  readonly value: string;
  readonly part: 'query' | 'fragment' | 'body';
}

interface Found {
  readonly kind: Extract<Kind, `oauth-${string}`>;
  readonly parameters: readonly Parameter[];
  readonly endpoint: string;
}

/** One run of characters, with parameters after `?` or `#`, or nothing but parameters. */
const URL_FORM = /^(?<endpoint>[^\s?#]*)(?:\?(?<query>[^\s#]*))?(?:#(?<fragment>\S*))?$/u;
const BODY_FORM = /^[\w.-]+=\S*$/u;

/** Finds the parameters of OAuth 2.0 or OpenID Connect in a URL, a form body, or text around them; undefined if there are none. */
export function findParameters(text: string): Found | undefined {
  // Examples and logs break lines before a parameter. Without the lookbehind, the pattern would be quadratic in spaces.
  for (const run of text.replaceAll(/(?<!\s)\s+(?=&)/gu, '').split(/[\s"'<>`]+/u)) {
    const found = run.includes('=') ? readRun(run) : undefined;
    if (found) return found;
  }
  return undefined;
}

function readRun(run: string): Found | undefined {
  const isBody = BODY_FORM.test(run) && !/^[^=]*\?/u.test(run);
  const groups = isBody ? undefined : URL_FORM.exec(run)?.groups;
  const parameters = isBody
    ? split(run, 'body')
    : [...split(groups?.['query'] ?? '', 'query'), ...split((groups?.['fragment'] ?? '').replace(/^[^=&]*\?/u, ''), 'fragment')];
  const kind = kindOf(new Map(parameters.map(({ name, value }) => [name, value])));
  return kind && { kind, parameters, endpoint: groups?.['endpoint'] ?? '' };
}

function split(query: string, part: Parameter['part']): Parameter[] {
  return query
    .split('&')
    .filter((pair) => pair !== '')
    .map((pair) => {
      const equals = pair.indexOf('=');
      const [name, value] = equals < 0 ? [pair, ''] : [pair.slice(0, equals), pair.slice(equals + 1)];
      return { name: unescape(name), value: unescape(value), part };
    });
}

const unescape = (text: string): string => decodePercentText(text, 'text', { plusAsSpace: true, keepMalformed: true });

function kindOf(names: ReadonlyMap<string, string>): Found['kind'] | undefined {
  const has = (...wanted: readonly string[]): boolean => wanted.some((name) => names.has(name));
  if (has('grant_type')) return 'oauth-token-request';
  if (has('post_logout_redirect_uri', 'id_token_hint') && !has('response_type')) return 'oauth-logout-request';
  if (has('response_type') || (has('client_id') && has('redirect_uri', 'scope', 'request_uri', 'request', 'code_challenge')))
    return 'oauth-authorization-request';
  if (has('access_token', 'id_token', 'error') || (has('code') && has('state', 'iss', 'session_state', 'scope'))) return 'oauth-response';
  // A response in a signed token (JARM).
  return (has('code') && names.size === 1) || names.get('response')?.startsWith('ey') ? 'oauth-response' : undefined;
}
