import { expect, test } from 'vitest';
import { countText } from './count-text.ts';

test.each([
  ['Two words.', 'en', 2, 10],
  ["it's\n😀", 'en', 1, 5],
  ['', 'en', 0, 0],
  ['你好世界', 'zh', 2, 4],
])('counts %j', (text, language, words, characters) => {
  expect(countText(text, language)).toEqual({ words, characters });
});
