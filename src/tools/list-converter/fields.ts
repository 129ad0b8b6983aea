import { choice, flag, list, number, table, text } from '../../contract/fields.ts';
import { declare } from '../../contract/operations.ts';
import { splitters } from '../../lib/list/items.ts';
import { sortKeys, sortOrders } from '../../lib/list/sort.ts';

const SLOW_UNITS = 256 * 1024;

export const convert = declare({
  input: {
    input: text({ primary: true, multiline: true, format: 'text', alsoTakes: ['list'], sample: 'pear\nfig 10\n  apple\nfig 9\npear' }),
    splitOn: choice(splitters),
    customSplit: text({ remembered: true, usedWhen: { splitOn: 'custom' } }),
    readQuotes: flag({ rare: true }),
    trimItems: flag({ default: true, rare: true }),
    removeEmpty: flag({ default: true, rare: true }),
    removePrefix: text({ rare: true }),
    removeSuffix: text({ rare: true }),
    letterCase: choice(['keep', 'lower', 'upper'], { rare: true }),
    removeDuplicates: flag(),
    ignoreCase: flag({ rare: true, usedWhen: { removeDuplicates: true } }),
    sort: choice(sortOrders),
    sortBy: choice(sortKeys, { rare: true, usedWhen: { sort: ['ascending', 'descending'] } }),
    reverse: flag({ rare: true }),
    quote: choice(['none', 'single', 'double', 'backtick']),
    escapeStyle: choice(['backslash', 'double', 'none'], { rare: true, usedWhen: { quote: ['single', 'double', 'backtick'] } }),
    itemPrefix: text({ remembered: true, rare: true }),
    itemSuffix: text({ remembered: true, rare: true }),
    separator: text({ default: ', ', remembered: true }),
    keepLineBreaks: flag({ rare: true }),
    listPrefix: text({ remembered: true, rare: true }),
    listSuffix: text({ remembered: true, rare: true }),
  },
  output: {
    output: text({ primary: true, multiline: true, format: 'text' }),
    items: list(),
    count: number(),
    duplicateCount: number(),
    frequencies: table({ item: 'text', count: 'number' }),
  },
  // Quoting and separators can make a million items long.
  cost: ({ input }) => (input.length > SLOW_UNITS ? 'slow' : 'instant'),
});
