import { defineFormat } from './format.ts';
import { isCountryCode } from './readers/countries.ts';

export default defineFormat({
  parent: 'text',
  order: 58,
  looksLike: (text) => (/^[A-Z]{6}[\dA-Z]{2}(?:[\dA-Z]{3})?$/u.test(text) && isCountryCode(text.slice(4, 6)) ? 'plausible' : 'no'),
  samples: { plausible: ['DEUTDEFF', 'CHASUS33XXX'] },
});
