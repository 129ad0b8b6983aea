import { vectors } from '../../contract/vectors.ts';
import type * as fields from './fields.ts';

export default vectors<typeof fields>({
  generate: [
    { source: 'rule: empty input', input: { text: '' }, output: { numeronym: '' } },
    { source: 'CorentinTh/it-tools', input: { text: 'internationalization' }, output: { numeronym: 'i18n' }, example: true },
    { source: 'rule: each word; python3', input: { text: 'accessibility and localization' }, output: { numeronym: 'a11y and l10n' }, example: true },
    { source: 'rule: words of three letters are unchanged; python3', input: { text: 'abc' }, output: { numeronym: 'abc' } },
    {
      source: 'rule: words of three letters are abbreviated on request; python3',
      input: { text: 'abc ab', minimumLength: 3 },
      output: { numeronym: 'a1c ab' },
    },
    { source: 'rule: punctuation is unchanged; python3', input: { text: '(Kubernetes)\r\n\tkubernetes!' }, output: { numeronym: '(K8s)\r\n\tk8s!' } },
    { source: 'rule: accented letters; python3', input: { text: 'naïveté' }, output: { numeronym: 'n5é' } },
    { source: 'UAX #29: a letter and its marks are one character', input: { text: 'nai\u0308vete\u0301' }, output: { numeronym: 'n5e\u0301' } },
    {
      source: 'rule: a hyphen or apostrophe inside is part of the word; python3',
      input: { text: 'back-end ‘don’t’ a--bcd-' },
      output: { numeronym: 'b6d ‘d3t’ a--bcd-' },
    },
    { source: 'rule: minimum length; python3', input: { text: 'test code', minimumLength: 5 }, output: { numeronym: 'test code' } },
    { source: 'rule: letters of every script; python3', input: { text: 'интернационализация 国际化软件' }, output: { numeronym: 'и17я 国3件' } },
    { source: 'rule: two is too few', input: { text: 'a', minimumLength: 2 }, error: 'out-of-range', field: 'minimumLength' },
  ],
  expand: [
    { source: 'rule: only whitespace gives an empty result', input: { numeronym: ' ' }, output: { words: [] } },
    {
      source: 'w3.org/International: i18n',
      input: { numeronym: 'i18n' },
      output: { words: ['internationalisation', 'internationalization'] },
      example: true,
    },
    { source: 'kubernetes.io: K8s', input: { numeronym: ' K8S ' }, output: { words: ['kubernetes'] } },
    { source: 'a16z.com: the space is not counted', input: { numeronym: 'a16z' }, output: { words: ['Andreessen Horowitz'] } },
    { source: 'python3', input: { numeronym: 'c3t', candidates: 'cat chest count crust' }, output: { words: ['chest', 'count', 'crust'] }, example: true },
    {
      source: 'rule: own words first, without duplicates',
      input: { numeronym: 'k8s', candidates: 'Kubernetes, kafkaesqus kafkaesqus' },
      output: { words: ['Kubernetes', 'kafkaesqus'] },
    },
    { source: 'rule: unknown words', input: { numeronym: 'z99z' }, output: { words: [] } },
    { source: 'rule: missing first letter', input: { numeronym: '18n' }, error: 'invalid-numeronym', field: 'numeronym' },
    { source: 'rule: missing last letter', input: { numeronym: 'i18' }, error: 'invalid-numeronym', field: 'numeronym' },
    { source: 'rule: missing number', input: { numeronym: 'in' }, error: 'invalid-numeronym', field: 'numeronym' },
  ],
});
