import { choice, flag, list, number, table, text } from '../../contract/fields.ts';
import { declare } from '../../contract/operations.ts';
import { splitters } from '../../lib/list/items.ts';
import { sortKeys, sortOrders } from '../../lib/list/sort.ts';
import { sets } from './sets.ts';

const LONG_TEXT = 2 ** 17;

const more = text({ multiline: true, rare: true });

export const compare = declare({
  input: {
    a: text({ primary: true, multiline: true, format: 'text', alsoTakes: ['list', 'lines'], sample: 'apple\nbanana\ncherry\ncherry\nfig' }),
    b: text({ multiline: true, sample: 'banana\nCherry\nfig\ngrape', sampleWith: 'a' }),
    c: more,
    d: more,
    e: more,
    show: choice(sets, { default: 'in-all' }),
    ignoreCase: flag(),
    splitOn: choice(splitters),
    customSplit: text({ remembered: true, usedWhen: { splitOn: 'custom' } }),
    readQuotes: flag({ rare: true }),
    trimItems: flag({ default: true, rare: true }),
    removeEmpty: flag({ default: true, rare: true }),
    sort: choice(sortOrders, { rare: true }),
    sortBy: choice(sortKeys, { rare: true, usedWhen: { sort: ['ascending', 'descending'] } }),
    keyColumn: text({ rare: true }),
    hasHeader: flag({ default: true, rare: true }),
  },
  output: {
    result: text({ primary: true, multiline: true, format: 'text' }),
    count: number(),
    onlyA: list(),
    onlyB: list(),
    inAll: list(),
    regions: table({ lists: 'text', count: 'number' }),
    lists: table({ list: 'text', items: 'number', distinct: 'number', empty: 'number' }),
    duplicates: table({ list: 'text', item: 'text', count: 'number' }),
  },
  errors: ['invalid-csv', 'unknown-column'],
  answersNothing: true,
  cost: ({ a, b, c, d, e }) => (a.length + b.length + c.length + d.length + e.length > LONG_TEXT ? 'slow' : 'instant'),
});
