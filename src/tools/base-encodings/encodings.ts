/** Every encoding, by its id in links and scripts. Of equally good readings of a text the first one is used. */
export const encodings = [
  'base16',
  'base32',
  'base32hex',
  'base32-crockford',
  'base32-crockford-number',
  'z-base-32',
  'base36',
  'base45',
  'base58',
  'base58-flickr',
  'base58-ripple',
  'base58check',
  'base62',
  'base62-lowercase-first',
  'base64',
  'base64url',
  'ascii85',
  'ascii85-adobe',
  'ascii85-btoa',
  'base85',
  'base85-ipv6',
  'z85',
  'base91',
  'bech32',
  'bech32m',
  'uuencode',
  'quoted-printable',
  'mime-words',
  'punycode',
  'idna',
] as const;
export type Encoding = (typeof encodings)[number];

/** The names in messages. They are the same in every language. */
export const encodingNames: Readonly<Record<Encoding, string>> = {
  base16: 'Base16',
  base32: 'Base32',
  base32hex: 'Base32hex',
  'base32-crockford': 'Crockford Base32',
  'base32-crockford-number': 'Crockford Base32',
  'z-base-32': 'z-base-32',
  base36: 'Base36',
  base45: 'Base45',
  base58: 'Base58',
  'base58-flickr': 'Base58 (Flickr)',
  'base58-ripple': 'Base58 (Ripple)',
  base58check: 'Base58Check',
  base62: 'Base62',
  'base62-lowercase-first': 'Base62',
  base64: 'Base64',
  base64url: 'Base64url',
  ascii85: 'Ascii85',
  'ascii85-adobe': 'Ascii85',
  'ascii85-btoa': 'Ascii85',
  base85: 'Base85',
  'base85-ipv6': 'Base85 (RFC 1924)',
  z85: 'Z85',
  base91: 'basE91',
  bech32: 'Bech32',
  bech32m: 'Bech32m',
  uuencode: 'uuencode',
  'quoted-printable': 'Quoted-Printable',
  'mime-words': 'MIME (RFC 2047)',
  punycode: 'Punycode',
  idna: 'IDNA',
};

/** Encodings whose line breaks have no meaning. */
export const wrappable = encodings.slice(0, encodings.indexOf('bech32')).filter((encoding) => encoding !== 'base85-ipv6');

export const encodingsOrAuto = ['auto', ...encodings] as const;

/** How sure it is that a text has an encoding: a checksum or frame proves it, the content is text or a known file, or the letters allow it. */
export const grades = ['certain', 'likely', 'possible'] as const;
export type Grade = (typeof grades)[number];

/** What an encoded text contains besides the content. */
export const detailNames = [
  'human-readable-part',
  'witness-version',
  'check-symbol',
  'checksum',
  'file-name',
  'file-mode',
  'character-set',
  'media-type',
] as const;
export type DetailName = (typeof detailNames)[number];

export interface Detail {
  readonly name: DetailName;
  readonly value: string;
}

export const decodeNotes = ['not-text', 'unused-bits', 'several-readings'] as const;
