import { InputError } from '../../contract/errors.ts';
import type { OutputValues } from '../../contract/fields.ts';
import { countCodePoints } from '../../lib/charset/utf8.ts';
import { hostKindOf, isInternationalized, isSpecial, portOf } from '../../lib/domain/host.ts';
import { divideDomain, NO_DOMAIN } from '../../lib/domain/registrable-domain.ts';
import { toUnicodeHost } from '../../lib/domain/unicode-host.ts';
import { readUrl } from '../../lib/domain/url.ts';
import { decodePercentLeniently } from '../../lib/percent/percent.ts';
import { pattern, peel, quotes } from '../../lib/surroundings/surroundings.ts';
import { hasMixedScripts } from '../../lib/unicode/mixed-scripts.ts';
import type { parse } from './fields.ts';
import { type Notation, readNotation } from './notations.ts';

type Parsed = OutputValues<(typeof parse)['output']>;

/**
 * Parses a URL like browsers (URL Standard, section 4.4). Without a base, a host without a scheme gets https.
 * @throws InputError `invalid-url` on `url` or `base`.
 */
export async function parseUrl(input: string, base: string): Promise<Parsed> {
  const source = readSource(input, base);
  const { url, notation } = source;
  const kind = hostKindOf(url);
  const hostnameUnicode = toUnicodeHost(url.hostname);
  const parameters = toRows(url.searchParams);
  const fileName = fileNameOf(url.pathname);
  return {
    href: url.href,
    origin: url.origin === 'null' ? '' : url.origin,
    protocol: url.protocol,
    username: decodePercentLeniently(url.username),
    password: decodePercentLeniently(url.password),
    host: url.host,
    hostname: url.hostname,
    hostnameUnicode,
    hostKind: kind,
    ...(kind === 'domain' ? await divideDomain(url.hostname) : NO_DOMAIN),
    port: url.port,
    effectivePort: portOf(url),
    pathname: url.pathname,
    pathSegments: segmentsOf(url.pathname).map(decodePercentLeniently),
    fileName,
    fileExtension: fileName.slice(fileName.lastIndexOf('.') + 1).toLowerCase(),
    search: url.search,
    hash: url.hash,
    parameters,
    fragmentParameters: toRows(new URLSearchParams(fragmentQuery(url.hash.slice(1)))),
    notes: notesOn(source, parameters, hostnameUnicode),
    ...(notation && writeNotation(notation, url)),
  };
}

/** Overrides the parts of a notation that is not a plain URL: multiple hosts, or the scheme of a JDBC driver. */
function writeNotation({ prefix, hosts, properties }: Notation, url: URL): Partial<Parsed> {
  const protocol = prefix + url.protocol;
  const search = properties === '' ? url.search : `;${properties}`;
  const parameters = properties === '' ? {} : { parameters: toRows(properties.split(';').filter(Boolean).map(readProperty)) };
  const href = prefix + (properties === '' ? url.href : `${url.href.replace(/\/$/u, '')}${search}`);
  if (hosts.length < 2) return { href, protocol, search, ...parameters };
  const list = hosts.map((host) => new URL(`x://${host}`));
  const host = list.map((one) => one.host).join(',');
  return {
    href: href.replace(url.host, () => host),
    protocol,
    search,
    ...parameters,
    host,
    hostname: list.map(({ hostname }) => hostname).join(','),
    hostnameUnicode: list.map(({ hostname }) => toUnicodeHost(hostname)).join(','),
    port: list.some(({ port }) => port !== '') ? list.map(({ port }) => port).join(',') : '',
    effectivePort: 0,
  };
}

function readProperty(property: string): readonly [string, string] {
  const equals = property.indexOf('=');
  return equals < 0 ? [property, ''] : [property.slice(0, equals), property.slice(equals + 1)];
}

interface Source {
  /** The text without the characters that the parser drops at both ends. */
  readonly text: string;
  readonly isSchemeAssumed: boolean;
  readonly url: URL;
  readonly isPeeled: boolean;
  readonly notation: Notation | undefined;
}

function readSource(input: string, baseInput: string): Source {
  const base = trimControls(baseInput);
  if (base !== '' && !readUrl(base)) throw refusal(base, baseInput, 'base', 'scheme');
  const trimmed = trimControls(input);
  // A reference can start and end with any of these characters.
  const text = base === '' ? removeSurroundings(trimmed) : trimmed;
  const plain = withoutBreaks(text);
  const isRelative = plain.startsWith('//');
  const isSchemeAssumed = base === '' && (isRelative || beginsWithHost(plain));
  // By the URL Standard, the first host would be a scheme.
  if (base === '' && isHostList(plain)) throw new InputError('invalid-url', { field: 'url', params: { reason: 'hosts' } });
  const notation = base === '' ? readNotation(plain) : undefined;
  const isPeeled = text !== trimmed;
  if (notation) {
    const url = readUrl(notation.url);
    const wrong = notation.hosts.find((host) => !readUrl(`x://${host}`)?.hostname);
    if (wrong !== undefined || !url) throw refusal(wrong === undefined ? notation.url : `x://${wrong}`, input, 'url', 'scheme');
    return { text, isSchemeAssumed: false, url, isPeeled, notation };
  }
  const whole = isSchemeAssumed ? `https:${isRelative ? '' : '//'}${plain}` : text;
  const url = readUrl(whole, base === '' ? undefined : base);
  if (!url) throw refusal(whole, input, 'url', base === '' ? 'scheme' : 'relative');
  return { text, isSchemeAssumed, url, isPeeled, notation };
}

/** Extracts a URL quoted as in text and source code. Without quotes, a trailing semicolon or comma is part of the URL. */
const removeSurroundings = (text: string): string => peel(text, SURROUNDINGS).text;

const SURROUNDINGS = [
  quotes,
  pattern('ending', /^(["'“‘«`<].+["'”’»`>])[;,.]+$/du),
  pattern('brackets', /^<(?:URL:)?([^<>\s]+)>$/diu),
  pattern('attribute', /^(?:href|src|action|content|url)\s*[=:]\s*(["'].+["'])[;,]*$/diu),
  pattern('markdown', /^!?\[[^\]]*\]\(([^()\s]+)\)$/du),
  pattern('css', /^url\(([^()\s]+)\)$/diu),
];

/** An address in brackets, which is at most 45 characters long. */
const IPV6 = /^\[[\da-f:.]{1,45}\]/iu;

/** Whether a text is, or starts with, a host without a scheme: localhost, an IPv6 address or a name with a dot in it. */
function beginsWithHost(text: string): boolean {
  // Searches for the end of the host: an expression for the host itself would overflow the stack on megabytes.
  const end = text.search(/[\s/?#:@\\]/u);
  const host = IPV6.exec(text)?.[0] ?? (end === -1 ? text : text.slice(0, end));
  const isHost = host.startsWith('[') || host.toLowerCase() === 'localhost' || host.slice(1, -1).includes('.');
  return isHost && /^(?::\d{1,5})?(?:[/?#]|$)/u.test(text.slice(host.length));
}

/** Drops C0 controls and spaces at both ends. A regular expression for the end would take quadratic time. */
function trimControls(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && text.charCodeAt(start) <= SPACE) start++;
  while (end > start && text.charCodeAt(end - 1) <= SPACE) end--;
  return text.slice(start, end);
}

const SPACE = 0x20;

/** Tabs and line breaks, which the parser drops everywhere. */
const withoutBreaks = (text: string): string => text.replaceAll(/[\t\n\r]/gu, '');

const BEFORE_AUTHORITY = /^[a-z][a-z\d+.-]{0,99}:[/\\]{2}/iu;
const FORBIDDEN_IN_HOST = /[\s<>^|%[\]]/u;

/** Describes the error in an invalid URL, as far as it can be determined. */
function refusal(text: string, input: string, field: 'url' | 'base', withoutScheme: string): InputError {
  const refuse = (reason: string, params: Record<string, string> = {}) => new InputError('invalid-url', { field, params: { reason, ...params } });
  if (withoutScheme === 'scheme' && /^[^\s@:/?#]+@[^\s@:/?#]+$/u.test(text)) return refuse('email', { text: shorten(text) });
  if (!/^[a-z][a-z\d+.-]*:/iu.test(text)) return refuse(withoutScheme);
  const { name, port } = hostOf(withoutBreaks(text));
  if (name === '') return refuse('missing');
  if (port !== '' && !(/^\d+$/u.test(port) && Number(port) <= 65_535)) return refuse('port', { port: shorten(port) });
  const [character = ''] = name.startsWith('[') ? [] : (FORBIDDEN_IN_HOST.exec(name) ?? []);
  const at = character === '' ? -1 : input.indexOf(character, input.indexOf(name));
  if (at < 0) return refuse('host', { host: shorten(name) });
  return new InputError('invalid-url', {
    field,
    position: { character: countCodePoints(input, at) + 1 },
    params: { reason: 'character', kind: character.trim() === '' ? 'space' : 'other', character },
  });
}

/** The host and port of a text that begins like a URL. Without repetition in patterns, which would overflow the stack on megabytes. */
function hostOf(text: string): { readonly name: string; readonly port: string } {
  const rest = text.slice(BEFORE_AUTHORITY.exec(text)?.[0].length ?? text.length);
  const end = rest.search(/[/?#\\]/u);
  const authority = end < 0 ? rest : rest.slice(0, end);
  const host = authority.slice(authority.lastIndexOf('@') + 1);
  const bracket = host.startsWith('[') ? host.indexOf(']') : -1;
  const colon = host.indexOf(':', bracket + 1);
  return colon < 0 ? { name: host, port: '' } : { name: host.slice(0, colon), port: host.slice(colon + 1) };
}

/** Matches a list of hosts with ports, as in Kafka's `bootstrap.servers`. */
const HOST_LIST = /^[\w.-]+:\d{1,5}(?:\s*,\s*[\w.-]+:\d{1,5})+$/u;
// A pattern with repetition would overflow the stack on megabytes.
const MAX_HOST_LIST_LENGTH = 10_000;

const isHostList = (text: string): boolean => text.length <= MAX_HOST_LIST_LENGTH && HOST_LIST.test(text);

const MAX_SHOWN = 40;
const shorten = (text: string): string => (text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text);

/** Returns the segments of a path, not decoded; an opaque path has none. */
const segmentsOf = (pathname: string): readonly string[] => (pathname.startsWith('/') && pathname !== '/' ? pathname.slice(1).split('/') : []);

function fileNameOf(pathname: string): string {
  const last = decodePercentLeniently(segmentsOf(pathname).at(-1) ?? '');
  return /[^]\.[^]/u.test(last) ? last : '';
}

/** Returns the query-like part of a fragment: OAuth responses, client-side routes. */
function fragmentQuery(fragment: string): string {
  const mark = fragment.indexOf('?');
  if (mark >= 0) return fragment.slice(mark + 1);
  return /^[^/&=]+=/u.test(fragment) ? fragment : '';
}

const toRows = (pairs: Iterable<readonly [string, string]>): Parsed['parameters'] => Array.from(pairs, ([key, value]) => ({ key, value }));

function notesOn({ text, url, isSchemeAssumed, isPeeled, notation }: Source, parameters: Parsed['parameters'], hostnameUnicode: string): Parsed['notes'] {
  const [beforeQuery = ''] = text.split(/[?#]/u, 1);
  const found: readonly (Parsed['notes'][number] | false)[] = [
    isPeeled && 'surroundings-removed',
    isSchemeAssumed && 'scheme-assumed',
    notation?.kind === 'scp' && 'scp-address',
    notation?.kind === 'windows' && 'windows-path',
    notation?.kind === 'jdbc' && 'jdbc',
    notation !== undefined && notation.hosts.length > 1 && 'several-hosts',
    (url.username !== '' || url.password !== '') && 'credentials',
    /[\t\n\r]/u.test(text) && 'characters-removed',
    notation?.kind !== 'windows' && isSpecial(url.protocol) && beforeQuery.includes('\\') && 'backslashes-replaced',
    /%(?![\da-f]{2})/iu.test(withoutBreaks(text)) && 'malformed-percent-encoding',
    new Set(parameters.map(({ key }) => key)).size < parameters.length && 'repeated-parameters',
    isInternationalized(url.hostname) && 'internationalized-host',
    hostnameUnicode.split('.').some(hasMixedScripts) && 'mixed-scripts',
  ];
  return found.filter((note) => note !== false);
}
