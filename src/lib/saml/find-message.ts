import { InputError } from '../../contract/errors.ts';
import { scanBase64 } from '../base64/scan.ts';
import { Locator } from '../text-position/locator.ts';
import type { DecompressOptions } from '../compression/formats.ts';
import { decodePercentText } from '../percent/decode-text.ts';
import { readBinding } from './binding.ts';
import { looksLikeMessage } from './likeness.ts';
import { ending, peel, quotes } from '../surroundings/surroundings.ts';
import type { Kind } from './codes.ts';
import type { Parameter } from './parameters.ts';
import { findParameters } from './parameters.ts';

export const FIELD = 'text';

/** The most that a deflated message expands to: a response with a thousand attributes has a megabyte. */
export const MAX_MESSAGE_BYTES = 2 ** 25;

/** A SAML message, with what the HTTP redirect binding signs. */
export interface SamlInput {
  readonly protocol: 'saml';
  readonly xml: string;
  readonly binding: 'redirect' | 'post' | 'xml';
  readonly relayState: string | undefined;
  readonly querySignature: QuerySignature | undefined;
}

export interface QuerySignature {
  /** The text that is signed: parameters as they are in the URL (SAML bindings, section 3.4.4.1). */
  readonly signed: string;
  readonly algorithm: string;
  /** Base64 */
  readonly value: string;
}

export interface OauthInput {
  readonly protocol: 'oauth';
  readonly kind: Extract<Kind, `oauth-${string}`>;
  readonly parameters: readonly Parameter[];
  /** The URL before its parameters; empty for a form body. */
  readonly endpoint: string;
}

/** Names in a query, in a form of HTML, in JSON or in the list of a browser's developer tools. */
const IN_QUERY = /(?<![\w-])SAML(?:Request|Response|art)=/u;
const HTML_NAME = /\bname\s*=\s*["']?(?<name>SAML(?:Request|Response)|RelayState)\b/iu;
const HTML_VALUE = /\bvalue\s*=\s*(?:"(?<double>[^"]*)"|'(?<single>[^']*)'|(?<bare>[^\s>]*))/iu;
const IN_LIST = /["']?\bSAML(?:Request|Response)\b["']?\s*[:=]?\s*["']?(?<value>[\w+/%=\\]{20,}(?:\r?\n[\w+/%=]+(?=\r?\n|["']|$))*)/u;

/**
 * Finds the SAML message, or the parameters of OAuth, in a text: a URL, a form body, a form of HTML, a value in Base64, or XML.
 * @throws InputError `not-a-message`, `invalid-base64`, `not-saml`, `artifact`
 */
export async function findInput(text: string, options: DecompressOptions): Promise<SamlInput | OauthInput> {
  const { text: bare, start } = peel(text, [quotes, ending]);
  const forms = bare.startsWith('<') && !looksLikeMessage(bare) ? formValues(bare) : new Map<string, string>();
  const posted = forms.get('SAMLResponse') ?? forms.get('SAMLRequest');
  if (posted !== undefined) {
    const { decodeHTMLAttribute } = await import('entities/decode');
    const relayState = forms.get('RelayState');
    return {
      ...(await decodeValue(decodeHTMLAttribute(posted), text, options)),
      relayState: relayState === undefined ? undefined : decodeHTMLAttribute(relayState),
      querySignature: undefined,
    };
  }
  if (bare.startsWith('<')) return { protocol: 'saml', xml: bare, binding: 'xml', relayState: undefined, querySignature: undefined };
  if (IN_QUERY.test(bare)) return readQuery(bare, text, options);
  const oauth = findParameters(bare);
  if (oauth) return { protocol: 'oauth', ...oauth };
  const listed = IN_LIST.exec(bare)?.groups?.['value'];
  const value = listed === undefined ? bare : unescapeJson(listed);
  return { ...(await decodeValue(value, text, options, listed === undefined ? start : undefined)), relayState: undefined, querySignature: undefined };
}

/** Decodes the escapes of JSON in Base64: some libraries write plus and equals signs as `\u002B`, slashes as `\/`. Line breaks are omitted. */
const unescapeJson = (text: string): string =>
  text.replaceAll(/\\u(?<code>[\da-fA-F]{4})|\\[rn]|\\/gu, (_, code?: string) => (code === undefined ? '' : String.fromCharCode(Number.parseInt(code, 16))));

/** The values of the inputs of a form, with their character references. */
function formValues(html: string): ReadonlyMap<string, string> {
  const values = new Map<string, string>();
  // A pattern for whole tags would be slow in tags that never end.
  for (const piece of html.split('>')) {
    const tag = piece.slice(piece.search(/<input\b|$/iu));
    const name = HTML_NAME.exec(tag)?.groups?.['name'];
    const value = name === undefined ? undefined : HTML_VALUE.exec(tag)?.groups;
    if (name !== undefined && value) values.set(name, value['double'] ?? value['single'] ?? value['bare'] ?? '');
  }
  return values;
}

/** The parameters of a query, with their values as written. */
async function readQuery(text: string, whole: string, options: DecompressOptions): Promise<SamlInput> {
  const raw = new Map<string, string>();
  for (const part of runAround(text, text.search(IN_QUERY)).split(/[?&#]/u)) {
    const equals = part.indexOf('=');
    if (equals > 0 && !raw.has(part.slice(0, equals))) raw.set(part.slice(0, equals), part.slice(equals + 1));
  }
  const name = ['SAMLResponse', 'SAMLRequest'].find((each) => raw.has(each));
  if (name === undefined) throw new InputError('artifact', { field: FIELD });
  const relayState = raw.get('RelayState');
  return {
    ...(await decodeValue(raw.get(name) ?? '', whole, options)),
    relayState: relayState === undefined ? undefined : unescape(relayState, true),
    querySignature: querySignatureOf(raw, name),
  };
}

/** Returns the characters around an index without spaces and quotes. */
function runAround(text: string, at: number): string {
  let start = at;
  while (start > 0 && !BOUNDARY.test(text.charAt(start - 1))) start--;
  const length = text.slice(at).search(BOUNDARY);
  return text.slice(start, length < 0 ? undefined : at + length);
}

const BOUNDARY = /[\s"'`<>]/u;

/** In Base64, a plus sign is not a space: people copy forms whose values are not encoded. */
const unescape = (value: string, plusAsSpace: boolean): string => decodePercentText(value, FIELD, { plusAsSpace, keepMalformed: true });

function querySignatureOf(raw: ReadonlyMap<string, string>, name: string): QuerySignature | undefined {
  const [algorithm, value] = [raw.get('SigAlg'), raw.get('Signature')];
  if (algorithm === undefined || value === undefined) return undefined;
  const signed = [name, 'RelayState', 'SigAlg'].flatMap((each) => (raw.has(each) ? [`${each}=${raw.get(each) ?? ''}`] : [])).join('&');
  return { signed, algorithm: unescape(algorithm, false), value: unescape(value, false) };
}

/** `start` is where the value is in the whole text, if the text contains nothing else. */
async function decodeValue(
  written: string,
  whole: string,
  options: DecompressOptions,
  start?: number,
): Promise<Pick<SamlInput, 'protocol' | 'xml' | 'binding'>> {
  const value = unescape(written, false);
  const scanned = scanBase64(value);
  if (!scanned.ok) {
    if (!/^[\w+/=\s-]{40}/u.test(value)) throw new InputError('not-a-message', { field: FIELD });
    const at = start === undefined || value !== written ? undefined : start + scanned.problem.index;
    throw new InputError('invalid-base64', {
      field: FIELD,
      params: { place: at === undefined ? 'no' : 'yes' },
      ...(at !== undefined && { position: new Locator(whole).locate(at) }),
    });
  }
  const message = await readBinding(scanned.bytes, options);
  if (!message) throw new InputError('not-saml', { field: FIELD });
  return { protocol: 'saml', xml: message.xml, binding: message.isDeflated ? 'redirect' : 'post' };
}
