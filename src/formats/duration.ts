import { defineFormat } from './format.ts';

/** A duration in ISO 8601, section 5.5.2. */
const ISO = /^[+-]?P(?=[\dT])(?:\d+Y)?(?:\d+M)?(?:\d+W)?(?:\d+(?:[.,]\d+)?D)?(?:T(?=\d)(?:\d+(?:[.,]\d+)?H)?(?:\d+(?:[.,]\d+)?M)?(?:\d+(?:[.,]\d+)?S)?)?$/u;

export default defineFormat({
  parent: 'text',
  order: 88,
  looksLike: (text) => (text.length <= 80 && ISO.test(text) ? 'confident' : 'no'),
  samples: { confident: ['P1Y2M10DT2H30M', 'PT36H', 'P3W', '-P1D', 'PT0.5S'] },
});
