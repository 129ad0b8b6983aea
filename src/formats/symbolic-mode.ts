import { defineFormat } from './format.ts';

const CLAUSE = '[ugoa]{0,4}(?:[-+][rwxXst]{1,6})+';
const CLAUSES = new RegExp(`^${CLAUSE}(?:,${CLAUSE})*$`, 'u');

/** What chmod is to change in a mode, without saying the whole of it. */
export default defineFormat({
  parent: 'text',
  order: 39,
  looksLike: (text) => (text.length <= 200 && CLAUSES.test(text) ? 'plausible' : 'no'),
  samples: { plausible: ['u+x', 'a+r,go-w', '+x'] },
});
