import { loadOperations, hasOperations } from '../tools/declarations.ts';
import { loadHomeWords, loadSearchWords, loadShellWords } from '../runtime/platform/words.ts';
import { addToolWords } from '../runtime/platform/tool-words.ts';
import type { Offer } from '../runtime/offers.ts';
import { offersFor } from '../runtime/offers.ts';
import type { JsonSchema } from '../runtime/schema/json-schema.ts';
import { objectOf } from '../runtime/schema/json-schema.ts';
import type { FindableTool } from '../runtime/search/findable-tools.ts';
import { findableTools } from '../runtime/search/findable-tools.ts';
import type { Found } from '../runtime/search/find-tools.ts';
import { fold } from '../runtime/search/fold.ts';
import { createFinder } from '../runtime/search/find-tools.ts';
import type { Words } from '../runtime/words.ts';
import { createWords } from '../runtime/words.ts';
import { jsonAnswer } from './answers.ts';
import { checkNames, integerOf, textOf } from './arguments.ts';
import { definitionOf } from './definition.ts';
import type { CreateTool } from './tool.ts';

const LIMIT = { min: 1, max: 50, usual: 10 };

/** More than any search by words. */
const LONGEST_SEARCH = 200;

const string: JsonSchema = { type: 'string' };

const foundSchema = objectOf({
  tools: {
    type: 'array',
    items: objectOf(
      {
        tool: string,
        name: string,
        description: string,
        category: string,
        operations: { type: 'array', items: objectOf({ operation: string, label: string }) },
        // The input that accepts the sample.
        takes: objectOf({ operation: string, field: string }),
      },
      ['tool', 'name', 'description', 'category', 'operations'],
    ),
  },
});

/** Finds runnable tools by keywords or by a sample text. */
export const createFind: CreateTool = ({ words }) => ({
  definition: definitionOf({
    name: 'find',
    description: words.t('mcp.find'),
    inputSchema: objectOf(
      {
        query: { type: 'string', description: words.t('mcp.query') },
        limit: { type: 'integer', minimum: LIMIT.min, maximum: LIMIT.max, default: LIMIT.usual, description: words.t('mcp.limit') },
      },
      ['query'],
    ),
    output: foundSchema,
  }),
  async call(args) {
    checkNames(args, ['query', 'limit']);
    const found = await findTools(textOf(args, 'query'), words.language);
    return jsonAnswer({ tools: await Promise.all(found.slice(0, integerOf(args, 'limit', LIMIT)).map((hit) => describeHit(hit, words))) });
  },
});

interface Hit {
  readonly entry: FindableTool;
  readonly offer?: Offer;
}

/**
 * The tools for a query, best match first. Matches by name come before tools that accept the query as a text, unless the text
 * is more specific: it has several lines, or its format is certain and no tool has such a name.
 */
async function findTools(query: string, language: string): Promise<readonly Hit[]> {
  const { entries, find } = await loadIndex(language);
  const byTool = new Map(entries.map((entry) => [entry.id, entry]));
  const offers = offersFor(query).flatMap((offer): readonly Required<Hit>[] => {
    const entry = byTool.get(offer.tool);
    return entry ? [{ entry, offer }] : [];
  });
  const clear = offers.filter(({ offer: { confidence } }) => confidence === 'certain' || confidence === 'confident');
  const isSample = query.length > LONGEST_SEARCH || /[\r\n]/u.test(query.trim());
  const named = isSample || query.trim() === '' ? [] : hitsOf(query, find);
  const isNamed = named.some(({ isDirect }) => isDirect);
  const unclear = offers.filter((hit) => !clear.includes(hit) && (isSample || named.length === 0 || hit.offer.confidence === 'plausible'));
  return eachOnce(isNamed ? [...named, ...clear, ...unclear] : [...clear, ...named, ...unclear]);
}

type Find = (query: string) => readonly Found<FindableTool>[];

const SHORTEST_WORD = 3;

/**
 * The results for words. If no name matches them all, as in a sentence, tools are searched by all of them together, in order,
 * and then one by one, without corrections, because a sentence has words that no tool has: a word counts more if it matches fewer tools and matches better.
 */
function hitsOf(query: string, find: Find): readonly Found<FindableTool>[] {
  const whole = find(query);
  const words = [...new Set(query.toLowerCase().split(/[^\p{L}\p{N}]+/u))].filter((word) => word.length >= SHORTEST_WORD);
  if (whole.some(({ isDirect }) => isDirect) || words.length < 2) return whole;
  const naming = words
    .map((word) => ({ word, named: find(word).filter(({ isDirect, terms }) => isDirect && terms.includes(fold(word))) }))
    .filter(({ named }) => named.length > 0);
  if (naming.length === 0) return whole;
  const together = find(naming.map(({ word }) => word).join(' ')).filter(({ isDirect }) => isDirect);
  const scores = new Map<FindableTool, number>();
  for (const { named } of naming) {
    for (const [index, { entry }] of named.entries()) scores.set(entry, (scores.get(entry) ?? 0) + 1 / (named.length * (index + 1)));
  }
  const byWords = [...scores].toSorted(([, a], [, b]) => b - a).map(([entry]) => ({ entry, isDirect: true, terms: words }));
  return [...together, ...byWords, ...whole];
}

interface Index {
  readonly entries: readonly FindableTool[];
  readonly find: Find;
}

// language → index
const indexes = new Map<string, Promise<Index>>();

function loadIndex(language: string): Promise<Index> {
  const known = indexes.get(language) ?? makeIndex(language);
  indexes.set(language, known);
  return known;
}

async function makeIndex(language: string): Promise<Index> {
  const [home, search, shell] = await Promise.all([loadHomeWords(language), loadSearchWords(language), loadShellWords(language)]);
  const { t } = createWords(language, shell);
  const entries = findableTools({ home, search, nameOfCategory: (category) => t(`categories.${category}`) }).filter(({ id }) => hasOperations(id));
  return { entries, find: createFinder(entries) };
}

function eachOnce(hits: readonly Hit[]): readonly Hit[] {
  const first = new Map<string, Hit>();
  for (const hit of hits) first.set(hit.entry.id, { ...hit, ...first.get(hit.entry.id) });
  return [...first.values()];
}

async function describeHit({ entry: { id, name, description, category }, offer }: Hit, shared: Words) {
  const words = await addToolWords(id, shared);
  const operations = Object.keys(await loadOperations(id)).map((operation) => ({ operation, label: words.t(`operations.${operation}.label`) }));
  const [field] = Object.keys(offer?.values ?? {});
  return { tool: id, name, description, category, operations, ...(offer && field !== undefined && { takes: { operation: offer.operation, field } }) };
}
