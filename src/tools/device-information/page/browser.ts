import { property } from '../../../page/browser/browser-property.ts';
import type { Browser } from '../readings.ts';

const hasProperties = (value: unknown): value is object => (typeof value === 'object' && value !== null) || typeof value === 'function';

/** The current browser. */
export const browser: Browser = {
  get: (path) => path.split('.').reduce<unknown>((value, name) => (hasProperties(value) ? property(value, name) : undefined), globalThis),
  matches: (mediaQuery) => matchMedia(mediaQuery).matches,
  compiles: (module) => 'WebAssembly' in globalThis && WebAssembly.validate(new Uint8Array(module)),
  now: () => new Date(),
  dateFormat: () => new Intl.DateTimeFormat(undefined, { hour: 'numeric' }).resolvedOptions(),
};
