import { choice, flag, text } from '../../contract/fields.ts';
import { declare } from '../../contract/operations.ts';

const SLOW_UNITS = 32 * 1024;

export const convert = declare({
  input: {
    text: text({ primary: true, multiline: true, format: 'text', alsoTakes: ['identifier', 'phrase', 'prose', 'list'], sample: 'lorem ipsum dolor sit amet' }),
    language: choice(['und', 'az', 'el', 'lt', 'tr']),
    keepAcronyms: flag(),
  },
  output: {
    camelCase: text({ primary: true }),
    pascalCase: text(),
    snakeCase: text(),
    constantCase: text(),
    kebabCase: text(),
    cobolCase: text(),
    trainCase: text(),
    dotCase: text(),
    pathCase: text(),
    noCase: text(),
    flatCase: text(),
    lowercase: text(),
    uppercase: text(),
    capitalCase: text(),
    sentenceCase: text(),
    titleCase: text(),
    swapCase: text(),
    mockingCase: text(),
  },
  cost: ({ text: { length } }) => (length > SLOW_UNITS ? 'slow' : 'instant'),
  answers: [
    { search: String.raw`camel(?: ?case)? (?<text>.+)`, shows: '{camelCase}' },
    { search: String.raw`pascal(?: ?case)? (?<text>.+)`, shows: '{pascalCase}' },
    { search: String.raw`snake(?: ?case)? (?<text>.+)`, shows: '{snakeCase}' },
    { search: String.raw`kebab(?: ?case)? (?<text>.+)`, shows: '{kebabCase}' },
    { search: String.raw`constant(?: ?case)? (?<text>.+)`, shows: '{constantCase}' },
    { search: String.raw`title(?: ?case)? (?<text>.+)`, shows: '{titleCase}' },
    { search: String.raw`(?:upper ?case|upper) (?<text>.+)`, shows: '{uppercase}' },
    { search: String.raw`(?:lower ?case|lower) (?<text>.+)`, shows: '{lowercase}' },
  ],
});
