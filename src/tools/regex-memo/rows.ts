/** The sections of the cheat sheet, in order. Their names and the meanings of the rows are reference strings. */
export const sections = ['characters', 'sets', 'quantifiers', 'places', 'choices', 'groups', 'look-around', 'flags'] as const;
export type Section = (typeof sections)[number];

export interface Row {
  readonly id: string;
  readonly section: Section;
  readonly pattern: string;
  readonly flags: string;
  readonly sample: string;
  /** All matches in the sample, in order. */
  readonly matches: readonly string[];
}

const row = (id: string, section: Section, [pattern, flags]: readonly [pattern: string, flags: string], sample: string, matches: readonly string[]): Row => ({
  id,
  section,
  pattern,
  flags,
  sample,
  matches,
});

export const rows: readonly Row[] = [
  row('letter', 'characters', ['a', ''], 'cat', ['a']),
  row('any', 'characters', ['.', ''], 'a\nb', ['a', 'b']),
  row('any-line-breaks', 'characters', ['.', 's'], 'a\nb', ['a', '\n', 'b']),
  row('digit', 'characters', [String.raw`\d`, ''], 'a1b22', ['1', '2', '2']),
  row('not-digit', 'characters', [String.raw`\D`, ''], '1a2', ['a']),
  row('word', 'characters', [String.raw`\w`, ''], 'é_a1', ['_', 'a', '1']),
  row('not-word', 'characters', [String.raw`\W`, ''], 'a-b', ['-']),
  row('space', 'characters', [String.raw`\s`, ''], 'a\u00a0b c', ['\u00a0', ' ']),
  row('not-space', 'characters', [String.raw`\S`, ''], ' a ', ['a']),
  row('tab', 'characters', [String.raw`\t`, ''], 'a\tb', ['\t']),
  row('line-feed', 'characters', [String.raw`\n`, ''], 'a\nb', ['\n']),
  row('carriage-return', 'characters', [String.raw`\r`, ''], 'a\r\nb', ['\r']),
  row('hex-escape', 'characters', [String.raw`\x41`, ''], 'AB', ['A']),
  row('code-escape', 'characters', [String.raw`\u00e9`, ''], 'café', ['é']),
  row('code-point', 'characters', [String.raw`\u{1F600}`, 'u'], '😀!', ['😀']),
  row('letter-any-script', 'characters', [String.raw`\p{L}`, 'u'], 'aéЖ1', ['a', 'é', 'Ж']),
  row('capital-any-script', 'characters', [String.raw`\p{Lu}`, 'u'], 'aÉЖ', ['É', 'Ж']),
  row('script', 'characters', [String.raw`\p{Script=Greek}`, 'u'], 'aβγ', ['β', 'γ']),
  row('emoji', 'characters', [String.raw`\p{Emoji_Presentation}`, 'u'], 'ok 😀', ['😀']),
  row('escaped', 'characters', [String.raw`\.`, ''], 'a.b', ['.']),
  row('one-of', 'sets', ['[xyz]', ''], 'xay', ['x', 'y']),
  row('none-of', 'sets', ['[^xyz]', ''], 'xay', ['a']),
  row('range', 'sets', ['[1-3]', ''], '0123', ['1', '2', '3']),
  row('not-range', 'sets', ['[^1-3]', ''], '0123', ['0']),
  row('plain-in-set', 'sets', ['[.*+]', ''], 'a.b*', ['.', '*']),
  row('escaped-in-set', 'sets', [String.raw`[\]\\^-]`, ''], 'a]b-c', [']', '-']),
  row('difference', 'sets', [String.raw`[\p{L}--[a-z]]`, 'v'], 'aÉb', ['É']),
  row('intersection', 'sets', [String.raw`[\w&&\d]`, 'v'], 'a1', ['1']),
  row('star', 'quantifiers', ['ab*', ''], 'a ab abb', ['a', 'ab', 'abb']),
  row('plus', 'quantifiers', ['ab+', ''], 'a ab abb', ['ab', 'abb']),
  row('optional', 'quantifiers', ['colou?r', ''], 'color colour', ['color', 'colour']),
  row('exactly', 'quantifiers', ['a{2}', ''], 'aaaaa', ['aa', 'aa']),
  row('at-least', 'quantifiers', ['a{2,}', ''], 'a aa aaa', ['aa', 'aaa']),
  row('between', 'quantifiers', ['a{2,3}', ''], 'aaaaa', ['aaa', 'aa']),
  row('lazy', 'quantifiers', ['<.+?>', ''], '<a><b>', ['<a>', '<b>']),
  row('greedy', 'quantifiers', ['<.+>', ''], '<a><b>', ['<a><b>']),
  row('start', 'places', ['^a', ''], 'aa', ['a']),
  row('end', 'places', ['a$', ''], 'aa', ['a']),
  row('line-start', 'places', [String.raw`^\w`, 'm'], 'ab\ncd', ['a', 'c']),
  row('whole-word', 'places', [String.raw`\bcat\b`, ''], 'cat concat', ['cat']),
  row('not-boundary', 'places', [String.raw`\Bcat`, ''], 'cat concat', ['cat']),
  row('choice', 'choices', ['cat|dog', ''], 'cat dog', ['cat', 'dog']),
  row('group', 'groups', ['(ab)+', ''], 'ababc', ['abab']),
  row('non-capturing', 'groups', ['(?:ab)+', ''], 'ababc', ['abab']),
  row('named-group', 'groups', [String.raw`(?<year>\d{4})`, ''], 'in 2026', ['2026']),
  row('back-reference', 'groups', [String.raw`(\w)\1`, ''], 'hello', ['ll']),
  row('named-reference', 'groups', [String.raw`(?<q>['"]).*?\k<q>`, ''], 'say "hi"', ['"hi"']),
  row('lookahead', 'look-around', ['foo(?=bar)', ''], 'foobar foobaz', ['foo']),
  row('negative-lookahead', 'look-around', ['foo(?!bar)', ''], 'foobar foobaz', ['foo']),
  row('lookbehind', 'look-around', [String.raw`(?<=€)\d+`, ''], '€10 $20', ['10']),
  row('negative-lookbehind', 'look-around', [String.raw`(?<!€)\b\d+`, ''], '€10 $20', ['20']),
  row('ignore-case', 'flags', ['a', 'i'], 'aA', ['a', 'A']),
  row('unicode', 'flags', ['.', 'u'], '😀', ['😀']),
];
