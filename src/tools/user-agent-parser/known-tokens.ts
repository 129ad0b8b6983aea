import type { Token } from '../../lib/user-agent/tokens.ts';

const PRODUCTS = {
  Mozilla: 'mozilla',
  AppleWebKit: 'applewebkit',
  Chrome: 'chrome',
  CriOS: 'chrome',
  Safari: 'safari',
  Version: 'version',
  Mobile: 'mobileToken',
  Gecko: 'gecko',
  Firefox: 'firefox',
  FxiOS: 'firefox',
  Edg: 'edge',
  EdgA: 'edge',
  EdgiOS: 'edge',
  OPR: 'opera',
} as const;

const COMMENTS = [
  [/like Gecko/u, 'likeGecko'],
  [/^compatible/u, 'compatible'],
  [/^Windows/u, 'windows'],
  [/^Macintosh/u, 'mac'],
  [/^iP(?:hone|ad|od)/u, 'iphone'],
  [/Android/u, 'androidDevice'],
  [/^X11/u, 'x11'],
] as const;

type Meaning = (typeof PRODUCTS)[keyof typeof PRODUCTS] | (typeof COMMENTS)[number][1];

const isKnown = (name: string): name is keyof typeof PRODUCTS => Object.hasOwn(PRODUCTS, name);

/** Returns the string key that explains a User-Agent token, if there is one. */
export function meaningOf({ kind, name }: { readonly kind: Token['kind'] | ''; readonly name: string }): Meaning | undefined {
  if (kind === 'comment') return COMMENTS.find(([pattern]) => pattern.test(name))?.[1];
  return isKnown(name) ? PRODUCTS[name] : undefined;
}
