import { vectors } from '../../contract/vectors.ts';
import type * as fields from './fields.ts';

export default vectors<typeof fields>({
  slugify: [
    { source: 'rule: empty input', input: { text: '' }, output: { slug: '' } },
    { source: '@sindresorhus/slugify 3.0.1, transliteration, limax', input: { text: 'My file path' }, output: { slug: 'my-file-path' } },
    {
      source: '@sindresorhus/slugify 3.0.1, limax',
      input: { text: 'Déjà Vu: 10 Tips & Tricks!' },
      output: { slug: 'deja-vu-10-tips-and-tricks' },
      example: true,
    },
    { source: '@sindresorhus/slugify readme', input: { text: 'fooBar 123 $#%' }, output: { slug: 'foo-bar-123' } },
    { source: '@sindresorhus/slugify readme, limax', input: { text: 'Conway’s Law' }, output: { slug: 'conways-law' } },
    { source: '@sindresorhus/slugify readme', input: { text: 'I ♥ 🦄s' }, output: { slug: 'i-love-unicorn-s' } },
    { source: '@sindresorhus/slugify readme, transliteration, limax', input: { text: 'я люблю единорогов' }, output: { slug: 'ya-lyublyu-edinorogov' } },
    { source: 'CorentinTh/it-tools#593; transliteration, limax', input: { text: 'Test t' }, output: { slug: 'test-t' } },
    { source: 'default: German umlauts; limax', input: { text: 'Ärger über Öl' }, output: { slug: 'aerger-ueber-oel' } },
    { source: 'Swedish; transliteration', input: { text: 'Ärger över Öl', language: 'sv' }, output: { slug: 'arger-over-ol' }, example: true },
    { source: 'Danish and Norwegian', input: { text: 'Ærø Åse', language: 'da' }, output: { slug: 'aeroe-aase' } },
    { source: 'Danish and Norwegian', input: { text: 'Ærø Åse', language: 'no' }, output: { slug: 'aeroe-aase' } },
    { source: 'Turkish', input: { text: 'Öğütücü', language: 'tr' }, output: { slug: 'ogutucu' } },
    { source: '@sindresorhus/slugify 3.0.1', input: { text: 'Hello World', separator: '_' }, output: { slug: 'hello_world' } },
    { source: 'rule: a separator may be empty', input: { text: 'Hello World', separator: '' }, output: { slug: 'helloworld' } },
    { source: 'rule: a separator is no pattern', input: { text: 'a b c', separator: '$&' }, output: { slug: 'a$&b$&c' } },
    { source: '@sindresorhus/slugify 3.0.1', input: { text: 'fooBar Baz', decamelize: false, lowercase: false }, output: { slug: 'fooBar-Baz' } },
    { source: '@sindresorhus/slugify 3.0.1', input: { text: 'XMLFile', lowercase: false }, output: { slug: 'XML-File' } },
    { source: 'rule: letters of every script stay, with their marks', input: { text: 'Я & हिन्दी!', transliterate: false }, output: { slug: 'я-and-हिन्दी' } },
    {
      source: 'rule: what is to be preserved stays, symbols and letters too',
      input: { text: 'C++ & café_1 \\ É', preserveCharacters: '+&é\\_-' },
      output: { slug: 'c++-&-café_1-\\-e' },
      example: true,
    },
    { source: 'rule: private use characters are none of a slug', input: { text: 'a\ue000b', preserveCharacters: '+' }, output: { slug: 'a-b' } },
    { source: 'rule: cut at a word', input: { text: 'The quick brown fox', maximumLength: 12 }, output: { slug: 'the-quick' } },
    { source: 'rule: the last word that fits', input: { text: 'The quick brown fox', maximumLength: 15 }, output: { slug: 'the-quick-brown' } },
    { source: 'rule: inside the first word', input: { text: 'Supercalifragilistic', maximumLength: 5 }, output: { slug: 'super' } },
    {
      source: 'rule: each line',
      input: { text: 'First title\nSecond Title', eachLine: true },
      output: { slug: 'first-title\nsecond-title' },
      example: true,
    },
    { source: 'rule: each line, empty ones too', input: { text: 'A\r\n\r!b\n', eachLine: true, maximumLength: 1 }, output: { slug: 'a\n\nb\n' } },
    { source: 'rule: all in one', input: { text: 'First title\nSecond Title' }, output: { slug: 'first-title-second-title' } },
  ],
});
