import { defineFormat } from './format.ts';

const NUMBER = /^[+-]?(?:0x[\da-f]+|0o[0-7]+|0b[01]+|(?:\d+(?:[.,]\d*)?|[.,]\d+)(?:e[+-]?\d+)?)$/iu;

export default defineFormat({
  parent: 'text',
  order: 43,
  looksLike: (text) => (text.length <= 2000 && NUMBER.test(text) ? 'plausible' : 'no'),
  samples: { plausible: ['42', '-1.5e3', '0xff', '0b101', '3,14'] },
});
