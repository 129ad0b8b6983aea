import type { RunContext } from '../../contract/operations.ts';
import type { Flow, WarningCode } from '../../lib/saml/codes.ts';
import type { Decoded } from './decode-message.ts';
import type { OauthInput } from '../../lib/saml/find-message.ts';
import type { Parameter } from '../../lib/saml/parameters.ts';
import { isVerifier } from './verifier.ts';
import { meaningOf } from './reference.ts';

/** Explains the parameters of a request or response of OAuth 2.0 or OpenID Connect, and what is missing or risky. */
export function explainUrl({ kind, parameters, endpoint }: OauthInput, reference: RunContext['reference']): Decoded {
  const error = valueOf(parameters, 'error');
  return {
    message: parameters.map(({ name, value }) => `${name}=${value}`).join('\n'),
    kind,
    verdict: '',
    outcome: kind === 'oauth-response' ? (error === undefined ? 'success' : 'failure') : '',
    timeStatus: '',
    notBefore: '',
    notOnOrAfter: '',
    flow: kind === 'oauth-authorization-request' ? flowOf(valueOf(parameters, 'response_type')) : '',
    binding: '',
    warnings: checks[kind](parameters).flatMap(([holds, code]) => (holds ? [code] : [])),
    facts: endpoint === '' ? [] : [{ name: 'endpoint', value: endpoint, meaning: '' }],
    attributes: [],
    signatures: [],
    parameters: parameters.map(({ name, value }) => ({
      name,
      value,
      meaning: meaningOf(name, reference),
      valueMeaning: meaningsOf(name, value, reference),
    })),
    decrypted: '',
    xml: '',
  };
}

/** Parameters whose values are codes, and which of them are lists. */
const coded: ReadonlyMap<string, 'code' | 'list'> = new Map([
  ['error', 'code'],
  ['response_mode', 'code'],
  ['code_challenge_method', 'code'],
  ['grant_type', 'code'],
  ['display', 'code'],
  ['response_type', 'list'],
  ['prompt', 'list'],
  ['scope', 'list'],
]);

function meaningsOf(name: string, value: string, reference: RunContext['reference']): string {
  const form = coded.get(name);
  if (!form) return '';
  const codes = form === 'list' ? value.split(' ') : [value.split(/[:/]/u).at(-1) ?? ''];
  return [...new Set(codes)]
    .map((code) => meaningOf(`${name}=${code}`, reference))
    .filter((meaning) => meaning !== '')
    .join('; ');
}

const valueOf = (parameters: readonly Parameter[], name: string): string | undefined => parameters.find((parameter) => parameter.name === name)?.value;

/** OAuth 2.0 Multiple Response Type Encoding Practices, section 5. */
function flowOf(responseType: string | undefined): Flow | '' {
  const types = new Set((responseType ?? '').split(' ').filter((type) => type !== ''));
  if (types.size === 0 || types.has('none')) return '';
  if (!types.has('code')) return 'implicit';
  return types.size === 1 ? 'authorization-code' : 'hybrid';
}

type Checks = readonly (readonly [boolean, WarningCode])[];

const checks: Readonly<Record<OauthInput['kind'], (parameters: readonly Parameter[]) => Checks>> = {
  'oauth-authorization-request': checkRequest,
  'oauth-response': checkResponse,
  'oauth-token-request': checkTokenRequest,
  'oauth-logout-request': (parameters) => [
    [isHttp(valueOf(parameters, 'post_logout_redirect_uri')), 'http-redirect'],
    [hasDuplicate(parameters), 'duplicate-parameter'],
  ],
};

/** In the order of the codes, as in all these functions. */
function checkRequest(parameters: readonly Parameter[]): Checks {
  const get = (name: string): string | undefined => valueOf(parameters, name);
  const isMissing = (name: string): boolean => (get(name) ?? '') === '';
  // The other parameters are in a signed token, or were sent before (RFC 9101, RFC 9126).
  const isPushed = !isMissing('request_uri') || !isMissing('request');
  const flow = flowOf(get('response_type'));
  const types = new Set((get('response_type') ?? '').split(' '));
  const [challenge, redirect] = [get('code_challenge'), get('redirect_uri')];
  const isFromFront = flow === 'implicit' || flow === 'hybrid';
  return [
    [!isPushed && isMissing('response_type'), 'no-response-type'],
    [isMissing('client_id'), 'no-client-id'],
    [!isPushed && isMissing('redirect_uri'), 'no-redirect-uri'],
    [!isPushed && isMissing('state'), 'no-state'],
    [!isPushed && types.has('code') && isMissing('code_challenge'), 'no-pkce'],
    // Without a method, the challenge is the verifier itself (RFC 7636, section 4.3).
    [challenge !== undefined && challenge !== '' && get('code_challenge_method') !== 'S256', 'plain-pkce'],
    [challenge !== undefined && challenge !== '' && !isChallenge(challenge, get('code_challenge_method')), 'invalid-challenge'],
    [isFromFront && types.has('token'), 'implicit-flow'],
    [!isPushed && isFromFront && types.has('id_token') && isMissing('nonce'), 'no-nonce'],
    [!isPushed && types.has('id_token') && !(get('scope') ?? '').split(' ').includes('openid'), 'no-openid-scope'],
    [isFromFront && get('response_mode') === 'query', 'query-response-mode'],
    [isHttp(redirect), 'http-redirect'],
    [redirect?.includes('#') === true, 'redirect-fragment'],
    [hasDuplicate(parameters), 'duplicate-parameter'],
    [parameters.some(isSecretInUrl), 'secret-in-url'],
  ];
}

function checkResponse(parameters: readonly Parameter[]): Checks {
  const get = (name: string): string | undefined => valueOf(parameters, name);
  return [
    [hasDuplicate(parameters), 'duplicate-parameter'],
    [get('error') !== undefined, 'error-response'],
    [parameters.some(({ name, part }) => part !== 'body' && ['access_token', 'id_token', 'refresh_token'].includes(name)), 'token-in-url'],
    [get('response') === undefined && (get('state') ?? '') === '', 'no-state-returned'],
  ];
}

function checkTokenRequest(parameters: readonly Parameter[]): Checks {
  const get = (name: string): string | undefined => valueOf(parameters, name);
  const verifier = get('code_verifier');
  return [
    [get('grant_type') === 'authorization_code' && verifier === undefined, 'no-pkce'],
    [verifier !== undefined && !isVerifier(verifier), 'invalid-verifier'],
    [hasDuplicate(parameters), 'duplicate-parameter'],
    [parameters.some(isSecretInUrl), 'secret-in-url'],
    [get('grant_type') === 'password', 'password-grant'],
  ];
}

/** A SHA-256 digest has 43 letters in Base64url; a plain challenge is a verifier. */
const isChallenge = (challenge: string, method: string | undefined): boolean => (method === 'S256' ? /^[\w-]{43}$/u.test(challenge) : isVerifier(challenge));

const isSecretInUrl = ({ name, part }: Parameter): boolean =>
  part !== 'body' && ['client_secret', 'password', 'code_verifier', 'client_assertion'].includes(name);

/** Whether a URL is not encrypted. Apps may use it on their own device (RFC 8252, section 7.3). */
const isHttp = (url: string | undefined): boolean => url !== undefined && /^http:\/\/(?!(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])(?:[:/?#]|$))/iu.test(url);

/** RFC 6749, section 3.1, allows each parameter once; `resource` and `audience` may be several (RFC 8707, RFC 8693). */
function hasDuplicate(parameters: readonly Parameter[]): boolean {
  const names = parameters.map(({ name }) => name).filter((name) => name !== 'resource' && name !== 'audience');
  return new Set(names).size < names.length;
}
