import { choice, flag, list, number, record, text } from '../../contract/fields.ts';
import { declare } from '../../contract/operations.ts';
import type { Wcag } from './wcag.ts';

const color = text({ format: 'color' });

export const convert = declare({
  input: {
    color: text({ primary: true, format: 'color', sample: '#1ea54c' }),
    background: text({ format: 'color', default: '#ffffff' }),
    syntax: choice(['modern', 'legacy']),
    gamutMapping: choice(['css', 'clip']),
    uppercase: flag({ default: false }),
  },
  output: {
    hex: text({ primary: true, format: 'color' }),
    rgb: color,
    hsl: color,
    hsv: text(),
    hwb: color,
    cmyk: text(),
    lab: color,
    lch: color,
    oklab: color,
    oklch: color,
    displayP3: color,
    xyz: color,
    name: color,
    isExactName: flag(),
    argb: text({ format: 'color', hiddenIfEmpty: true }),
    alpha: number(),
    luminance: number(),
    inSrgbGamut: flag({ tones: { true: 'none', false: 'doubtful' } }),
    contrast: number(),
    contrastWithWhite: number(),
    contrastWithBlack: number(),
    wcag: record<Wcag>(),
    notes: list({ codes: ['surroundings-removed'] }),
  },
  errors: ['invalid-color'],
  blankIsNothing: true,
  answers: [
    { search: String.raw`(?<color>#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8}))`, shows: '{rgb}' },
    { search: String.raw`(?<color>(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(.+\))`, shows: '{hex}' },
    { search: String.raw`(?<color>.+) (?:in|to|as) rgb`, shows: '{rgb}' },
    { search: String.raw`(?<color>.+) (?:in|to|as) hsl`, shows: '{hsl}' },
    { search: String.raw`(?<color>.+) (?:in|to|as) hex`, shows: '{hex}' },
    { search: String.raw`(?<color>.+) (?:in|to|as) cmyk`, shows: '{cmyk}' },
    { search: String.raw`(?<color>.+) (?:in|to|as) oklch`, shows: '{oklch}' },
  ],
});
