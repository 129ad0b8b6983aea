import base64 from './base64.ts';
import { defineFormat } from './format.ts';

// Leading bytes of common file types, in Base64: PNG, JPEG, GIF, WebP, PDF, gzip, ZIP, ICO, WOFF2, SVG and XML.
const SIGNATURES = /^(?:iVBORw0KGgo|\/9j\/|R0lGOD|UklGR|JVBERi|H4sI|UEsDB|AAABAA|d09GMg|PHN2Z|PD94bW)/u;

/** Base64 of a file that is not text. */
export default defineFormat({
  parent: 'text',
  order: 71,
  looksLike: (text, isCut) => (SIGNATURES.test(text) ? base64.looksLike(text, isCut) : 'no'),
  samples: { confident: ['iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJ', 'H4sIAAAAAAAAA8tIzcnJVyjPL8pJUeQCAJ9mPQYOAAAA'] },
});
