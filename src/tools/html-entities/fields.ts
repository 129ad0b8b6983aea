import { choice, flag, text } from '../../contract/fields.ts';
import { declare } from '../../contract/operations.ts';

const INSTANT_LENGTH = 2 ** 17;

export const escape = declare({
  input: {
    text: text({ primary: true, multiline: true, format: 'text', sample: '<title>Penknife</title>' }),
    characters: choice(['markup', 'non-ascii', 'all']),
    form: choice(['named', 'decimal', 'hexadecimal']),
  },
  output: { html: text({ primary: true, multiline: true, format: 'html' }) },
  errors: ['unpaired-surrogate'],
  inverse: 'unescape',
  cost: ({ text: plain }) => (plain.length > INSTANT_LENGTH ? 'slow' : 'instant'),
  isDefault: true,
  answers: [{ search: String.raw`(?:html ?(?:escape|encode)|escape html) (?<text>.+)` }],
});

export const unescape = declare({
  input: {
    html: text({ primary: true, multiline: true, format: 'html', alsoTakes: ['escaped-html'], sample: '&lt;title&gt;Penknife&lt;/title&gt;' }),
    context: choice(['text', 'attribute']),
    repeat: flag(),
  },
  output: { text: text({ primary: true, multiline: true, format: 'text' }) },
  inverse: 'escape',
  cost: ({ html }) => (html.length > INSTANT_LENGTH ? 'slow' : 'instant'),
  answers: [{ search: String.raw`(?:html ?(?:unescape|decode)|unescape html) (?<html>.+)` }],
});
