/** The parts of a page that a service shows. Lengths are in characters, about what fits on its lines. */
interface Service {
  /** The image above the text, beside it, or none. */
  readonly imagePosition: 'above' | 'beside' | 'none';
  readonly parts: readonly { readonly part: 'host' | 'siteName' | 'title' | 'description' | 'url'; readonly length: number }[];
}

export const services = {
  xLarge: {
    imagePosition: 'above',
    parts: [
      { part: 'title', length: 70 },
      { part: 'host', length: 60 },
    ],
  },
  xSmall: {
    imagePosition: 'beside',
    parts: [
      { part: 'host', length: 60 },
      { part: 'title', length: 70 },
      { part: 'description', length: 125 },
    ],
  },
  facebook: {
    imagePosition: 'above',
    parts: [
      { part: 'host', length: 60 },
      { part: 'title', length: 88 },
      { part: 'description', length: 80 },
    ],
  },
  linkedin: {
    imagePosition: 'above',
    parts: [
      { part: 'title', length: 119 },
      { part: 'host', length: 60 },
    ],
  },
  chat: {
    imagePosition: 'above',
    parts: [
      { part: 'siteName', length: 80 },
      { part: 'title', length: 80 },
      { part: 'description', length: 300 },
    ],
  },
  search: {
    imagePosition: 'none',
    parts: [
      { part: 'url', length: 75 },
      { part: 'title', length: 60 },
      { part: 'description', length: 160 },
    ],
  },
} as const satisfies Readonly<Record<string, Service>>;
export type ServiceName = keyof typeof services;

/** Truncates a text to at most `length` characters, after its last whole word if that is near the end. */
export function truncate(text: string, length: number): string {
  // A character has at most two code units, so no more of a long text needs to be read.
  const characters = Array.from(text.slice(0, 2 * length + 1));
  if (characters.length <= length) return text;
  const start = characters.slice(0, length - 1).join('');
  const end = start.lastIndexOf(' ');
  return `${end > start.length / 2 && characters[length - 1] !== ' ' ? start.slice(0, end) : start}…`;
}

/** Returns the host of a URL as services show it; empty for an invalid URL. */
export const hostOf = (url: string): string => (url.length <= MAX_ADDRESS_LENGTH && URL.canParse(url) ? new URL(url).hostname.replace(/^www\./u, '') : '');

/** In UTF-16 code units. No browser opens a longer URL. */
const MAX_ADDRESS_LENGTH = 100_000;

/** Whether a URL is a web URL, so that a link can point to it. */
export const isWebAddress = (url: string): boolean => url.length <= MAX_ADDRESS_LENGTH && /^https?:\/\//iu.test(url);
