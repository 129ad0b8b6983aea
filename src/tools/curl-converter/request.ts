/** A header field, in the order of sending. */
export interface Header {
  readonly name: string;
  readonly value: string;
}

/** A part of a body: text, or a file. `form`: percent-encoded like a form; `text`: without its line breaks. */
export type DataPiece =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'file'; readonly path: string; readonly mode: 'binary' | 'text' | 'form' };

/** A part of a multipart body. */
export interface FormPart {
  readonly name: string;
  readonly text: string;
  /** Path of the file with the content, instead of the text. */
  readonly path: string | undefined;
  readonly fileName: string | undefined;
  readonly contentType: string | undefined;
}

export type Body =
  | { readonly kind: 'none' }
  | { readonly kind: 'data'; readonly pieces: readonly DataPiece[] }
  | { readonly kind: 'form'; readonly parts: readonly FormPart[] };

export interface Credentials {
  readonly scheme: 'basic' | 'digest' | 'ntlm' | 'negotiate' | 'any';
  readonly username: string;
  readonly password: string;
}

/** Settings of a client, which not every target has. */
export const settingNames = [
  'follow-redirects',
  'max-redirects',
  'insecure',
  'max-time',
  'connect-timeout',
  'proxy',
  'certificate',
  'key',
  'ca',
  'compressed',
  'http-version',
  'request-target',
  'output',
] as const;
export type SettingName = (typeof settingNames)[number];

/** An option of curl, and where it was read. Offsets count UTF-16 code units. */
export interface Place {
  readonly option: string;
  readonly value: string;
  readonly at: number | undefined;
}

export interface Setting extends Place {
  readonly name: SettingName;
}

export interface Request {
  readonly method: string;
  /** Without a fragment and credentials. */
  readonly url: string;
  readonly headers: readonly Header[];
  readonly body: Body;
  readonly credentials: Credentials | undefined;
  readonly settings: readonly Setting[];
}

/** Why something is not in the result. */
export const reasons = [
  'no-equivalent',
  'terminal-only',
  'overridden',
  'set-by-library',
  'forbidden-header',
  'browser-file',
  'file-content',
  'standard-input',
  'stored-elsewhere',
  'shell-expansion',
  'redirection',
  'other-command',
  'url-glob',
] as const;
export type Reason = (typeof reasons)[number];

/** Something that the result lacks. */
export interface Omission extends Place {
  readonly reason: Reason;
}

export const notes = [
  'redirects',
  'line-breaks-removed',
  'windows-powershell-quotes',
  'percent-in-batch',
  'password-missing',
  'accept-encoding',
  'timeout-per-read',
  'scheme-assumed',
  'header-charset',
] as const;
export type Note = (typeof notes)[number];

/** A command line of curl: each option with its value is one group. */
export type CommandLine = readonly (readonly string[])[];

/** What was read. */
export interface Reading {
  readonly requests: readonly Request[];
  /** The command lines of curl, if the text has any. */
  readonly commandLines: readonly CommandLine[];
  readonly omissions: readonly Omission[];
  readonly notes: ReadonlySet<Note>;
}

/** Returns the value of a header; names are case-insensitive. */
export const headerOf = ({ headers }: Pick<Request, 'headers'>, name: string): string | undefined =>
  headers.find((header) => header.name.toLowerCase() === name.toLowerCase())?.value;
