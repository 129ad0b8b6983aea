import { InputError } from '../../contract/errors.ts';
import { readUrl } from '../../lib/domain/url.ts';
import { firstRepeated } from '../../lib/repeated/first-repeated.ts';
import type { Parameter } from '../../lib/saml/parameters.ts';
import { findParameters } from '../../lib/saml/parameters.ts';
import type { Check, Expected, PartReport } from './report.ts';
import { compare, emptyReport, rowsOf, unreadable } from './report.ts';

const rows = rowsOf('url');

export interface FoundUrl {
  readonly isRequest: boolean;
  readonly parameters: readonly Parameter[];
  /** The URL that must be registered; empty for a form body. */
  readonly redirectUrl: string;
}

/** Checks a callback, or the redirect URL of an authorization request; undefined for a text that is neither. */
export function checkUrl(url: FoundUrl | undefined, expected: Expected): PartReport {
  if (!url) return unreadable('url', 'RFC 3986 §3', 'url-unreadable', new InputError('not-a-url', { field: 'url' }));
  const compared = [checkState(url, expected), checkRedirectUrl(url, expected), checkIssuer(url, expected)];
  return {
    ...emptyReport,
    checks: [rows.passed('readable', 'RFC 3986 §3'), checkError(url), checkUnique(url), ...compared],
    gap: compared.some(({ state }) => state !== 'not-checked') ? undefined : 'needs-expectation',
  };
}

/** The JWT in a callback: an ID token, an access token if it is a JWT, or a signed response (JARM). */
export function tokenIn(url: FoundUrl): string | undefined {
  const values = ['id_token', 'access_token', 'response'].map((name) => valueOf(url, name));
  return values.find((value) => value !== undefined && JWT.test(value));
}

const JWT = /^ey[\w-]+(?:\.[\w-]*){2,4}$/u;

/** Finds the parameters of a URL or form body; undefined for a text that is neither. */
export function readCallback(text: string): FoundUrl | undefined {
  const found = findParameters(text);
  if (found) {
    const isRequest = found.kind === 'oauth-authorization-request';
    const redirectUrl = isRequest ? (valueIn(found.parameters, 'redirect_uri') ?? '') : bareUrl(text, found.endpoint);
    return { isRequest, parameters: found.parameters, redirectUrl };
  }
  const plain = text.trim();
  return readUrl(plain) ? { isRequest: false, parameters: [], redirectUrl: bareUrl(plain, plain.split(/[?#]/u, 1)[0] ?? '') } : undefined;
}

/** What servers add to a redirect URL: RFC 6749, RFC 9207, OpenID Connect and its session management, JARM, SAML bindings, Google. */
const ADDED: ReadonlySet<string> = new Set([
  'code',
  'state',
  'iss',
  'session_state',
  'error',
  'error_description',
  'error_uri',
  'id_token',
  'access_token',
  'refresh_token',
  'token_type',
  'expires_in',
  'scope',
  'response',
  'SAMLResponse',
  'RelayState',
  'SigAlg',
  'Signature',
  'authuser',
  'hd',
  'prompt',
]);

/** A callback without what the server added. A registered query is kept (RFC 6749, section 3.1.2). */
function bareUrl(text: string, endpoint: string): string {
  if (endpoint === '') return '';
  const [run = ''] = /^[^\s"'<>`]*/u.exec(text.slice(text.indexOf(endpoint))) ?? [];
  const query = /^[^?#]*\?(?<query>[^#]*)/u.exec(run)?.groups?.['query'] ?? '';
  const kept = query.split('&').filter((pair) => pair !== '' && !ADDED.has(pair.split('=', 1)[0] ?? ''));
  return kept.length === 0 ? endpoint : `${endpoint}?${kept.join('&')}`;
}

const valueIn = (parameters: readonly Parameter[], name: string): string | undefined => parameters.find((each) => each.name === name)?.value;
const valueOf = ({ parameters }: FoundUrl, name: string): string | undefined => valueIn(parameters, name);

function checkError(url: FoundUrl): Check {
  const reference = 'RFC 6749 §4.1.2.1';
  const error = valueOf(url, 'error');
  if (error === undefined) return rows.passed('callback-error', reference);
  const description = valueOf(url, 'error_description');
  return rows.refused('callback-error', reference, 'callback-error', { found: description === undefined ? error : `${error}: ${description}` });
}

/** RFC 6749, section 3.1, allows each parameter once; `resource` and `audience` may be several (RFC 8707, RFC 8693). */
function checkUnique({ parameters }: FoundUrl): Check {
  const repeated = firstRepeated(parameters.map(({ name }) => name).filter((name) => name !== 'resource' && name !== 'audience'));
  const reference = 'RFC 6749 §3.1';
  return repeated === undefined
    ? rows.passed('unique-parameters', reference)
    : rows.refused('unique-parameters', reference, 'duplicate-parameter', { found: repeated });
}

function checkState(url: FoundUrl, { state }: Expected): Check {
  const found = valueOf(url, 'state') ?? '';
  // In a signed response, the state is a claim.
  const isSigned = valueOf(url, 'response') !== undefined;
  const reason = found === '' ? 'state-missing' : 'state-mismatch';
  return compare(rows, 'state', 'RFC 6749 §10.12, RFC 9700 §4.7', reason, state === '' || isSigned ? [] : [state], found === '' ? [] : [found]);
}

function checkRedirectUrl({ redirectUrl }: FoundUrl, { redirectUrls }: Expected): Check {
  const reference = 'RFC 9700 §4.1.3, RFC 6749 §3.1.2.3';
  const texts = { expected: redirectUrls.join(' '), found: redirectUrl };
  if (redirectUrls.length === 0 || redirectUrl === '') return rows.notChecked('redirect-url', reference, texts);
  return redirectUrls.some((each) => each === redirectUrl || isSameLoopback(each, redirectUrl))
    ? rows.passed('redirect-url', reference, texts)
    : rows.refused('redirect-url', reference, 'redirect-url-mismatch', texts);
}

/** Apps on the same device choose their port when they start (RFC 8252, section 7.3). */
function isSameLoopback(one: string, other: string): boolean {
  const [first, second] = [one, other].map((url) => (LOOPBACK.test(url) ? url.replace(LOOPBACK, '$1') : undefined));
  return first !== undefined && first === second;
}

const LOOPBACK = /^(http:\/\/(?:localhost|127\.0\.0\.1|\[::1\]))(?::\d{1,5})?(?=[/?]|$)/u;

function checkIssuer(url: FoundUrl, { issuers }: Expected): Check {
  const issuer = valueOf(url, 'iss');
  return compare(rows, 'issuer', 'RFC 9207 §2.4', 'response-issuer-mismatch', issuer === undefined ? [] : issuers, issuer === undefined ? [] : [issuer]);
}
