import type { ProviderName } from './provider-names.ts';

export interface Provider {
  readonly name: ProviderName;
  /** The separators; the first one after at least one character starts the subaddress. */
  readonly separators: readonly string[];
  /** Returns the address to which the provider delivers the same mail. Default: the address itself. */
  readonly merge?: (localPart: string, domain: string) => readonly [localPart: string, domain: string];
}

const PLUS = ['+'];

const google: Provider = { name: 'google', separators: PLUS, merge: (local) => [local.replaceAll('.', ''), 'gmail.com'] };
const microsoft: Provider = { name: 'microsoft', separators: PLUS };
const yahoo: Provider = { name: 'yahoo', separators: ['+', '-'] };
const apple: Provider = { name: 'apple', separators: PLUS, merge: (local) => [local, 'icloud.com'] };
// A local part that consists only of dots, underscores and hyphens keeps them, because it would be empty otherwise.
const proton: Provider = { name: 'proton', separators: PLUS, merge: (local) => [local.replaceAll(/[._-]/gu, '') || local, 'proton.me'] };
const fastmail: Provider = { name: 'fastmail', separators: PLUS, merge: mergeSubdomain };
const yandex: Provider = { name: 'yandex', separators: PLUS, merge: (local) => [local.replaceAll('.', '-'), 'yandex.ru'] };
const zoho: Provider = { name: 'zoho', separators: PLUS };

/** Mail to any address at a user's subdomain is delivered to the user. */
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
  // Yahoo Japan is a different company.
  [/^(?!yahoo\.co\.jp$)yahoo\.(?:com|(?:com?\.)?[a-z]{2})$/u, yahoo],
  [/^(?:[^.]+\.)?fastmail\.(?:com|fm)$/u, fastmail],
];

/** Returns the provider of a lowercase domain. Custom domains of companies cannot be detected. */
export const findProvider = (domain: string): Provider | undefined => domains.get(domain) ?? patterns.find(([pattern]) => pattern.test(domain))?.[1];
