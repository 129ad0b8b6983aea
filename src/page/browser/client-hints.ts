import { isObject, property } from './browser-property.ts';

/** Header → the name of its value in the browser. */
const HEADERS = {
  'Sec-CH-UA': 'brands',
  'Sec-CH-UA-Full-Version-List': 'fullVersionList',
  'Sec-CH-UA-Mobile': 'mobile',
  'Sec-CH-UA-Platform': 'platform',
  'Sec-CH-UA-Platform-Version': 'platformVersion',
  'Sec-CH-UA-Model': 'model',
  'Sec-CH-UA-Arch': 'architecture',
  'Sec-CH-UA-Bitness': 'bitness',
} as const;

type HintName = (typeof HEADERS)[keyof typeof HEADERS];

interface BrowserHints {
  readonly getHighEntropyValues: (names: readonly string[]) => Promise<Readonly<Partial<Record<HintName, unknown>>>>;
}

const hasHints = (value: unknown): value is BrowserHints =>
  isObject(value) && 'getHighEntropyValues' in value && typeof value.getHighEntropyValues === 'function';

/** This browser's User-Agent Client Hints, as header lines; undefined if it has none. */
export async function askClientHints(): Promise<string | undefined> {
  const hints = property(navigator, 'userAgentData');
  if (!hasHints(hints)) return undefined;
  const values = await hints.getHighEntropyValues(Object.values(HEADERS));
  return Object.entries(HEADERS)
    .filter(([, name]) => values[name] !== undefined)
    .map(([header, name]) => `${header}: ${writeValue(values[name])}`)
    .join('\n');
}

/** RFC 9651, section 4.1. */
function writeValue(value: unknown): string {
  if (Array.isArray(value)) return value.map(writeBrand).join(', ');
  return typeof value === 'boolean' ? `?${Number(value)}` : writeString(String(value));
}

const writeBrand = (brand: unknown): string =>
  isObject(brand) && 'brand' in brand && 'version' in brand
    ? `${writeString(String(brand.brand))};v=${writeString(String(brand.version))}`
    : writeString(String(brand));

const writeString = (text: string): string => `"${text.replaceAll(/["\\]/gu, String.raw`\$&`)}"`;
