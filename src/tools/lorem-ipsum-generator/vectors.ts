import { matches, vectors } from '../../contract/vectors.ts';
import type * as fields from './fields.ts';

export default vectors<typeof fields>({
  generate: [
    {
      source: '3\u20138 sentences, the first is fixed',
      input: {},
      output: { text: matches(/^Lorem ipsum dolor sit amet, consectetur adipiscing elit\.( [A-Z][a-z]*( [a-z]+)*\.){2,7}$/u) },
    },
    { source: 'exactly five words', input: { count: 5, unit: 'words', startWithLoremIpsum: false }, output: { text: matches(/^[A-Z][a-z]*( [a-z]+){4}\.$/u) } },
    { source: 'the rules above', input: { count: 2, format: 'html' }, output: { text: matches(/^<p>Lorem ipsum [^<]+<\/p>\n<p>[^<]+<\/p>$/u) } },
    { source: 'a range is never empty', input: { minimumWords: 9, maximumWords: 8 }, error: 'minimum-above-maximum', field: 'minimumWords' },
    { source: 'the rules above', input: { count: 1, unit: 'words' }, output: { text: 'Lorem.' }, example: true },
    {
      source: 'exact shape',
      input: { count: 2, minimumSentences: 2, maximumSentences: 2, minimumWords: 4, maximumWords: 4, startWithLoremIpsum: false },
      output: { text: matches(/^([A-Z][a-z]*( [a-z]+){3}\. [A-Z][a-z]*( [a-z]+){3}\.)\n\n([A-Z][a-z]*( [a-z]+){3}\. [A-Z][a-z]*( [a-z]+){3}\.)$/u) },
    },
    { source: 'the opening truncated to three words', input: { count: 3, unit: 'words' }, output: { text: 'Lorem ipsum dolor.', words: 3 }, example: true },
    {
      source: 'the opening and one sentence of 8\u201315 words',
      input: { count: 2, unit: 'sentences' },
      output: { text: matches(/^Lorem ipsum dolor sit amet, consectetur adipiscing elit\. [A-Z][a-z]*( [a-z]+){7,14}\.$/u) },
    },
    { source: 'a comma before the cut is removed', input: { count: 5, unit: 'words' }, output: { text: 'Lorem ipsum dolor sit amet.', characters: 27 } },
    { source: 'the opening can be cut anywhere', input: { count: 13, unit: 'characters' }, output: { text: 'Lorem ipsum d', words: 3, characters: 13 } },
    { source: 'Japanese has no spaces', input: { vocabulary: 'japanese', unit: 'sentences', count: 2 }, output: { text: matches(/^[^\s.]+。[^\s.]+。$/u) } },
    { source: 'the other end of a range', input: { minimumSentences: 4, maximumSentences: 3 }, error: 'minimum-above-maximum', field: 'minimumSentences' },
    {
      source: 'the sentence range does not affect words',
      input: { unit: 'words', minimumSentences: 4, maximumSentences: 3 },
      output: { text: 'Lorem.' },
    },
  ],
});
