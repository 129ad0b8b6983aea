import { vectors } from '../../contract/vectors.ts';
import type * as fields from './fields.ts';

export default vectors<typeof fields>({
  escape: [
    { source: 'empty; python3, lodash', input: { text: '' }, output: { html: '' } },
    {
      source: 'lodash 4 escape; python3',
      input: { text: '<a href="x">Tom & \'J\'</a>' },
      output: { html: '&lt;a href=&quot;x&quot;&gt;Tom &amp; &#39;J&#39;&lt;/a&gt;' },
      example: true,
    },
    { source: 'only markup', input: { text: 'é\u00A0😀' }, output: { html: 'é\u00A0😀' } },
    { source: 'python3 html.entities', input: { text: 'é € 😀', characters: 'non-ascii' }, output: { html: '&eacute; &euro; &#128512;' }, example: true },
    { source: 'HTML 4.01, 24.3.1', input: { text: 'ℵ\u00A0ϑ', characters: 'non-ascii' }, output: { html: '&alefsym;&nbsp;&thetasym;' } },
    {
      source: 'HTML Standard: lang is U+27E8, where HTML 4.01 had U+2329; python3 html.unescape',
      input: { text: '⟨\u2329', characters: 'non-ascii' },
      output: { html: '&lang;&#9001;' },
    },
    { source: 'python3', input: { text: 'é<', characters: 'non-ascii', form: 'hexadecimal' }, output: { html: '&#xE9;&#x3C;' } },
    { source: 'TAB, LF and CR are unchanged', input: { text: 'a\t\r\n\u007F\u0000', characters: 'non-ascii' }, output: { html: 'a\t\r\n&#127;&#0;' } },
    { source: 'python3', input: { text: 'Ab', characters: 'all', form: 'decimal' }, output: { html: '&#65;&#98;' } },
    { source: 'python3', input: { text: '😀\n', characters: 'all', form: 'hexadecimal' }, output: { html: '&#x1F600;&#xA;' } },
  ],
  unescape: [
    { source: 'python3, he', input: { html: '&lt;b&gt; &quot;&#39;&apos;' }, output: { text: "<b> \"''" }, example: true },
    { source: 'python3, he', input: { html: '&nbsp;&copy;&eacute;&hearts;' }, output: { text: '\u00A0©é♥' }, example: true },
    { source: 'HTML Standard: the longest name, without semicolon; python3', input: { html: '&notit; I&ampm &notin;' }, output: { text: '¬it; I&m ∉' } },
    { source: '80 to 9F as windows-1252; python3', input: { html: '&#128; &#x80; &#x9F' }, output: { text: '€ € Ÿ' } },
    { source: 'a control character if windows-1252 has no character; python3 html5lib', input: { html: '&#x81;&#1;' }, output: { text: '\u0081\u0001' } },
    { source: 'U+FFFD; python3', input: { html: '&#0;&#xD800;&#x110000;&#99999999999999999999;' }, output: { text: '\uFFFD\uFFFD\uFFFD\uFFFD' } },
    { source: 'no references; python3', input: { html: '&unknown; & &#; &#x; &;' }, output: { text: '&unknown; & &#; &#x; &;' } },
    { source: 'one name for two characters; python3', input: { html: '&NotEqualTilde;&fjlig;' }, output: { text: '≂\u0338fj' } },
    { source: 'names are case-sensitive; python3', input: { html: '&Eacute;&EACUTE;&AMP;&Amp;' }, output: { text: 'É&EACUTE;&&Amp;' } },
    { source: 'semicolons are optional after numbers; python3', input: { html: '&#65&#x42g&#X43;' }, output: { text: 'ABgC' } },
    { source: 'a single time; python3', input: { html: '&amp;lt;' }, output: { text: '&lt;' } },
    { source: 'repeats until nothing changes; python3', input: { html: '&amp;amp;lt;', repeat: true }, output: { text: '<' } },
    {
      source: 'at most ten times',
      input: { html: `&${'amp;'.repeat(11)}lt;`, repeat: true },
      output: { text: '&amp;lt;' },
    },
    { source: 'HTML Standard, attributes; he', input: { html: '?a=1&copy=2&lt;', context: 'attribute' }, output: { text: '?a=1&copy=2<' } },
    { source: 'HTML Standard, attributes; he', input: { html: '&copy &copyx &copy1 &copy;x', context: 'attribute' }, output: { text: '© &copyx &copy1 ©x' } },
    { source: 'HTML Standard, text; python3', input: { html: '?a=1&copy=2' }, output: { text: '?a=1©=2' } },
  ],
});
