import { vectors } from '../../contract/vectors.ts';
import type * as fields from './fields.ts';

export default vectors<typeof fields>({
  compare: [
    {
      source: 'comm -23, comm -13 and comm -12 of GNU coreutils 9.1, sorted input',
      input: { a: 'apple\nbanana\ncherry\nfig', b: 'banana\nfig\ngrape' },
      output: { result: 'banana\nfig', count: 2, onlyA: ['apple', 'cherry'], onlyB: ['grape'], inAll: ['banana', 'fig'] },
      example: true,
    },
    {
      source: 'by hand: three lists, and the regions of their Venn diagram',
      input: { a: '1,2,3,4', b: '3,4,5', c: '4,5,6', splitOn: 'comma', show: 'in-several' },
      output: {
        result: '3\n4\n5',
        regions: [
          { lists: 'A', count: 2 },
          { lists: 'B', count: 0 },
          { lists: 'C', count: 1 },
          { lists: 'A, B', count: 1 },
          { lists: 'B, C', count: 1 },
          { lists: 'A, B, C', count: 1 },
        ],
      },
      example: true,
    },
    {
      source: 'by hand: case is ignored, the first form is shown, and duplicates are counted',
      input: { a: 'Straße\nfig \n\nFIG', b: 'STRASSE\nkiwi', ignoreCase: true, show: 'in-any' },
      output: {
        result: 'Straße\nfig\nkiwi',
        inAll: ['Straße'],
        lists: [
          { list: 'A', items: 3, distinct: 2, empty: 1 },
          { list: 'B', items: 2, distinct: 2, empty: 0 },
        ],
        duplicates: [{ list: 'A', item: 'fig', count: 2 }],
      },
    },
    {
      source: 'by hand: the rows of CSV whose key is missing in the other text, with their header',
      input: { a: 'id;name\n1;"Ada;\nLovelace"\n2;Bob', b: 'id;name\n2;Robert', keyColumn: 'id', show: 'only-a' },
      output: { result: 'id;name\n1;"Ada;\nLovelace"', onlyA: ['1;"Ada;\nLovelace"'], inAll: ['2;Bob'] },
      example: true,
    },
    {
      source: 'by hand: a column by its number, without a header',
      input: { a: 'x,1\ny,2', b: 'z,2', keyColumn: '2', hasHeader: false },
      output: { result: 'y,2', onlyA: ['x,1'], onlyB: [] },
    },
    {
      source: 'by hand: sorted by value',
      input: { a: '10\n9\n100', b: '', sort: 'ascending', sortBy: 'natural', show: 'in-one' },
      output: { result: '9\n10\n100' },
    },
    { source: 'two empty lists', input: {}, output: { result: '', count: 0, onlyA: [], onlyB: [], inAll: [] } },
    {
      source: 'a column that does not exist',
      input: { a: 'id,name\n1,Ada', b: '', keyColumn: 'key' },
      error: 'unknown-column',
      field: 'keyColumn',
    },
    {
      source: 'an unclosed quote in the second text',
      input: { a: 'id\n1', b: 'id\n"2', keyColumn: 'id' },
      error: 'invalid-csv',
      field: 'b',
    },
  ],
});
