import { afterComments } from '../lib/code-language/after-comments.ts';
import { defineFormat } from './format.ts';

const FIRST_WORD = /^(?:select|insert|update|delete|create|alter|drop|with)\b/iu;
// A sentence may begin with the same word: `Drop by tomorrow`.
const UNFINISHED = /^(?:[A-Z]+\s|select\s+[\d*'(@"])|;$/u;

const STATEMENTS = [
  /^select\s[\s\S]*?\sfrom\s/iu,
  /^insert\s+into\s/iu,
  /^update\s[\s\S]*?\sset\s/iu,
  /^delete\s+from\s/iu,
  /^(?:create|alter|drop)\s+(?:(?:or\s+replace|global|local|temp|temporary|unlogged|unique|clustered|materialized|recursive|virtual|external|foreign)\s+)*(?:table|view|index|database|schema|function|procedure|trigger|type|domain|sequence|role|user|extension|policy|event|tablespace|synonym|package)\b/iu,
  /^with\s[\s\S]*?\sas\s+(?:(?:not\s+)?materialized\s+)?\(/iu,
];

const COMMENTS = [
  { start: /^--/u, end: '\n' },
  { start: /^\/\*/u, end: '*/' },
];

export default defineFormat({
  parent: 'text',
  order: 17,
  looksLike(text) {
    const statement = afterComments(text, COMMENTS);
    if (!FIRST_WORD.test(statement)) return 'no';
    if (STATEMENTS.some((expression) => expression.test(statement))) return 'confident';
    return UNFINISHED.test(statement) ? 'plausible' : 'no';
  },
  samples: {
    confident: [
      'SELECT id, name\nFROM tools\nWHERE id = 1;',
      '-- all\n/* of them */ insert into tools values (1)',
      'CREATE TEMPORARY TABLE t (id int)',
      'with x as (select 1) select * from x',
    ],
    plausible: ['select 1', 'DROP everything'],
  },
});
