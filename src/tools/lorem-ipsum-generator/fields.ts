import { choice, flag, integer, number, text } from '../../contract/fields.ts';
import { declare } from '../../contract/operations.ts';
import { vocabularies } from './vocabulary.ts';

/** More words take noticeable time. */
const INSTANT_WORDS = 50_000;

const units = ['paragraphs', 'sentences', 'words', 'characters'] as const;
type Unit = (typeof units)[number];

const formats = ['plain', 'html', 'markdown'] as const;
type Format = (typeof formats)[number];

const inParagraphs = { unit: 'paragraphs' } as const;

interface Amount {
  readonly count: number;
  readonly unit: Unit;
  readonly maximumSentences: number;
  readonly maximumWords: number;
}

const maxWords = ({ count, unit, maximumSentences, maximumWords }: Amount): number =>
  count * (unit === 'paragraphs' ? maximumSentences * maximumWords : unit === 'sentences' ? maximumWords : 1);

export const generate = declare({
  input: {
    count: integer({ primary: true, min: 1, max: 10_000, default: 1, usualMax: 100, remembered: true }),
    unit: choice(units),
    format: choice(formats, { usedWhen: inParagraphs }),
    vocabulary: choice(vocabularies),
    minimumSentences: integer({ min: 1, max: 100, default: 3, usedWhen: inParagraphs }),
    maximumSentences: integer({ min: 1, max: 100, default: 8, usedWhen: inParagraphs }),
    minimumWords: integer({ min: 1, max: 100, default: 8 }),
    maximumWords: integer({ min: 1, max: 100, default: 15 }),
    startWithLoremIpsum: flag({ default: true, usedWhen: { vocabulary: 'latin' } }),
  },
  output: {
    text: text({
      primary: true,
      multiline: true,
      format: ({ unit, format }: { readonly unit: Unit; readonly format: Format }) => (unit === 'paragraphs' && format !== 'plain' ? format : 'text'),
    }),
    words: number(),
    characters: number(),
  },
  errors: ['minimum-above-maximum'],
  cost: (input) => (maxWords(input) > INSTANT_WORDS ? 'slow' : 'instant'),
});
