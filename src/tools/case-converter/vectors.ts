import { vectors } from '../../contract/vectors.ts';
import type * as fields from './fields.ts';

export default vectors<typeof fields>({
  convert: [
    { source: 'rule: empty input', input: { text: '' }, output: { camelCase: '', mockingCase: '' } },
    {
      source: 'change-case 5.4.4 for the word cases; python3 for the others',
      input: { text: 'lorem ipsum dolor' },
      output: {
        lowercase: 'lorem ipsum dolor',
        uppercase: 'LOREM IPSUM DOLOR',
        camelCase: 'loremIpsumDolor',
        pascalCase: 'LoremIpsumDolor',
        snakeCase: 'lorem_ipsum_dolor',
        constantCase: 'LOREM_IPSUM_DOLOR',
        kebabCase: 'lorem-ipsum-dolor',
        cobolCase: 'LOREM-IPSUM-DOLOR',
        trainCase: 'Lorem-Ipsum-Dolor',
        dotCase: 'lorem.ipsum.dolor',
        pathCase: 'lorem/ipsum/dolor',
        noCase: 'lorem ipsum dolor',
        capitalCase: 'Lorem Ipsum Dolor',
        sentenceCase: 'Lorem ipsum dolor',
        titleCase: 'Lorem Ipsum Dolor',
        flatCase: 'loremipsumdolor',
        swapCase: 'LOREM IPSUM DOLOR',
        mockingCase: 'LoReM IpSuM DoLoR',
      },
      example: true,
    },
    {
      source: 'change-case 5.4.4',
      input: { text: 'XMLHttpRequest' },
      output: { camelCase: 'xmlHttpRequest', snakeCase: 'xml_http_request', kebabCase: 'xml-http-request', titleCase: 'XMLHttpRequest' },
      example: true,
    },
    {
      source: 'rule: acronyms are kept, but not as the first word of camelCase',
      input: { text: 'XMLHttpRequest', keepAcronyms: true },
      output: { pascalCase: 'XMLHttpRequest', camelCase: 'xmlHttpRequest', trainCase: 'XML-Http-Request', snakeCase: 'xml_http_request' },
    },
    {
      source: 'blakeembrey/change-case#324, qcz/vscode-text-power-tools#94, wmaurer/vscode-change-case#20: punctuation is kept',
      input: { text: "WE'RE HERE. Who: the cat & dog?" },
      output: { sentenceCase: "We're here. Who: the cat & dog?", capitalCase: "We're Here. Who: The Cat & Dog?", noCase: 'were here who the cat dog' },
      example: true,
    },
    {
      source: 'rule: everything between words is kept in a phrase',
      input: { text: '  “hello,  WORLD!” (it’s 3.14 €)… state-of-the-art; snake_case @ 100 % ' },
      output: {
        sentenceCase: '  “Hello,  world!” (It’s 3.14 €)… State-of-the-art; snake_case @ 100 % ',
        capitalCase: '  “Hello,  World!” (It’s 3.14 €)… State-Of-The-Art; Snake_Case @ 100 % ',
      },
    },
    {
      source: 'rule: a sentence starts after . ! ? and whitespace, but not after e.g.',
      input: { text: 'one two. three? “four!” five, e.g. six v1.2.10 A.B' },
      output: { sentenceCase: 'One two. Three? “Four!” Five, e.g. six v1.2.10 a.b' },
    },
    {
      source: 'change-case 5.4.4: the words of names',
      input: { text: '_foo-bar.baz/quxQuux_' },
      output: { sentenceCase: 'Foo bar baz qux quux', capitalCase: 'Foo Bar Baz Qux Quux' },
    },
    {
      source: 'rule: dates, numbers and lines without words are unchanged',
      input: { text: '2024-05-01\n3.14\n---\n___\n-5\n¿QUÉ?' },
      output: { sentenceCase: '2024-05-01\n3.14\n---\n___\n-5\n¿Qué?', capitalCase: '2024-05-01\n3.14\n---\n___\n-5\n¿Qué?' },
    },
    {
      source: 'rule: an uppercase letter after a number belongs to it',
      input: { text: '3D model 2FA 4K 12Angry user2FA 3DModel' },
      output: { snakeCase: '3d_model_2fa_4k_12_angry_user2_fa_3d_model' },
    },
    {
      source: 'rule: an uppercase letter after a number forms an acronym',
      input: { text: '3D model', keepAcronyms: true },
      output: { pascalCase: '3DModel', sentenceCase: '3D model' },
    },
    {
      source: 'rule: acronyms in a sentence; a single uppercase letter is not one',
      input: { text: 'the NASA HTML5 U2 aPI', keepAcronyms: true },
      output: { sentenceCase: 'The NASA HTML5 u2 a PI', capitalCase: 'The NASA HTML5 U2 A PI' },
    },
    {
      source: 'digits are kept (CorentinTh/it-tools#1446); change-case 5.4.4, python3',
      input: { text: 'user2 v1.2.10' },
      output: { camelCase: 'user2V1_2_10', pascalCase: 'User2V1_2_10', snakeCase: 'user2_v1_2_10', constantCase: 'USER2_V1_2_10' },
    },
    {
      source: 'rule: only numbers that would merge are separated',
      input: { text: 'version 1.2 of 3 parts' },
      output: { camelCase: 'version1_2Of3Parts', pascalCase: 'Version1_2Of3Parts' },
    },
    { source: 'python3', input: { text: 'don’t STOP' }, output: { camelCase: 'dontStop', titleCase: 'Don’t STOP', swapCase: 'DON’T stop' } },
    {
      source: 'python3 str.upper, str.lower',
      input: { text: 'straße ΟΔΟΣ' },
      output: { uppercase: 'STRASSE ΟΔΟΣ', lowercase: 'straße οδος', capitalCase: 'Straße Οδος' },
    },
    {
      source: 'Unicode SpecialCasing: only the first of several letters is uppercase',
      input: { text: 'ßeta ﬁsh' },
      output: { capitalCase: 'Sseta Fish', uppercase: 'SSETA FISH' },
    },
    {
      source: 'Unicode SpecialCasing, Turkish and Azeri i',
      input: { text: 'TITLE ist', language: 'tr' },
      output: { lowercase: 'tıtle ist', uppercase: 'TITLE İST', capitalCase: 'Tıtle İst' },
      example: true,
    },
    {
      source: 'Unicode SpecialCasing, Turkish and Azeri i',
      input: { text: 'IŞIQ iz', language: 'az' },
      output: { lowercase: 'ışıq iz', uppercase: 'IŞIQ İZ' },
    },
    {
      source: 'ICU: Greek uppercase letters have no accents, unless lowercase letters follow',
      input: { text: 'Άλφα βήτα', language: 'el' },
      output: { uppercase: 'ΑΛΦΑ ΒΗΤΑ', capitalCase: 'Άλφα Βήτα', constantCase: 'ΑΛΦΑ_ΒΗΤΑ' },
    },
    {
      source: 'Unicode SpecialCasing, Lithuanian: a lowercase letter keeps its dot below an accent',
      input: { text: 'Ìs', language: 'lt' },
      output: { lowercase: 'i\u0307\u0300s', uppercase: 'ÌS', capitalCase: 'I\u0300s' },
    },
    {
      source: 'rule: the lowercase words of titles; change-case 5.4.4, python3',
      input: { text: 'the lord of the rings' },
      output: { titleCase: 'The Lord of the Rings', sentenceCase: 'The lord of the rings' },
    },
    {
      source: 'rule: a title restarts after : . ! ?, and its last word is always capitalized',
      input: { text: 'dune: the “making of”, what it is for' },
      output: { titleCase: 'Dune: The “Making of”, What It Is For' },
    },
    {
      source: 'rule: names keep their uppercase letters, unless all text is uppercase',
      input: { text: 'my iPhone at NASA' },
      output: { titleCase: 'My iPhone at NASA' },
    },
    { source: 'rule: a circled letter is a symbol, not a word', input: { text: 'point ⓐ' }, output: { titleCase: 'Point ⓐ' } },
    { source: 'rule: all uppercase', input: { text: "THE CAT'S WAR AND PEACE" }, output: { titleCase: "The Cat's War and Peace" } },
    { source: 'python3', input: { text: 'fooBar\nbazQux\r\n' }, output: { snakeCase: 'foo_bar\nbaz_qux\r\n' } },
    {
      source: 'rule: each line of a list separately',
      input: { text: 'a b\r\rc d' },
      output: { camelCase: 'aB\r\rcD', mockingCase: 'A B\r\rC D', titleCase: 'A B\r\rC D' },
    },
    { source: 'python3', input: { text: 'привет мир' }, output: { pascalCase: 'ПриветМир', constantCase: 'ПРИВЕТ_МИР' } },
    {
      source: 'rule: marks belong to their letters',
      input: { text: 'e\u0301te\u0301Fe\u0301' },
      output: { snakeCase: 'e\u0301te\u0301_fe\u0301', mockingCase: 'E\u0301tE\u0301fE\u0301' },
    },
    { source: 'python3 str.swapcase: a final sigma', input: { text: 'ΟΔΟΣ Σας Σ' }, output: { swapCase: 'οδος σΑΣ σ' } },
    {
      source: 'UAX #29: an emoji is one character',
      input: { text: '👩\u200d👩\u200d👧abc' },
      output: { mockingCase: '👩\u200d👩\u200d👧aBc', camelCase: 'abc' },
    },
  ],
});
