import { expect, test } from 'vitest';
import { startProcessorTime } from '../../../scripts/processor-time.ts';
import { calculates } from './numbers.ts';

test.each(['.a + 1', '.a-.b', '.a -1', '.[0] / 3', '. * 2', '. % 2', 'map(.a) | add', '-.a', '.a |= floor', '"\\(.a + 1)" + .b', '"x" + "y"'])(
  '%s calculates',
  (filter) => {
    expect(calculates(filter)).toBe(true);
  },
);

test.each(['.', '.a // .b', '.a["b-c"]', '.[-1]', 'limit(5; .[])', '"a+b"', '.a # + 1', '.a == 1e-7', '.a == 1e+7', '[.. | numbers]', '.a[1:-1]'])(
  '%s does not calculate',
  (filter) => {
    expect(calculates(filter)).toBe(false);
  },
);

test.each(['"\\"', "'\\'", '"', '-', '"a" ', 'e', '1e-'])('a query of many %s is read in linear time', (part) => {
  const time = startProcessorTime();
  calculates(part.repeat(200_000));
  expect(time()).toBeLessThan(3_000);
});
