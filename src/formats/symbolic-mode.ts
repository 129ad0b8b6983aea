import { defineFormat } from './format.ts';

const CLAUSE = '[ugoa]{0,4}(?:[-+][rwxXst]{1,6})+';
const CLAUSES = new RegExp(`^${CLAUSE}(?:,${CLAUSE})*$`, 'u');

/** Changes to a mode for chmod, as opposed to a complete mode. */
export default defineFormat({
  parent: 'text',
  order: 41,
  looksLike: (text) => (text.length <= 200 && CLAUSES.test(text) ? 'plausible' : 'no'),
  samples: { plausible: ['u+x', 'a+r,go-w', '+x'] },
});
