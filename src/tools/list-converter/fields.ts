import { choice, flag, list, number, table, text } from '../../contract/fields.ts';
import { declare } from '../../contract/operations.ts';

const SLOW_UNITS = 256 * 1024;

export const convert = declare({
  input: {
    input: text({ primary: true, multiline: true, format: 'text', sample: 'pear\nfig 10\n  apple\nfig 9\npear' }),
    splitOn: choice(['lines', 'comma', 'semicolon', 'tab', 'whitespace', 'custom']),
    customSplit: text({ remembered: true }),
    trimItems: flag({ default: true }),
    removeEmpty: flag({ default: true }),
    removePrefix: text(),
    removeSuffix: text(),
    letterCase: choice(['keep', 'lower', 'upper']),
    removeDuplicates: flag(),
    ignoreCase: flag(),
    sort: choice(['none', 'ascending', 'descending']),
    sortBy: choice(['alphabetical', 'natural', 'code-point', 'number', 'length']),
    reverse: flag(),
    quote: choice(['none', 'single', 'double', 'backtick']),
    escapeStyle: choice(['backslash', 'double', 'none']),
    itemPrefix: text({ remembered: true }),
    itemSuffix: text({ remembered: true }),
    separator: text({ default: ', ', remembered: true }),
    keepLineBreaks: flag(),
    listPrefix: text({ remembered: true }),
    listSuffix: text({ remembered: true }),
  },
  output: {
    output: text({ primary: true, multiline: true, format: 'text' }),
    items: list(),
    count: number(),
    duplicateCount: number(),
    frequencies: table({ item: 'text', count: 'number' }),
  },
  // What stands around a million items may be long.
  errors: ['too-long'],
  cost: ({ input }) => (input.length > SLOW_UNITS ? 'slow' : 'instant'),
});
