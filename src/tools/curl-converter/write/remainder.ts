import { encodeBase64 } from '../../../lib/base64/base64.ts';
import { encodeUtf8 } from '../../../lib/charset/utf8.ts';
import type { DataPiece, Header, Note, Omission, Reason, Request, Setting, SettingName } from '../request.ts';
import { headerOf } from '../request.ts';

/** A request while it is written: what has not been written yet, and what cannot be. */
export class Remainder {
  readonly request: Request;
  readonly omissions: Omission[] = [];
  readonly notes = new Set<Note>();
  readonly #left: Set<Setting>;
  #credentialsTaken = false;

  constructor(request: Request) {
    this.request = request;
    this.#left = new Set(request.settings);
  }

  /** Returns the value of a setting that the target has. The last one of a name counts. */
  take(name: SettingName): string | undefined {
    const setting = this.request.settings.findLast((candidate) => candidate.name === name);
    if (setting) this.#left.delete(setting);
    return setting?.value;
  }

  has(name: SettingName): boolean {
    return this.request.settings.some((setting) => setting.name === name);
  }

  /** Returns the version of HTTP if the target can set it. */
  versionOf(...versions: readonly string[]): string | undefined {
    const version = this.request.settings.find(({ name }) => name === 'http-version')?.value;
    return version !== undefined && versions.includes(version) ? this.take('http-version') : undefined;
  }

  /** Whether the body has no type. Most clients add one, so that a server reads another body. */
  get isUntyped(): boolean {
    return this.request.body.kind === 'data' && headerOf(this.request, 'Content-Type') === undefined;
  }

  /** Lists the type that a client adds to each body. */
  omitType(): void {
    if (this.isUntyped) this.omit('Content-Type', 'application/x-www-form-urlencoded', 'set-by-library');
  }

  omit(option: string, value: string, reason: Reason): void {
    this.omissions.push({ option, value, at: undefined, reason });
  }

  /** For a client that follows redirects by default: adds a note if the command does not follow them. */
  noteRedirects(): void {
    if (this.take('follow-redirects') === undefined) this.notes.add('redirects');
  }

  /** Lists the settings that were not taken. */
  finish(): void {
    for (const { option, value, at } of this.#left) this.omissions.push({ option, value, at, reason: 'no-equivalent' });
    const { credentials } = this.request;
    if (this.#credentialsTaken || !credentials) return;
    this.omit('-u', `${credentials.username} (${credentials.scheme})`, 'no-equivalent');
  }

  /** Returns the credentials if the target has their scheme. */
  takeCredentials(...schemes: readonly string[]): { readonly scheme: string; readonly username: string; readonly password: string } | undefined {
    const { credentials } = this.request;
    if (!credentials || !schemes.includes(credentials.scheme)) return undefined;
    this.#credentialsTaken = true;
    return credentials;
  }

  /** Returns the headers, with `Authorization` for Basic credentials that were not taken. */
  takeHeaders(): readonly Header[] {
    const basic = this.#credentialsTaken ? undefined : this.takeCredentials('basic');
    if (!basic) return this.request.headers;
    const credentials = encodeBase64(encodeUtf8(`${basic.username}:${basic.password}`, 'request'));
    return [...this.request.headers, { name: 'Authorization', value: `Basic ${credentials}` }];
  }

  /** As `takeHeaders`, without those that the client sets itself. */
  takeHeadersExcept(reason: Reason, excluded: RegExp): readonly Header[] {
    return this.takeHeaders().filter(({ name, value }) => {
      if (!excluded.test(name)) return true;
      this.omit(name, value, reason);
      return false;
    });
  }

  /** Returns the body as text, or the path of the file that is the body; of several pieces, files are not converted. */
  takeData(): Data | undefined {
    const { body } = this.request;
    if (body.kind !== 'data') return undefined;
    const [first] = body.pieces;
    if (body.pieces.length === 1 && first?.kind === 'file' && first.mode !== 'form') return { kind: 'file', path: first.path };
    for (const piece of body.pieces) if (piece.kind === 'file') this.omit('@', piece.path, 'file-content');
    return { kind: 'text', text: body.pieces.map(plainText).join('') };
  }
}

export type Data = { readonly kind: 'text'; readonly text: string } | { readonly kind: 'file'; readonly path: string };

const plainText = (piece: DataPiece): string => (piece.kind === 'text' ? piece.text : `@${piece.path}`);

/** Merges headers with the same name, for clients whose headers are an object (RFC 9110, section 5.3). */
export function mergeHeaders(headers: readonly Header[]): readonly Header[] {
  const merged = new Map<string, Header>();
  for (const header of headers) {
    const key = header.name.toLowerCase();
    const known = merged.get(key);
    merged.set(key, known ? { name: known.name, value: `${known.value}${key === 'cookie' ? '; ' : ', '}${header.value}` } : header);
  }
  return [...merged.values()];
}

/** Whether a client would get a compressed response that it may not decompress. */
export const asksForCompression = (request: Request): boolean => headerOf(request, 'Accept-Encoding') !== undefined;

/** Indents every line that is not in a string of several lines. */
export const indented = (lines: readonly string[], by: string): readonly string[] => lines.map((line) => (line === '' ? line : by + line));

/** Joins the code of several requests. Blocks keep the names of each apart. */
export const inBlocks = (snippets: readonly (readonly string[])[], by: string): readonly string[] =>
  snippets.length < 2 ? snippets.flat() : snippets.flatMap((lines) => ['{', ...indented(lines, by), '}']);

/** Returns a number of seconds as milliseconds. */
export const toMilliseconds = (seconds: string): string => String(Math.round(Number(seconds) * 1000) || 0);
