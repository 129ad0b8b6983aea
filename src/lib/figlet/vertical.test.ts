import { expect, test } from 'vitest';
import { joinVertically } from './vertical.ts';

const [EQUAL, LINE, BARS] = [1, 8, 16] as const;
const full = { fits: false, smushes: false, rules: 0 };
const fitted = { fits: true, smushes: false, rules: 0 };
const universal = { fits: true, smushes: true, rules: 0 };
const by = (rules: number) => ({ fits: true, smushes: true, rules });

// The FIGfont standard, "Layout modes" and "Vertical smushing rules".
test.each([
  [
    'full height',
    full,
    [
      ['#', ' '],
      [' ', '#'],
    ],
    ['#', ' ', ' ', '#'],
  ],
  [
    'until they touch',
    fitted,
    [
      ['#', ' '],
      [' ', '#'],
    ],
    ['#', '#'],
  ],
  [
    'at most to the first row',
    fitted,
    [
      ['# ', '# '],
      [' #', ' #'],
    ],
    ['##', '##'],
  ],
  [
    'the closest column determines the overlap',
    fitted,
    [
      ['##', '# '],
      ['++', ' +'],
    ],
    ['##', '# ', '++', ' +'],
  ],
  [
    'one more row, the lower one is kept',
    universal,
    [
      ['#', '#'],
      ['+', '+'],
    ],
    ['#', '+', '+'],
  ],
  ['one more row, by a rule', by(LINE), [['-'], ['_']], ['=']],
  ['without a rule, until they touch', by(LINE), [['#'], ['+']], ['#', '+']],
  [
    'equal characters share only one row',
    by(EQUAL),
    [
      ['|', '|'],
      ['|', '|'],
    ],
    ['|', '|', '|'],
  ],
  [
    'bars share all rows',
    by(BARS),
    [
      ['|', '|'],
      ['|', '|'],
    ],
    ['|', '|'],
  ],
  [
    'bars share all rows, even if equal characters share one',
    by(BARS + EQUAL),
    [
      ['|', '|'],
      ['|', '|'],
    ],
    ['|', '|'],
  ],
  [
    'bars share one row in universal smushing',
    universal,
    [
      ['|', '|'],
      ['|', '|'],
    ],
    ['|', '|', '|'],
  ],
  [
    'as wide as the wider line',
    fitted,
    [
      ['#', ' '],
      [' +', '++'],
    ],
    ['#+', '++'],
  ],
  [
    'a blank line keeps its height',
    fitted,
    [
      ['#', ' '],
      [' ', ' '],
      [' ', '#'],
    ],
    ['#', ' ', ' ', ' ', ' ', '#'],
  ],
  ['a line keeps its height', fitted, [['#'], [' ', ' ', '+']], ['#', ' ', '+']],
])('joins lines vertically: %s', (_, layout, blocks, rows) => {
  expect(joinVertically(blocks, layout)).toEqual(rows);
});
