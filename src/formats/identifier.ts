import { defineFormat } from './format.ts';

const CAMEL = /^[a-z][a-z\d]*(?:[A-Z][a-z\d]*)+$/u;
const PASCAL = /^(?:[A-Z][a-z\d]+){2,}$/u;
const JOINED = /^_?[a-z][a-z\d]*(?:([_-])[a-z\d]+)(?:\1[a-z\d]+)*$/iu;

/** Words joined as in code and URLs: camelCase, snake_case, kebab-case. */
export default defineFormat({
  parent: 'text',
  order: 68,
  looksLike: (text) => (text.length <= 200 && (CAMEL.test(text) || PASCAL.test(text) || JOINED.test(text)) ? 'plausible' : 'no'),
  samples: { plausible: ['camelCaseName', 'PascalCaseName', 'snake_case_name', 'CONSTANT_NAME', 'my-first-post'] },
});
