import type { ProviderName } from './provider-names.ts';

export interface Provider {
  readonly name: ProviderName;
  /** The signs of which the first, where something stands before it, begins the subaddress. */
  readonly separators: readonly string[];
  /** The address to which the provider delivers the same mail. Without it, the address itself. */
  readonly merge?: (localPart: string, domain: string) => readonly [localPart: string, domain: string];
}

const PLUS = ['+'];

const google: Provider = { name: 'google', separators: PLUS, merge: (local) => [local.replaceAll('.', ''), 'gmail.com'] };
const microsoft: Provider = { name: 'microsoft', separators: PLUS };
const yahoo: Provider = { name: 'yahoo', separators: ['+', '-'] };
const apple: Provider = { name: 'apple', separators: PLUS, merge: (local) => [local, 'icloud.com'] };
// An address of nothing but such signs keeps them, because without them there would be none.
const proton: Provider = { name: 'proton', separators: PLUS, merge: (local) => [local.replaceAll(/[._-]/gu, '') || local, 'proton.me'] };
const fastmail: Provider = { name: 'fastmail', separators: PLUS, merge: mergeSubdomain };
const yandex: Provider = { name: 'yandex', separators: PLUS, merge: (local) => [local.replaceAll('.', '-'), 'yandex.ru'] };
const zoho: Provider = { name: 'zoho', separators: PLUS };

/** Mail to anything at a person's subdomain goes to the person. */
function mergeSubdomain(local: string, domain: string): readonly [string, string] {
  const [user = '', ...rest] = domain.split('.');
  return rest.length > 1 && user !== 'www' ? [user, rest.join('.')] : [local, domain];
}

const domains: ReadonlyMap<string, Provider> = new Map(
  Object.entries({
    'gmail.com googlemail.com': google,
    'msn.com windowslive.com passport.com': microsoft,
    'ymail.com rocketmail.com myyahoo.com': yahoo,
    'icloud.com me.com mac.com': apple,
    'proton.me protonmail.com protonmail.ch pm.me': proton,
    'yandex.ru yandex.com yandex.by yandex.kz yandex.ua ya.ru': yandex,
    'zoho.com zoho.eu zoho.in zohomail.com zohomail.eu zohomail.in': zoho,
  }).flatMap(([names, provider]) => names.split(' ').map((name) => [name, provider] as const)),
);

const patterns: readonly (readonly [RegExp, Provider])[] = [
  [/^(?:outlook|hotmail|live)\.(?:com|(?:com?\.)?[a-z]{2})$/u, microsoft],
  // Yahoo Japan is another company.
  [/^(?!yahoo\.co\.jp$)yahoo\.(?:com|(?:com?\.)?[a-z]{2})$/u, yahoo],
  [/^(?:[^.]+\.)?fastmail\.(?:com|fm)$/u, fastmail],
];

/** The provider of a domain in lower case. Companies' own domains cannot be told. */
export const findProvider = (domain: string): Provider | undefined => domains.get(domain) ?? patterns.find(([pattern]) => pattern.test(domain))?.[1];
