import type { Vocabulary } from './reserved-words.ts';
import type { Token } from './scan.ts';

/** The role of a word that the library would misjudge: an identifier, or a keyword that it would miss. */
export type Role = 'name' | 'keyword';

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/u));

// No dialect has unquoted identifiers with these names, except where only an operand is possible.
const CORE = setOf(
  `ALL ALTER AND AS ASC BETWEEN BY CASE CONSTRAINT CREATE CROSS DELETE DESC DISTINCT DROP ELSE END EXCEPT EXISTS FROM FULL GRANT GROUP HAVING
IN INNER INSERT INTERSECT INTO IS JOIN LEFT LIKE LIMIT NATURAL NOT ON OR ORDER OUTER PRIMARY REFERENCES RIGHT SELECT SET TABLE THEN UNION UPDATE
USING VALUES WHEN WHERE WITH`,
);
// Operands that are not identifiers.
const VALUES = setOf(
  `NULL TRUE FALSE DEFAULT UNKNOWN ALL DISTINCT NOT SELECT CASE EXISTS CURRENT_DATE CURRENT_TIME CURRENT_TIMESTAMP CURRENT_USER LOCALTIME LOCALTIMESTAMP
SESSION_USER SYSTEM_USER`,
);
// Prefix words of an operand.
const PREFIXES = setOf(
  `ALL ANY ARRAY BINARY BOTH CASE CAST CONNECT_BY_ROOT CURRENT DISTINCT DISTINCTROW EXISTS HIGH_PRIORITY IF INTERVAL LATERAL LEADING NEXT NOT ONLY PRIOR
ROW SELECT SOME SQL_CALC_FOUND_ROWS SQL_NO_CACHE STRAIGHT_JOIN STRUCT TABLE TOP TRAILING UNNEST VALUES VARIADIC WITH`,
);
// An operand follows.
const BEFORE_OPERAND = setOf(
  `SELECT DISTINCT WHERE PREWHERE AND OR XOR ON HAVING QUALIFY BY WHEN CASE IN LIKE ILIKE RLIKE REGEXP BETWEEN RETURNING SET DIV MOD ESCAPE
COLLATE INTERVAL PRIOR BOTH LEADING TRAILING USING OUTPUT`,
);
// A table or another object follows, possibly after some words.
const BEFORE_TABLE: Readonly<Record<string, ReadonlySet<string>>> = {
  FROM: setOf('LATERAL ONLY UNNEST'),
  JOIN: setOf('LATERAL ONLY UNNEST'),
  INTO: setOf('TEMP TEMPORARY UNLOGGED LOCAL DIRECTORY OUTFILE DUMPFILE FUNCTION'),
  UPDATE: setOf('ONLY IGNORE LOW_PRIORITY STATISTICS'),
  TABLE: setOf('IF ONLY FUNCTION'),
  REFERENCES: setOf(''),
  ...Object.fromEntries(
    ['DESCRIBE', 'TRUNCATE', 'USE'].map((word) => [
      word,
      setOf('FUNCTION DATABASE SCHEMA EXTENDED FORMATTED INDEX ROLE WAREHOUSE CATALOG SECONDARY QUERY COLUMN ONLY IF FORCE IGNORE KEY'),
    ]),
  ),
};
const OBJECTS = setOf(
  `VIEW INDEX DATABASE SCHEMA SEQUENCE FUNCTION PROCEDURE PROC TRIGGER TYPE DOMAIN EXTENSION USER ROLE POLICY EVENT SYNONYM DICTIONARY TABLESPACE STAGE
TASK STREAM WAREHOUSE COLUMN CONSTRAINT EXISTS`,
);
const NO_OBJECT = setOf('IF NOT ONLY CONCURRENTLY RECURSIVE ON FROM FOR AS IN TO WITH SELECT BY SET IS REPLACE EXISTS AND OR CHECK MAPPING PRIVILEGES');
// Words that can follow an operand.
const AFTER_OPERAND = setOf(
  `AS IS IN LIKE ILIKE RLIKE REGEXP SIMILAR GLOB MATCH NOT BETWEEN AND OR XOR DIV MOD ASC DESC NULLS COLLATE AT FROM WHERE PREWHERE GROUP ORDER HAVING QUALIFY
LIMIT OFFSET FETCH UNION INTERSECT EXCEPT MINUS WINDOW WHEN THEN ELSE END JOIN INNER LEFT RIGHT FULL CROSS NATURAL ON USING SET INTO RETURNING OVER
ESCAPE FOR ROWS RANGE GROUPS SETTINGS FORMAT OUTPUT OVERLAPS ISNULL NOTNULL WITH`,
);
const AFTER_ALIAS = setOf(
  `FROM WHERE PREWHERE GROUP ORDER HAVING QUALIFY LIMIT OFFSET FETCH UNION INTERSECT EXCEPT MINUS WINDOW WHEN SELECT JOIN INNER LEFT RIGHT FULL CROSS NATURAL ON
USING SET INTO FOR RETURNING ANY ALL ASOF SEMI ANTI GLOBAL PASTE ARRAY STRAIGHT_JOIN VALUES SETTINGS FORMAT FINAL OUTPUT THEN`,
);
// Words that are never an alias.
const NO_ALIAS = setOf('NOWAIT STRAIGHT_JOIN MINUS LATERAL ISNULL NOTNULL NULL TRUE FALSE');
const BEFORE_JOIN = setOf('ANY ALL ASOF SEMI ANTI GLOBAL LOCAL PASTE ARRAY OUTER');
const JOINS = setOf('JOIN INNER LEFT RIGHT FULL CROSS NATURAL ANY ALL ASOF SEMI ANTI OUTER APPLY');
const CONSTRAINTS = setOf(
  'CONSTRAINT PRIMARY FOREIGN UNIQUE CHECK KEY INDEX FULLTEXT SPATIAL LIKE EXCLUDE PERIOD PROJECTION SHARD SORT VECTOR CLUSTERED SUPPLEMENTAL',
);
const CLAUSES: Readonly<Record<string, Clause>> = {
  SELECT: 'select',
  RETURNING: 'select',
  FROM: 'from',
  JOIN: 'from',
  INTO: 'from',
  UPDATE: 'from',
  MERGE: 'from',
  USING: 'from',
  ...Object.fromEntries(['WHERE', 'PREWHERE', 'ON', 'HAVING', 'QUALIFY', 'BY', 'SET'].map((word) => [word, 'operands' as const])),
  ...Object.fromEntries(
    ['OFFSET', 'FETCH', 'LIMIT', 'FOR', 'WINDOW', 'SETTINGS', 'FORMAT', 'WITH', 'GRANT', 'REVOKE', 'ALTER', 'TABLESAMPLE', 'SAMPLE', 'TABLE'].map((word) => [
      word,
      'other' as const,
    ]),
  ),
};
const TYPES =
  /^(?:(?:BIG|SMALL|TINY|MEDIUM)?(?:INT|SERIAL|TEXT)|INTEGER|U?INT\d+|N?(?:VAR)?CHAR2?|CHARACTER|DATE(?:TIME)?\d*|TIME(?:STAMP\w*)?|BOOL(?:EAN)?|DEC(?:IMAL)?\d*|NUMERIC|NUMBER|FLOAT\d*|DOUBLE|REAL|JSONB?|UUID|[BC]LOB|STRING|BYTEA|MONEY|BIT|XML|ENUM\d*|(?:VAR)?BINARY|ARRAY|MAP|STRUCT|NULLABLE|LOWCARDINALITY)$/u;

// Keyword phrases, also in dialects that know only some of the words; _ matches any word or number.
const PHRASES = [
  'IS NULL,IS NOT NULL,IS TRUE,IS FALSE,IS NOT TRUE,IS NOT FALSE,FOREIGN KEY,PRIMARY KEY,NULLS FIRST,NULLS LAST,GROUPING SETS,UNBOUNDED PRECEDING',
  'UNBOUNDED FOLLOWING,CURRENT ROW,_ PRECEDING,_ FOLLOWING,WITHIN GROUP,AT TIME ZONE,SKIP LOCKED,IF EXISTS,IF NOT EXISTS,WHEN MATCHED,WHEN NOT MATCHED',
  'ROWS ONLY,ROW ONLY,WITH TIES,WITH ROLLUP,WITH CUBE,NO ACTION,DO NOTHING,DO UPDATE,ON CONFLICT,EXCLUDE TIES,EXCLUDE GROUP,EXCLUDE NO OTHERS',
  'FETCH FIRST,FETCH NEXT,ON DUPLICATE KEY,INSERT OVERWRITE,CLUSTER BY,DISTRIBUTE BY,SORT BY,START WITH,INCREMENT BY,IDENTIFIED BY',
  'WHEN NOT MATCHED BY SOURCE,WHEN NOT MATCHED BY TARGET,FOR EACH ROW,MATERIALIZED VIEW,OR REPLACE',
]
  .join(',')
  .split(',')
  .map((phrase) => phrase.split(' '));
const PHRASE_STARTS = new Set(PHRASES.map(([first]) => first));
const DISTINCT_FROM = ['IS DISTINCT FROM', 'IS NOT DISTINCT FROM'].map((phrase) => phrase.split(' '));
const FRAMES = setOf('ROWS RANGE GROUPS');
const FRAME_LIMITS = setOf('UNBOUNDED CURRENT');
const FRAME_ENDS = setOf('PRECEDING FOLLOWING');
const UNITS = /^(?:(?:MICRO|MILLI|NANO)?SECOND|MINUTE|HOUR|DAY|WEEK|MONTH|QUARTER|YEAR)S?$/u;

type Clause = 'select' | 'from' | 'operands' | 'definitions' | 'types' | 'other';

/** The state inside one pair of parentheses. */
interface Scope {
  clause: Clause;
  /** What is expected next: an operand, a table or similar, or neither. */
  expected: 'operand' | 'object' | undefined;
  /** Whether the unit of an INTERVAL is expected. */
  isInterval: boolean;
  /** Between < and > of a type. */
  isAngle: boolean;
  /** The word before BY. */
  by: string;
  /** Number of open CASE expressions. */
  cases: number;
}

/**
 * Distinguishes identifiers from keywords by position: a word that is a keyword in one position is an identifier in
 * others, where it must keep its letters (`SELECT name, type FROM events`).
 */
export function rolesIn(tokens: readonly Token[], text: string, vocabulary: Vocabulary): ReadonlyMap<number, Role> {
  return new RoleReader(tokens, text, vocabulary).read();
}

class RoleReader {
  readonly #solid: readonly number[];
  readonly #words: readonly string[];
  readonly #tokens: readonly Token[];
  readonly #vocabulary: Vocabulary;
  readonly #roles = new Map<number, Role>();
  // Positions of words that belong to a phrase.
  readonly #phrased = new Set<number>();
  #scopes: Scope[] = [];
  #statement = '';
  #isTable = false;

  constructor(tokens: readonly Token[], text: string, vocabulary: Vocabulary) {
    this.#tokens = tokens;
    this.#vocabulary = vocabulary;
    this.#solid = tokens.flatMap(({ kind }, index) => (kind === 'space' || kind === 'comment' ? [] : [index]));
    // A word in uppercase, or another token unchanged.
    this.#words = this.#solid.map((index) => {
      const { kind, start, end } = tokens[index] as Token;
      const found = text.slice(start, end);
      return kind === 'word' ? found.toUpperCase() : kind === 'placeholder' || kind === 'quoted' ? found.slice(0, 1) : found;
    });
  }

  read(): ReadonlyMap<number, Role> {
    this.#reset();
    for (let place = 0; place < this.#solid.length; place++) {
      const kind = this.#kind(place);
      const word = this.#word(place);
      if (kind === 'word') this.#readWord(place, word);
      else if (kind === 'semicolon') this.#reset();
      else if (kind === 'open') this.#open(place);
      else if (kind === 'close') this.#close();
      else if (kind === 'symbol') this.#readSymbol(place, word);
      else this.#top.expected = undefined;
    }
    return this.#roles;
  }

  get #top(): Scope {
    const top = this.#scopes.at(-1);
    if (top) return top;
    const scope: Scope = { clause: 'other', expected: undefined, isInterval: false, isAngle: false, by: '', cases: 0 };
    this.#scopes.push(scope);
    return scope;
  }

  #reset(): void {
    this.#scopes = [];
    this.#statement = '';
    this.#isTable = false;
  }

  #kind(place: number): Token['kind'] | undefined {
    return this.#tokens[this.#solid[place] ?? -1]?.kind;
  }

  #word(place: number): string {
    return this.#words[place] ?? '';
  }

  #isGlued(place: number): boolean {
    return (this.#solid[place] ?? 0) === (this.#solid[place - 1] ?? 0) + 1;
  }

  #roleAt(place: number): Role | undefined {
    return this.#roles.get(this.#solid[place] ?? -1);
  }

  #set(place: number, role: Role): void {
    this.#roles.set(this.#solid[place] ?? -1, role);
  }

  // --- Brackets and symbols

  #open(place: number): void {
    const before = this.#word(place - 1);
    const { clause } = this.#top;
    const isType = this.#kind(place - 1) === 'word' && this.#roleAt(place - 1) === undefined && (this.#vocabulary.dataTypes.has(before) || TYPES.test(before));
    const isDefinition = this.#isTable && this.#scopes.length === 1 && clause === 'other' && before !== 'BY';
    if (isDefinition) this.#isTable = false;
    const inner: Clause = isDefinition ? 'definitions' : isType && (clause === 'types' || clause === 'definitions') ? 'types' : 'operands';
    this.#scopes.push({ clause: inner, expected: inner === 'types' ? undefined : 'operand', isInterval: false, isAngle: false, by: '', cases: 0 });
  }

  #close(): void {
    if (this.#scopes.length > 1) this.#scopes.pop();
    this.#top.expected = undefined;
  }

  #readSymbol(place: number, symbol: string): void {
    const scope = this.#top;
    if (symbol === '<' && this.#isGlued(place) && this.#isAngleType(place - 1)) {
      this.#scopes.push({ clause: 'types', expected: undefined, isInterval: false, isAngle: true, by: '', cases: 0 });
    } else if (symbol === '>' && scope.isAngle) this.#close();
    else if (symbol === ',') {
      scope.expected = scope.clause === 'other' || scope.clause === 'types' ? undefined : 'operand';
      scope.isInterval = false;
    } else if (symbol === '*' && scope.expected) scope.expected = undefined;
    else if (symbol === '.') scope.expected = undefined;
    else if (symbol === ':' && this.#word(place - 1) === ':' && this.#isGlued(place)) scope.expected = undefined;
    else scope.expected = 'operand';
  }

  #isAngleType(place: number): boolean {
    return this.#roleAt(place) === undefined && /^(?:ARRAY|STRUCT|MAP|UNIONTYPE|TABLE|RANGE)$/u.test(this.#word(place));
  }

  // --- Words

  #readWord(place: number, word: string): void {
    const scope = this.#top;
    if (this.#statement === '') this.#statement = word;
    if (this.#isFrame(place, word) || this.#isPhrase(place) || this.#phrased.has(place)) {
      this.#asKeyword(place, word);
      return;
    }
    if (this.#isName(place, word, scope)) {
      if (this.#vocabulary.known.has(word)) this.#set(place, 'name');
      scope.expected = undefined;
      return;
    }
    this.#asKeyword(place, word);
  }

  /** Handles a keyword, or a word unknown in the dialect. */
  #asKeyword(place: number, word: string): void {
    const scope = this.#top;
    if (!this.#isKnown(place, word) && (this.#phrased.has(place) || this.#isForced(place, word, scope))) this.#set(place, 'keyword');
    const before = this.#word(place - 1);
    if (word === 'BY') scope.by = before;
    if (word === 'INTERVAL') scope.isInterval = true;
    else if (scope.isInterval && UNITS.test(word)) scope.isInterval = false;
    if (word === 'CASE') scope.cases++;
    else if (word === 'END' && scope.cases > 0) scope.cases--;
    if (word === 'TABLE' && this.#scopes.length === 1 && this.#statement === 'CREATE') this.#isTable = true;
    if (word === 'AS' && this.#scopes.length === 1) this.#isTable = this.#isTable && this.#word(place + 1) === '(';
    const isGrant = /^(?:GRANT|REVOKE)$/u.test(this.#statement);
    const clause = isGrant ? undefined : CLAUSES[word];
    const isUpdate = word !== 'UPDATE' || !/^(?:FOR|ON|DO|OR|NO|,)$/u.test(before);
    if (word === 'WITH' && this.#isBeforeName(place, word)) scope.clause = 'from';
    else if (clause && isUpdate && !(word === 'USING' && this.#word(place + 1) === '(') && scope.clause !== 'definitions') {
      scope.clause = clause;
    }
    if (word === 'NOT' || (/^(?:DISTINCT|ALL)$/u.test(word) && scope.expected)) return;
    if (word === 'EXISTS' && (before === 'IF' || this.#word(place - 2) === 'IF')) scope.expected = 'object';
    else if (BEFORE_TABLE[word] && isUpdate) scope.expected = 'object';
    else if (this.#isBeforeName(place, word)) scope.expected = 'object';
    else if (this.#isObjectWord(place, word)) scope.expected = 'object';
    else if (/^(?:THEN|ELSE)$/u.test(word)) scope.expected = scope.cases > 0 ? 'operand' : undefined;
    else scope.expected = BEFORE_OPERAND.has(word) ? 'operand' : undefined;
  }

  /** Whether the library treats a word at its position as a keyword, alone or in a phrase. */
  #isKnown(place: number, word: string): boolean {
    const { keywords, functions, dataTypes, phrases } = this.#vocabulary;
    const isFunction = functions.has(word);
    if (isFunction ? this.#word(place + 1) === '(' : keywords.has(word) && !(dataTypes.has(word) && this.#phrased.has(place))) return true;
    for (let first = Math.max(0, place - MAX_PHRASE_WORDS); first <= place; first++) {
      let phrase = this.#word(first);
      for (let last = first + 1; last <= first + MAX_PHRASE_WORDS; last++) {
        phrase += ` ${this.#word(last)}`;
        if (last >= place && phrases.has(phrase)) return true;
      }
    }
    return false;
  }

  /** WITH before a common table expression, ON before the table of an index. */
  #isBeforeName(place: number, word: string): boolean {
    if (word === 'WITH') return place === 0 || this.#kind(place - 1) !== 'word' || this.#statement === 'WITH';
    if (word === 'RECURSIVE') return this.#word(place - 1) === 'WITH';
    return word === 'ON' && this.#scopes.length === 1 && /^(?:CREATE|GRANT|REVOKE|COMMENT|DROP)$/u.test(this.#statement);
  }

  #isObjectWord(place: number, word: string): boolean {
    if (word === 'EXISTS' || !OBJECTS.has(word)) return word === 'TO' && /^(?:ALTER|RENAME|GRANT|CREATE)$/u.test(this.#statement);
    if (this.#top.clause === 'definitions') return word === 'CONSTRAINT';
    if (word === 'COLUMN' || word === 'CONSTRAINT') return true;
    const isDefining = /^(?:CREATE|ALTER|DROP|RENAME|COMMENT|TRUNCATE)$/u.test(this.#statement) && this.#scopes.length === 1;
    return isDefining && place > 0 && this.#word(place - 1) !== 'COLUMN';
  }

  /** Marks the words of keyword phrases from this position on. */
  #isPhrase(place: number): boolean {
    if (this.#kind(place - 1) === 'symbol' && this.#word(place - 1) === '.') return false;
    if (!PHRASE_STARTS.has(this.#word(place)) && !FRAME_ENDS.has(this.#word(place + 1))) return this.#phrased.has(place);
    for (const phrase of PHRASES)
      if (this.#matches(phrase, place)) for (let at = 0; at < phrase.length; at++) if (phrase[at] !== '_') this.#phrased.add(place + at);
    for (const phrase of DISTINCT_FROM) {
      // The library has the phrase in some dialects; in others it would treat FROM as a clause.
      if (!this.#matches(phrase, place) || this.#vocabulary.phrases.has(phrase.join(' '))) continue;
      for (let at = 0; at < phrase.length; at++) {
        this.#phrased.add(place + at);
        this.#set(place + at, 'keyword');
      }
    }
    return this.#phrased.has(place);
  }

  #matches(phrase: readonly string[], place: number): boolean {
    if (phrase[0] === 'WHEN' && !/^(?:MERGE|WITH)$/u.test(this.#statement)) return false;
    return phrase.every((word, at) => (word === '_' ? this.#isFrameValue(place + at) : this.#kind(place + at) === 'word' && this.#word(place + at) === word));
  }

  #isFrameValue(place: number): boolean {
    return /^\p{Number}/u.test(this.#word(place)) && (FRAMES.has(this.#word(place - 1)) || /^(?:BETWEEN|AND)$/u.test(this.#word(place - 1)));
  }

  /** Keeps a window frame on its line, where AND does not join conditions. */
  #isFrame(place: number, word: string): boolean {
    if (!FRAMES.has(word)) return false;
    const isBetween = this.#word(place + 1) === 'BETWEEN';
    const from = place + (isBetween ? 2 : 1);
    const limit = this.#frameLimit(from);
    if (limit === undefined) return false;
    this.#phrased.add(place);
    if (!isBetween) return true;
    const to = this.#word(limit) === 'AND' ? this.#frameLimit(limit + 1) : undefined;
    if (to === undefined) return false;
    this.#phrased.add(place + 1).add(limit);
    for (const keyword of [place, place + 1, limit]) this.#set(keyword, 'keyword');
    return true;
  }

  /** Returns the position after a frame bound, such as `UNBOUNDED PRECEDING`. */
  #frameLimit(from: number): number | undefined {
    if (FRAME_LIMITS.has(this.#word(from))) {
      this.#phrased.add(from).add(from + 1);
      return from + 2;
    }
    // An expression: up to its PRECEDING.
    for (let place = from, depth = 0; place < from + MAX_LIMIT_TOKENS; place++) {
      const kind = this.#kind(place);
      if (kind === undefined || kind === 'semicolon') return undefined;
      if (kind === 'open') depth++;
      else if (kind === 'close' && depth-- === 0) return undefined;
      else if (depth === 0 && FRAME_ENDS.has(this.#word(place)) && place > from) {
        this.#phrased.add(place);
        return place + 1;
      }
    }
    return undefined;
  }

  /** Whether a word is a keyword that the library knows only in other dialects. */
  #isForced(place: number, word: string, { clause, by, expected }: Scope): boolean {
    const isCalled = this.#word(place + 1) === '(';
    if (word === 'ROLLUP' || word === 'CUBE') return isCalled && by === 'GROUP' && expected === 'operand';
    if (word === 'USING') return clause === 'from' && expected === undefined;
    if (word === 'OUTPUT') return /^(?:INSERTED|DELETED|\$)$/u.test(this.#word(place + 1)) && expected === undefined;
    if (/^(?:ASC|DESC)$/u.test(word)) return (by === 'ORDER' || this.#top.clause === 'operands') && expected === undefined;
    if (/^(?:REFERENCES|CONSTRAINT|CHECK|DEFAULT|UNIQUE)$/u.test(word)) return clause === 'definitions' || this.#statement === 'ALTER';
    if (word === 'LIKE' || word === 'NATURAL') return expected === undefined && (clause === 'from' || clause === 'operands');
    return word === 'SET' && (clause === 'from' || place === 0);
  }

  // --- Identifiers

  #isName(place: number, word: string, scope: Scope): boolean {
    const before = this.#kind(place - 1) === 'symbol' ? this.#word(place - 1) : '';
    const next = this.#kind(place + 1) === 'symbol' ? this.#word(place + 1) : '';
    if (/^\p{Number}/u.test(word)) return false;
    // The names of ClickHouse's formats are case-sensitive.
    if (word === 'VALUES' && this.#word(place - 1) === 'FORMAT' && this.#statement === 'INSERT') return true;
    if (before === '.' || next === '.') return true;
    if (scope.isAngle) return this.#isType(place + 1) && this.#kind(place + 1) === 'word';
    if (before === '%' && this.#isGlued(place)) return false;
    if (this.#word(place - 1) === 'AS' && this.#roleAt(place - 1) === undefined) return this.#isAlias(place, word);
    if (scope.clause === 'definitions' && scope.expected === 'operand' && /^[(,]$/u.test(this.#word(place - 1))) return this.#isColumn(place, word);
    if (scope.isInterval && UNITS.test(word) && scope.expected === undefined) return false;
    if (scope.expected === 'object') return this.#isObject(place, word);
    if (scope.expected === 'operand') return this.#isOperand(place, word);
    if (scope.clause === 'definitions' && this.#word(place + 1) === 'TYPE' && this.#word(place - 2) === 'INDEX') return true;
    if (scope.clause === 'definitions') return /^(?:KEY|INDEX)$/u.test(this.#word(place - 1)) && this.#isKeyName(place, word);
    if (/^(?:ADD|MODIFY|CHANGE|AFTER)$/u.test(this.#word(place - 1)) && this.#statement === 'ALTER') {
      if (CORE.has(word) || /^(?:COLUMN|CONSTRAINT)$/u.test(word)) return false;
      if (OBJECTS.has(word) || CONSTRAINTS.has(word)) return this.#isType(place + 1) && this.#word(place + 2) !== '(';
      return this.#word(place - 1) === 'ADD' || this.#word(place - 1) === 'MODIFY' ? this.#isType(place + 1) : true;
    }
    if (/^(?:ENGINE|FORMAT)$/u.test(this.#word(place - 1)) && !this.#roleAt(place - 1) && this.#vocabulary.isCaseSensitive) return true;
    if (this.#word(place - 1) === 'FOR') return this.#word(place + 1) === 'IN';
    if (this.#word(place - 1) === 'DECLARE' || this.#isDeclared(place, word)) return !CORE.has(word);
    if (place === 0 || this.#kind(place - 1) === 'semicolon') return false;
    return this.#isBareAlias(place, word, scope);
  }

  #isType(place: number): boolean {
    const word = this.#word(place);
    return this.#kind(place) === 'word' && !CORE.has(word) && (this.#vocabulary.dataTypes.has(word) || TYPES.test(word));
  }

  /** A variable of a block: `name VARCHAR2(10);`, `value := 1;`. */
  #isDeclared(place: number, word: string): boolean {
    if (place > 0 && !/^(?:semicolon|word)$/u.test(this.#kind(place - 1) ?? '')) return false;
    if (this.#word(place + 1) === ':' && this.#word(place + 2) === '=') return true;
    return this.#kind(place - 1) === 'semicolon' && this.#isType(place + 1) && !this.#vocabulary.clauses.has(word);
  }

  #isEnd(place: number): boolean {
    const kind = this.#kind(place);
    return kind === undefined || kind === 'semicolon' || kind === 'close' || this.#word(place) === ',';
  }

  #isAlias(place: number, word: string): boolean {
    if (this.#kind(place + 1) === 'word' && this.#isType(place) && this.#isCast()) return false;
    if (this.#isType(place) && this.#isCast()) return false;
    if (this.#isEnd(place + 1)) return true;
    const next = this.#word(place + 1);
    if (CORE.has(word) || word === 'NULL') return AFTER_ALIAS.has(next) && word !== 'SELECT' && !/^(?:FROM|WITH)$/u.test(word) && next === 'FROM';
    return AFTER_ALIAS.has(next) || (next === '(' && this.#top.clause === 'from');
  }

  /** Whether the surrounding parentheses contain `x AS type`. */
  #isCast(): boolean {
    return this.#scopes.length > 1 && this.#top.clause === 'operands';
  }

  /** Whether an element of CREATE TABLE starts with the name of a column. */
  #isColumn(place: number, word: string): boolean {
    if (word === 'CONSTRAINT' || word === 'LIKE' || word === 'SELECT') return false;
    if (!CONSTRAINTS.has(word) && !CORE.has(word)) return true;
    return this.#isType(place + 1);
  }

  #isKeyName(place: number, word: string): boolean {
    if (CORE.has(word) || /^(?:PRIMARY|FOREIGN)$/u.test(this.#word(place - 2))) return false;
    return /^(?:\(|USING|TYPE)$/u.test(this.#word(place + 1)) || (this.#word(place - 1) === 'INDEX' && this.#kind(place + 1) === 'word');
  }

  #isObject(place: number, word: string): boolean {
    const before = this.#word(place - 1);
    if (CORE.has(word) || VALUES.has(word)) return false;
    if (this.#kind(place + 1) === 'quoted' && this.#word(place + 1) === "'") return false;
    const next = this.#word(place + 1);
    const isBeforeName = (this.#kind(place + 1) === 'word' && !AFTER_ALIAS.has(next) && !CORE.has(next)) || this.#kind(place + 1) === 'quoted';
    const modifiers = BEFORE_TABLE[before];
    if (word === 'FUNCTION' && modifiers?.has(word)) return this.#word(place + 2) !== '(';
    if (modifiers?.has(word)) return !isBeforeName && (next !== '(' || !/^(?:FROM|JOIN|USE)$/u.test(before));
    if (before === 'ON' && (OBJECTS.has(word) || word === 'COMMIT')) return !isBeforeName || next === 'TO';
    if (word === 'BODY' && before === 'TYPE') return false;
    if (!modifiers && NO_OBJECT.has(word)) return false;
    return next !== '(' || before !== 'FROM' || this.#vocabulary.isCaseSensitive || !this.#vocabulary.functions.has(word);
  }

  #isOperand(place: number, word: string): boolean {
    const before = this.#word(place - 1);
    const next = this.#word(place + 1);
    const nextKind = this.#kind(place + 1);
    if (CORE.has(word)) {
      // A word that starts an operand does not end it.
      const isEnded = this.#isEnd(place + 1) || next === 'FROM' || /^[=<>!|]$/u.test(next);
      return isEnded && !VALUES.has(word) && (/^[,(=<>]$/u.test(before) || /^(?:SELECT|BY|WHERE|AND|OR)$/u.test(before)) && !this.#isSpecial();
    }
    if (VALUES.has(word) || (before === 'WHEN' && word === 'OTHERS')) return false;
    if (before === '(' && next === 'FROM' && this.#word(place - 2) === 'EXTRACT') return false;
    if (this.#isEnd(place + 1)) return true;
    const isPrefix = PREFIXES.has(word);
    if (nextKind === 'symbol') {
      if (word === 'INTERVAL') return !/^[-+@:?$]$/u.test(next) || !this.#isUnitBehind(place);
      return !/^(?:ARRAY|STRUCT|MAP)$/u.test(word) || next !== '<' || !this.#isGlued(place + 1) || this.#kind(place + 2) !== 'word';
    }
    if (next === '(') return !isPrefix && this.#vocabulary.isCaseSensitive && this.#isGlued(place + 1) && !this.#isLibraryCall(word);
    if (nextKind === 'open') return !isPrefix && !this.#vocabulary.dataTypes.has(word);
    if (nextKind === 'quoted') return next !== "'" || !(isPrefix || this.#isType(place));
    if (nextKind !== 'word' || /^\p{Number}/u.test(next)) return false;
    if (AFTER_OPERAND.has(next)) return next !== 'FROM' || !/^(?:BOTH|LEADING|TRAILING)$/u.test(word);
    if (isPrefix || before === 'ON' || before === 'SET' || this.#vocabulary.phrases.has(`${word} ${next}`)) return false;
    if (!this.#vocabulary.known.has(next)) return true;
    return !CORE.has(next) && (this.#isEnd(place + 2) || AFTER_ALIAS.has(this.#word(place + 2)));
  }

  /** Whether `INTERVAL -1 DAY` or similar is here. */
  #isUnitBehind(place: number): boolean {
    return this.#word(place + 2) === "'" || [2, 3, 4].some((ahead) => UNITS.test(this.#word(place + ahead)));
  }

  #isLibraryCall(word: string): boolean {
    return this.#vocabulary.functions.has(word) || this.#vocabulary.dataTypes.has(word);
  }

  #isSpecial(): boolean {
    return /^(?:GRANT|REVOKE)$/u.test(this.#statement);
  }

  #isBareAlias(place: number, word: string, { clause, expected }: Scope): boolean {
    if (expected || (clause !== 'select' && clause !== 'from') || CORE.has(word) || NO_ALIAS.has(word)) return false;
    if (word === 'FORMAT' && this.#statement === 'INSERT' && this.#vocabulary.isCaseSensitive) return false;
    if (clause === 'from' && ((word === 'FINAL' && this.#vocabulary.isCaseSensitive) || (BEFORE_JOIN.has(word) && JOINS.has(this.#word(place + 1)))))
      return false;
    const before = this.#kind(place - 1);
    const isBehindOperand = before === 'close' || before === 'quoted' || before === 'placeholder' || (before === 'word' && this.#isOperandWord(place - 1));
    if (!isBehindOperand) return false;
    return this.#isEnd(place + 1) || AFTER_ALIAS.has(this.#word(place + 1)) || (clause === 'from' && this.#word(place + 1) === '(' && before === 'close');
  }

  /** Whether a word ends an operand: an identifier, a number, NULL, or the END of a CASE. */
  #isOperandWord(place: number): boolean {
    const word = this.#word(place);
    return this.#roleAt(place) === 'name' || !this.#vocabulary.known.has(word) || /^(?:END|NULL|TRUE|FALSE)$/u.test(word) || VALUES.has(word);
  }
}

const MAX_LIMIT_TOKENS = 12;
const MAX_PHRASE_WORDS = 4;
