/** What a service shows of a page. Lengths are in characters, about what fits into its lines. */
interface Service {
  /** The picture above the words, beside them, or none. */
  readonly picture: 'above' | 'beside' | 'none';
  readonly parts: readonly { readonly part: 'host' | 'siteName' | 'title' | 'description' | 'url'; readonly length: number }[];
}

export const services = {
  xLarge: {
    picture: 'above',
    parts: [
      { part: 'title', length: 70 },
      { part: 'host', length: 60 },
    ],
  },
  xSmall: {
    picture: 'beside',
    parts: [
      { part: 'host', length: 60 },
      { part: 'title', length: 70 },
      { part: 'description', length: 125 },
    ],
  },
  facebook: {
    picture: 'above',
    parts: [
      { part: 'host', length: 60 },
      { part: 'title', length: 88 },
      { part: 'description', length: 80 },
    ],
  },
  linkedin: {
    picture: 'above',
    parts: [
      { part: 'title', length: 119 },
      { part: 'host', length: 60 },
    ],
  },
  chat: {
    picture: 'above',
    parts: [
      { part: 'siteName', length: 80 },
      { part: 'title', length: 80 },
      { part: 'description', length: 300 },
    ],
  },
  search: {
    picture: 'none',
    parts: [
      { part: 'url', length: 75 },
      { part: 'title', length: 60 },
      { part: 'description', length: 160 },
    ],
  },
} as const satisfies Readonly<Record<string, Service>>;
export type ServiceName = keyof typeof services;

/** A text of at most so many characters, cut behind its last whole word if that is not far from the end. */
export function cut(text: string, length: number): string {
  // A character has at most two code units: of a text of megabytes no more is looked at.
  const characters = Array.from(text.slice(0, 2 * length + 1));
  if (characters.length <= length) return text;
  const start = characters.slice(0, length - 1).join('');
  const end = start.lastIndexOf(' ');
  return `${end > start.length / 2 && characters[length - 1] !== ' ' ? start.slice(0, end) : start}…`;
}

/** The host of an address as services show it; empty for what is no address. */
export const hostOf = (url: string): string => (url.length <= MAX_ADDRESS_LENGTH && URL.canParse(url) ? new URL(url).hostname.replace(/^www\./u, '') : '');

/** In UTF-16 code units. No browser goes to a longer address. */
const MAX_ADDRESS_LENGTH = 100_000;

/** Whether an address is one of the web, to which a link can lead. */
export const isWebAddress = (url: string): boolean => url.length <= MAX_ADDRESS_LENGTH && /^https?:\/\//iu.test(url);
