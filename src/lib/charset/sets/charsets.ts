/** The character encodings that tools offer. `iso-8859-1` is exactly U+0000 to U+00FF, unlike the WHATWG label of that name. */
export const charsets = ['utf-8', 'utf-16le', 'utf-16be', 'us-ascii', 'iso-8859-1', 'windows-1252'] as const;
export type Charset = (typeof charsets)[number];

/** For decoders: `auto` is the encoding that `recognizeCharset` detects. */
export const charsetsOrAuto = ['auto', ...charsets] as const;
export type CharsetOrAuto = (typeof charsetsOrAuto)[number];

/** Why bytes were read in an encoding that nothing declares. */
export const charsetNotes = ['read-as-utf-16', 'read-as-windows-1252'] as const;
export type CharsetNote = (typeof charsetNotes)[number];

/** The names registered with IANA, for messages. They are the same in every language. */
export const registeredNames: Readonly<Record<Charset, string>> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16LE',
  'utf-16be': 'UTF-16BE',
  'us-ascii': 'US-ASCII',
  'iso-8859-1': 'ISO-8859-1',
  'windows-1252': 'windows-1252',
};

/** Returns the encoding with a label such as `UTF-8`; undefined for labels of other encodings. */
export const charsetNamed = (label: string): Charset | undefined => charsets.find((charset) => charset === label.trim().toLowerCase());
