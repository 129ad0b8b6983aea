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
    'no further than to the first row',
    fitted,
    [
      ['# ', '# '],
      [' #', ' #'],
    ],
    ['##', '##'],
  ],
  [
    'the nearest column decides',
    fitted,
    [
      ['##', '# '],
      ['++', ' +'],
    ],
    ['##', '# ', '++', ' +'],
  ],
  [
    'one row on, the lower holds',
    universal,
    [
      ['#', '#'],
      ['+', '+'],
    ],
    ['#', '+', '+'],
  ],
  ['one row on, by a rule', by(LINE), [['-'], ['_']], ['=']],
  ['by no rule, no further than they touch', by(LINE), [['#'], ['+']], ['#', '+']],
  [
    'equal ones share a row, and no more',
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
    'bars share all rows, though one is enough for equal ones',
    by(BARS + EQUAL),
    [
      ['|', '|'],
      ['|', '|'],
    ],
    ['|', '|'],
  ],
  [
    'bars do not in universal smushing',
    universal,
    [
      ['|', '|'],
      ['|', '|'],
    ],
    ['|', '|', '|'],
  ],
  [
    'as wide as the wider',
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
  ['a line is as high as it is', fitted, [['#'], [' ', ' ', '+']], ['#', ' ', '+']],
])('joins lines vertically: %s', (_, layout, blocks, rows) => {
  expect(joinVertically(blocks, layout)).toEqual(rows);
});
