import { choice, table, text } from '../../contract/fields.ts';
import { declare } from '../../contract/operations.ts';
import { documentCost } from '../../lib/document/fields.ts';
import { lossCodes } from './codes.ts';
import { SAMPLE } from './sample.ts';

export const convert = declare({
  input: {
    input: text({ primary: true, multiline: true, format: 'html', sample: SAMPLE }),
    headingStyle: choice(['atx', 'setext']),
    bullet: choice(['dash', 'asterisk', 'plus']),
    emphasis: choice(['asterisk', 'underscore']),
    otherTags: choice(['html', 'text']),
    linkStyle: choice(['inline', 'reference']),
    baseUrl: text({ rare: true }),
    mergedCells: choice(['html', 'repeat', 'empty'], { rare: true }),
    codeFence: choice(['backtick', 'tilde'], { rare: true }),
    lineBreak: choice(['backslash', 'spaces'], { rare: true }),
    nonBreakingSpaces: choice(['keep', 'space', 'entity'], { rare: true }),
  },
  output: {
    output: text({ primary: true, multiline: true, format: 'markdown' }),
    losses: table({ code: { codes: lossCodes }, name: 'text', count: 'number' }),
  },
  errors: ['invalid-url', 'too-deeply-nested'],
  blankIsNothing: true,
  cost: documentCost,
});
