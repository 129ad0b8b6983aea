import { defineFormat } from './format.ts';
import { isColorName } from './readers/colors.ts';

const NUMBER = String.raw`(?:none|[+-]?(?:\d+\.?\d*|\.\d+)(?:%|deg|g?rad|turn)?)`;
const FUNCTION = new RegExp(String.raw`^(?:rgba?|hsla?|hwb|(?:ok)?lab|(?:ok)?lch)\(\s*${NUMBER}(?:\s*[\s,/]\s*${NUMBER}){2,3}\s*\)$`, 'iu');
const COLOR_FUNCTION = new RegExp(String.raw`^color\(\s*[a-z][a-z\d-]*(?:\s+${NUMBER}){3}(?:\s*/\s*${NUMBER})?\s*\)$`, 'iu');

const isTriple = (text: string): boolean => /^\d{1,3}(?:\s*,\s*\d{1,3}){2}$/u.test(text) && text.split(',').every((part) => Number(part) <= 255);

export default defineFormat({
  parent: 'text',
  order: 51,
  looksLike(text) {
    if (text.length > 120) return 'no';
    if (/^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/iu.test(text) || FUNCTION.test(text) || COLOR_FUNCTION.test(text)) return 'confident';
    return isColorName(text) || isTriple(text) ? 'plausible' : 'no';
  },
  samples: {
    confident: ['#336699', '#fff', 'rgb(51 102 153 / 50%)', 'hsl(210, 50%, 40%)', 'oklch(0.5 0.1 250)', 'color(display-p3 1 0 0)'],
    plausible: ['rebeccapurple', '51, 102, 153'],
  },
});
