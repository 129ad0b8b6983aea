import { encodePercent } from '../../../lib/percent/encode.ts';
import type { Body, Credentials, DataPiece, FormPart, Header, Note, Omission, Reason, Request, Setting, SettingName } from '../request.ts';
import { headerOf } from '../request.ts';
import type { Argument, Refuse } from './command.ts';
import { readFormPart } from './form-part.ts';
import { terminalOptions } from './options.ts';

interface Findings {
  readonly omissions: Omission[];
  readonly notes: Set<Note>;
  readonly refuse: Refuse;
  /** Start of the command. */
  readonly at: number;
}

const FIELD = 'request';

/** Options that set something for a client, with the setting's value; `null`: the value as it is. */
const SETTINGS: Readonly<Record<string, readonly [name: SettingName, value: string | null]>> = {
  location: ['follow-redirects', ''],
  'location-trusted': ['follow-redirects', ''],
  'max-redirs': ['max-redirects', null],
  insecure: ['insecure', ''],
  'max-time': ['max-time', null],
  'connect-timeout': ['connect-timeout', null],
  proxy: ['proxy', null],
  cert: ['certificate', null],
  key: ['key', null],
  cacert: ['ca', null],
  compressed: ['compressed', ''],
  'http1.0': ['http-version', '1.0'],
  'http1.1': ['http-version', '1.1'],
  http2: ['http-version', '2'],
  'http2-prior-knowledge': ['http-version', '2'],
  http3: ['http-version', '3'],
  'http3-only': ['http-version', '3'],
  'request-target': ['request-target', null],
};

const AUTHENTICATION: Readonly<Record<string, Credentials['scheme']>> = {
  basic: 'basic',
  digest: 'digest',
  ntlm: 'ntlm',
  negotiate: 'negotiate',
  anyauth: 'any',
};

/** Builds the requests of one group of arguments, one for each URL. */
export class RequestBuilder {
  readonly #arguments: readonly Argument[];
  readonly #findings: Findings;
  readonly #urls: Argument[] = [];
  readonly #headers: Header[] = [];
  readonly #removed = new Set<string>();
  readonly #cookies: string[] = [];
  readonly #data: DataPiece[] = [];
  readonly #parts: FormPart[] = [];
  readonly #query: string[] = [];
  /** Files in the data, which a query cannot have. */
  readonly #dataFiles: Argument[] = [];
  readonly #settings: Setting[] = [];
  /** `-o`, `-O` and `-T` belong to the URLs in their order, not to all. */
  readonly #outputs: Argument[] = [];
  readonly #uploads: Argument[] = [];
  #method: string | undefined;
  #scheme: Credentials['scheme'] = 'basic';
  #user: string | undefined;
  #proxyUser: string | undefined;
  #userAgent: string | undefined;
  #referer: string | undefined;
  #range: string | undefined;
  #bearer: string | undefined;
  #remoteNameAll: Argument | undefined;
  #isGet = false;
  #isHead = false;
  #isJson = false;
  #isGlobOff = false;

  constructor(args: readonly Argument[], findings: Findings) {
    this.#arguments = args;
    this.#findings = findings;
  }

  /** @throws InputError `missing-url`, `unsupported-scheme` */
  build(): readonly Request[] {
    for (const argument of this.#arguments) this.#take(argument);
    if (this.#urls.length === 0) throw this.#findings.refuse('missing-url', this.#findings.at);
    if (this.#isGet) for (const argument of this.#dataFiles) this.#omit(argument, 'file-content');
    for (const list of [this.#outputs, this.#uploads]) for (const argument of list.slice(this.#urls.length)) this.#omit(argument, 'no-equivalent');
    return this.#urls.map((url, index) => this.#requestOf(url, index));
  }

  #omit({ typed, value, at }: Argument, reason: Reason): void {
    this.#findings.omissions.push({ option: typed, value, at, reason });
  }

  #take(argument: Argument): void {
    const { name, value, typed, at, isOff } = argument;
    if (isOff) return this.#takeOff(argument);
    const setting = SETTINGS[name];
    if (setting) {
      const known = this.#settings.findIndex((other) => other.name === setting[0]);
      if (known >= 0) this.#settings.splice(known, 1);
      const limit = LIMITS.get(setting[0])?.(value);
      if (limit === 'invalid') this.#omit(argument, 'no-equivalent');
      else if (limit !== 'none') this.#settings.push({ name: setting[0], value: limit ?? setting[1] ?? value, option: typed, at });
    } else if (Object.hasOwn(AUTHENTICATION, name)) this.#scheme = AUTHENTICATION[name] ?? 'basic';
    else if (!this.#takeRequestOption(argument)) this.#omit(argument, terminalOptions.has(name) ? 'terminal-only' : 'no-equivalent');
  }

  #takeOff(argument: Argument): void {
    const setting = SETTINGS[argument.name]?.[0];
    const known = this.#settings.findIndex(({ name }) => name === setting);
    if (known >= 0) this.#settings.splice(known, 1);
    else this.#omit(argument, terminalOptions.has(argument.name) ? 'terminal-only' : 'no-equivalent');
  }

  /** Takes an option that is a part of the request itself; whether it is one. */
  #takeRequestOption(argument: Argument): boolean {
    const { name, value } = argument;
    switch (name) {
      case 'url':
        this.#urls.push(argument);
        return true;
      case 'request':
        this.#method = value;
        return true;
      case 'header':
        this.#takeHeader(argument);
        return true;
      case 'cookie':
        if (value.includes('=')) this.#cookies.push(value);
        else if (value !== '') this.#omit(argument, 'stored-elsewhere');
        return true;
      case 'user':
        this.#user = value;
        return true;
      case 'proxy-user':
        this.#proxyUser = value;
        return true;
      case 'user-agent':
        this.#userAgent = value;
        return true;
      case 'referer':
        this.#referer = value.replace(/;auto$/u, '');
        return true;
      case 'range':
        this.#range = value;
        return true;
      case 'oauth2-bearer':
        this.#bearer = value;
        return true;
      case 'get':
        this.#isGet = true;
        return true;
      case 'head':
        this.#isHead = true;
        return true;
      case 'globoff':
        this.#isGlobOff = true;
        return true;
      case 'upload-file':
        this.#uploads.push(argument);
        return true;
      case 'output':
      case 'remote-name':
        this.#outputs.push(argument);
        return true;
      case 'remote-name-all':
        this.#remoteNameAll = argument;
        return true;
      default:
        return this.#takeData(argument);
    }
  }

  #takeData(argument: Argument): boolean {
    const { name, value } = argument;
    switch (name) {
      case 'data':
      case 'data-ascii':
        this.#addData(value.startsWith('@') ? this.#file(argument, value.slice(1), 'text') : textPiece(value));
        return true;
      case 'data-binary':
        this.#addData(value.startsWith('@') ? this.#file(argument, value.slice(1), 'binary') : textPiece(value));
        return true;
      case 'data-raw':
        this.#addData(textPiece(value));
        return true;
      case 'data-urlencode':
        this.#addData(...this.#encoded(argument));
        return true;
      case 'json':
        this.#isJson = true;
        this.#data.push(value.startsWith('@') ? this.#file(argument, value.slice(1), 'binary') : textPiece(value));
        return true;
      case 'url-query':
        this.#query.push(value.startsWith('+') ? value.slice(1) : textOfPieces(this.#encoded(argument)));
        return true;
      case 'form': {
        const parts = readFormPart(value, () => this.#omit(argument, 'no-equivalent'));
        if (parts.some(({ path }) => path === '-')) this.#omit(argument, 'standard-input');
        this.#parts.push(...parts);
        return true;
      }
      case 'form-string':
        this.#parts.push({ ...splitName(value), path: undefined, fileName: undefined, contentType: undefined });
        return true;
      default:
        return false;
    }
  }

  #takeHeader(argument: Argument): void {
    const { value } = argument;
    if (value.startsWith('@')) return this.#omit(argument, 'stored-elsewhere');
    const empty = /^([^:;]+);\s*$/u.exec(value)?.[1];
    if (empty !== undefined) {
      this.#headers.push({ name: empty, value: '' });
      return;
    }
    const colon = value.indexOf(':');
    if (colon < 1) return this.#omit(argument, 'no-equivalent');
    const name = value.slice(0, colon);
    const content = value.slice(colon + 1).trim();
    // A header without a value removes one that curl would add.
    if (content === '') this.#removed.add(name.toLowerCase());
    else this.#headers.push({ name, value: content });
  }

  /** Several values of data are joined with `&`. */
  #addData(...pieces: readonly DataPiece[]): void {
    if (this.#data.length > 0) this.#data.push(textPiece('&'));
    this.#data.push(...pieces);
  }

  #file(argument: Argument, path: string, mode: 'binary' | 'text' | 'form'): DataPiece {
    if (path === '-') this.#omit(argument, 'standard-input');
    else if (argument.name === 'url-query') this.#omit(argument, 'file-content');
    else this.#dataFiles.push(argument);
    return { kind: 'file', path, mode };
  }

  /** Reads `content`, `=content`, `name=content`, `@file` and `name@file`. */
  #encoded(argument: Argument): readonly DataPiece[] {
    const { value } = argument;
    const at = value.includes('=') ? value.indexOf('=') : value.indexOf('@');
    const name = at < 1 ? '' : `${value.slice(0, at)}=`;
    if (at >= 0 && value.charAt(at) === '@') return [textPiece(name), this.#file(argument, value.slice(at + 1), 'form')];
    return [textPiece(name + encodeForm(value.slice(at + 1)))];
  }

  #requestOf(argument: Argument, index: number): Request {
    // curl sends no file for an empty name.
    const upload = this.#uploads[index]?.value === '' ? undefined : this.#uploads[index];
    const { url, credentials: inUrl } = this.#urlOf(argument, upload);
    const method = this.#method ?? this.#usualMethod(upload);
    const body = this.#body(upload);
    const headers = this.#allHeaders(body, upload);
    return { method, url, headers, body, credentials: this.#credentials(headers, inUrl), settings: this.#allSettings(url, index) };
  }

  #usualMethod(upload: Argument | undefined): string {
    if (this.#isHead) return 'HEAD';
    if (this.#isGet) return 'GET';
    if (upload) return 'PUT';
    return this.#data.length > 0 || this.#parts.length > 0 ? 'POST' : 'GET';
  }

  #urlOf(argument: Argument, upload: Argument | undefined): { readonly url: string; readonly credentials: string | undefined } {
    const { value, at } = argument;
    const [, scheme = '', rest = ''] = /^(?:([A-Za-z][A-Za-z\d+.-]*):\/\/)?(.*)$/su.exec(value.trim()) ?? [];
    if (!/^(?:https?)?$/iu.test(scheme)) throw this.#findings.refuse('unsupported-scheme', at, { scheme: `${scheme}://` });
    if (!this.#isGlobOff && /[{}]|\[[^\]:]*\]/u.test(rest)) this.#findings.omissions.push({ option: 'url', value, at, reason: 'url-glob' });
    const [withoutFragment = ''] = rest.split('#', 1);
    const [, userinfo, location = ''] = /^(?:([^/?@]*)@)?(.*)$/su.exec(withoutFragment) ?? [];
    const [, host = '', path = '', query = ''] = /^([^/?]*)([^?]*)(\?.*)?$/su.exec(location) ?? [];
    const addsName = upload !== undefined && !isStandardInput(upload) && /(?:^|\/)$/u.test(path);
    const fullPath = (path || '/') + (addsName ? encodeStrictly(fileNameOf(upload.value)) : '');
    const added = [...(this.#isGet && this.#data.length > 0 ? [textOfPieces(this.#data)] : []), ...this.#query].join('&');
    const queries = [query.slice(1), added].filter((part) => part !== '').join('&');
    return { url: `${(scheme || 'http').toLowerCase()}://${host}${fullPath}${queries === '' ? query.slice(0, 1) : `?${queries}`}`, credentials: userinfo };
  }

  #body(upload: Argument | undefined): Body {
    if (this.#parts.length > 0) return { kind: 'form', parts: this.#parts };
    if (upload) return { kind: 'data', pieces: [this.#file(upload, isStandardInput(upload) ? '-' : upload.value, 'binary')] };
    if (this.#isGet || this.#data.length === 0) return { kind: 'none' };
    if (this.#data.some((piece) => piece.kind === 'file' && piece.mode === 'text')) this.#findings.notes.add('line-breaks-removed');
    return { kind: 'data', pieces: joinedPieces(this.#data) };
  }

  #allHeaders(body: Body, upload: Argument | undefined): readonly Header[] {
    const headers = this.#headers.filter((header) => {
      const isOwn = body.kind === 'form' && /^content-type$/iu.test(header.name) && /^multipart\/form-data/iu.test(header.value);
      if (isOwn) this.#findings.omissions.push({ option: '-H', value: `${header.name}: ${header.value}`, at: undefined, reason: 'set-by-library' });
      return !isOwn;
    });
    const has = (name: string): boolean => this.#removed.has(name.toLowerCase()) || headers.some((header) => header.name.toLowerCase() === name.toLowerCase());
    const add = (name: string, value: string | undefined): void => {
      if (value === undefined || value === '') return;
      if (has(name)) this.#findings.omissions.push({ option: name, value, at: undefined, reason: 'overridden' });
      else headers.push({ name, value });
    };
    add('User-Agent', this.#userAgent);
    add('Referer', this.#referer);
    add('Range', this.#range === undefined ? undefined : `bytes=${this.#range}`);
    add('Cookie', this.#cookies.join('; '));
    add('Authorization', this.#bearer === undefined ? undefined : `Bearer ${this.#bearer}`);
    if (this.#isJson && !has('Accept')) headers.push({ name: 'Accept', value: 'application/json' });
    if (body.kind === 'data' && !upload && !has('Content-Type')) {
      headers.push({ name: 'Content-Type', value: this.#isJson ? 'application/json' : 'application/x-www-form-urlencoded' });
    }
    return headers;
  }

  #credentials(headers: readonly Header[], inUrl: string | undefined): Credentials | undefined {
    const given = this.#user ?? inUrl;
    if (given === undefined) return undefined;
    const colon = given.indexOf(':');
    const decode = this.#user === undefined ? decodeUserinfo : (text: string): string => text;
    const credentials = {
      scheme: this.#scheme,
      username: decode(colon < 0 ? given : given.slice(0, colon)),
      password: colon < 0 ? '' : decode(given.slice(colon + 1)),
    };
    if (headerOf({ headers }, 'Authorization') !== undefined) {
      this.#findings.omissions.push({ option: '-u', value: given, at: undefined, reason: 'overridden' });
      return undefined;
    }
    if (colon < 0) this.#findings.notes.add('password-missing');
    return credentials;
  }

  #allSettings(url: string, index: number): readonly Setting[] {
    const followsNone = this.#settings.some(({ name, value }) => name === 'max-redirects' && value === '0');
    const known = this.#settings.filter(({ name }) => !followsNone || (name !== 'max-redirects' && name !== 'follow-redirects'));
    const settings = known.map((setting) => (setting.name === 'proxy' ? { ...setting, value: this.#proxyUrl(setting.value) } : setting));
    const output = this.#outputs[index] ?? this.#remoteNameAll;
    // The terminal is where responses are shown anyway.
    if (!output || (output.name === 'output' && output.value === '-')) return settings;
    const path = /^[a-z]+:\/\/[^/?]*([^?]*)/u.exec(url)?.[1] ?? '';
    const value = output.name === 'output' ? output.value : fileNameOf(path) || 'curl_response';
    return [...settings, { name: 'output', value, option: output.typed, at: output.at }];
  }

  #proxyUrl(value: string): string {
    const [, scheme = 'http://', rest = ''] = /^([a-z][a-z\d+.-]*:\/\/)?(.*)$/isu.exec(value) ?? [];
    if (this.#proxyUser === undefined || rest.includes('@')) return scheme + rest;
    const [user = '', ...password] = this.#proxyUser.split(':');
    return `${scheme}${encodeStrictly(user)}:${encodeStrictly(password.join(':'))}@${rest}`;
  }
}

/** Clients count milliseconds and redirects with 31 bits. */
const MAX_LIMIT = 2 ** 31 - 1;

/** Reads seconds with decimals, to the millisecond; 0 sets no limit. */
function readSeconds(text: string): string {
  if (!/^(?:\d+\.?\d*|\.\d+)$/u.test(text)) return 'invalid';
  const milliseconds = Math.round(Number(text) * 1000);
  if (milliseconds > MAX_LIMIT) return 'invalid';
  return milliseconds === 0 ? 'none' : String(milliseconds / 1000);
}

/** Reads a number of redirects; -1 sets no limit. */
function readCount(text: string): string {
  if (text === '-1') return 'none';
  return /^\d+$/u.test(text) && Number(text) <= MAX_LIMIT ? String(Number(text)) : 'invalid';
}

/** Readers of settings that are numbers: the number as JavaScript writes it, `none` or `invalid`. */
const LIMITS: ReadonlyMap<SettingName, (text: string) => string> = new Map([
  ['max-time', readSeconds],
  ['connect-timeout', readSeconds],
  ['max-redirects', readCount],
]);

const textPiece = (text: string): DataPiece => ({ kind: 'text', text });

const encodeStrictly = (text: string): string => encodePercent(text, FIELD, { mode: 'strict', keepLineBreaks: false });

/** Like `curl --data-urlencode`: RFC 3986, unreserved, and `+` for a space. */
const encodeForm = (text: string): string => encodeStrictly(text).replaceAll('%20', '+');

function decodeUserinfo(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch (error) {
    // Malformed escapes: curl keeps them.
    if (error instanceof URIError) return text;
    throw error;
  }
}

/** `-T -`, and `-T .`, which does not wait for the end. */
const isStandardInput = ({ value }: Argument): boolean => value === '-' || value === '.';

const fileNameOf = (path: string): string => path.split(/[/\\]/u).at(-1) ?? '';

/** Reads `name=text`. */
export function splitName(value: string): { readonly name: string; readonly text: string } {
  const equals = value.indexOf('=');
  return equals < 0 ? { name: '', text: value } : { name: value.slice(0, equals), text: value.slice(equals + 1) };
}

/** Files in a query are as typed: the query of a URL cannot name a file. */
const textOfPieces = (pieces: readonly DataPiece[]): string => pieces.map((piece) => (piece.kind === 'text' ? piece.text : `@${piece.path}`)).join('');

/** Joins neighboring texts. */
function joinedPieces(pieces: readonly DataPiece[]): readonly DataPiece[] {
  const joined: DataPiece[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    if (piece.kind === 'text' && last?.kind === 'text') joined[joined.length - 1] = textPiece(last.text + piece.text);
    else joined.push(piece);
  }
  return joined;
}
