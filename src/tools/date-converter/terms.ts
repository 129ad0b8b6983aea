/** Textual date formats, in the order in which they are tried. */
export const textFormats = ['iso-8601', 'iso-9075', 'rfc-3339', 'rfc-7231', 'utc', 'rfc-5322', 'javascript', 'generalized-time', 'written'] as const;
export type TextFormat = (typeof textFormats)[number];

/** Formats that count units since an epoch. */
export const countFormats = [
  'unix-seconds',
  'unix-milliseconds',
  'unix-microseconds',
  'unix-nanoseconds',
  'excel',
  'windows-filetime',
  'dotnet-ticks',
  'webkit-microseconds',
  'cocoa-seconds',
] as const;
export type CountFormat = (typeof countFormats)[number];

/** Identifiers that contain a time. */
export const identifierFormats = ['mongo-object-id', 'uuid', 'ulid', 'discord-snowflake', 'x-snowflake', 'instagram-id'] as const;
export type IdentifierFormat = (typeof identifierFormats)[number];

export type DateFormat = TextFormat | CountFormat | IdentifierFormat;

export const dateFormats = [...textFormats, ...countFormats, ...identifierFormats] as const;

export const dateNotes = [
  'several-readings',
  'day-month-order',
  'ambiguous-abbreviation',
  'surroundings-removed',
  'skipped-time',
  'repeated-time',
  'weekday-mismatch',
] as const;
export type DateNote = (typeof dateNotes)[number];
