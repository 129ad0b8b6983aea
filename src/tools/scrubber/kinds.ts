/** What is looked for. */
export const kinds = ['private-key', 'token', 'password', 'cookie', 'secret-value', 'email', 'phone', 'iban', 'card', 'ip', 'username'] as const;
export type Kind = (typeof kinds)[number];

/** Why a value was found. */
export const reasons = [
  'pem-block',
  'jwt',
  'known-prefix',
  'authorization',
  'url-credentials',
  'login-option',
  'cookie-header',
  'secret-name',
  'random-value',
  'email-address',
  'phone-number',
  'iban-checksum',
  'card-checksum',
  'ip-address',
  'home-folder',
] as const;
export type Reason = (typeof reasons)[number];

/** A value in a text, as offsets in UTF-16 code units. */
export interface Find {
  readonly at: number;
  readonly end: number;
  readonly kind: Kind;
  readonly reason: Reason;
}

/** The words in placeholders, which are the same in every language. */
export const labels: Readonly<Record<Kind, string>> = {
  'private-key': 'PRIVATE_KEY',
  token: 'TOKEN',
  password: 'PASSWORD',
  cookie: 'COOKIE',
  'secret-value': 'SECRET',
  email: 'EMAIL',
  phone: 'PHONE',
  iban: 'IBAN',
  card: 'CARD',
  ip: 'IP',
  username: 'USER',
};
