import { vectors } from '../../contract/vectors.ts';
import type * as fields from './fields.ts';

const source = 'prettier 3.10.1';

export default vectors<typeof fields>({
  format: [
    {
      source,
      input: { input: '<h1>Hey!</h1><p>Write something here.</p>' },
      output: { output: '<h1>Hey!</h1>\n<p>Write something here.</p>' },
      example: true,
    },
    {
      source,
      input: { input: '<h1>Hey!</h1><p>Welcome to this <b>editor</b></p>' },
      output: { output: '<h1>Hey!</h1>\n<p>Welcome to this <b>editor</b></p>' },
    },
    {
      source,
      input: { input: '<ul><li><p>one</p></li><li><p>two</p></li></ul>' },
      output: { output: '<ul>\n  <li><p>one</p></li>\n  <li><p>two</p></li>\n</ul>' },
      example: true,
    },
    { source, input: { input: '<p>unclosed <b>bold' }, output: { output: '<p>unclosed <b>bold</b></p>' } },
    {
      source,
      input: { input: '<table><tr><td>1</td></tr></table>', indentWith: 'tab' },
      output: { output: '<table>\n\t<tr>\n\t\t<td>1</td>\n\t</tr>\n</table>' },
      example: true,
    },
    { source: 'prettier 3.10.1: one empty line is kept', input: { input: '<p>one</p>\n\n\n<p>two</p>' }, output: { output: '<p>one</p>\n\n<p>two</p>' } },
    {
      source,
      input: { input: '<p>a very long line of text that certainly does not fit into forty columns</p>', lineWidth: 40 },
      output: { output: '<p>\n  a very long line of text that\n  certainly does not fit into forty\n  columns\n</p>' },
    },
    {
      source,
      input: { input: '<a href="https://e.example/" target="_blank" rel="noopener">link</a><img src="a.png" alt="A">' },
      output: { output: '<a href="https://e.example/" target="_blank" rel="noopener">link</a\n><img src="a.png" alt="A" />' },
    },
    {
      source: 'HTML Standard, 13.2.6.4.7: a paragraph closes the previous one; parse5 8.0',
      input: { input: '<p>one <b>bold<p>next' },
      output: { output: '<p>one <b>bold</b></p>\n<p><b>next</b></p>' },
    },
    {
      source: 'HTML Standard, 13.2.6.4.9: text in a table is moved before it; parse5 8.0',
      input: { input: '<table>x<tr><td>1</td></tr></table>' },
      output: { output: 'x\n<table>\n  <tbody>\n    <tr>\n      <td>1</td>\n    </tr>\n  </tbody>\n</table>' },
    },
    {
      source: 'HTML Standard, 13.2.6.4.7: a link closes the previous one; parse5 8.0',
      input: { input: '<a href="1">x<a href="2">y' },
      output: { output: '<a href="1">x</a><a href="2">y</a>' },
    },
    {
      source: 'Word 365, saved as filtered HTML',
      input: { input: '<p class=MsoNormal><b><span style="mso-fareast-language:EN-US">Hi<o:p></o:p></span></b></p>' },
      output: { output: '<p><b>Hi</b></p>' },
    },
    {
      source: 'Word 365, pasted: a list, a conditional comment, styles of Word and others',
      input: {
        input:
          "<!--[if gte mso 9]><xml><w:WordDocument></w:WordDocument></xml><![endif]--><style>p.MsoNormal {mso-style-parent:''}</style><p class='MsoListParagraph lead' style='margin-left:36.0pt;mso-list:l0 level1 lfo1;color:red'><![if !supportLists]><span style='mso-list:Ignore'>·</span><![endif]>one</p>",
      },
      output: { output: '<p class="lead" style="margin-left:36.0pt; color:red">·one</p>' },
    },
    {
      source: 'rule: Word HTML is kept without the option',
      input: { input: '<p class="MsoNormal">a</p>', cleanWord: false },
      output: { output: '<p class="MsoNormal">a</p>' },
    },
    { source: 'prettier 3.10.1: scripts are unchanged', input: { input: '<script>a  =  {</script>' }, output: { output: '<script>\n  a  =  {\n</script>' } },
    { source: 'rule: empty input is not an error', input: { input: ' \n' }, output: { output: '' } },
    { source, input: { input: '<p>a</div></p>' }, error: 'invalid-html', field: 'input', position: { line: 1, column: 5 } },
    { source, input: { input: '<b>x</i>' }, error: 'invalid-html', field: 'input', position: { line: 1, column: 5 } },
    { source: 'rule: columns are code points', input: { input: '<p>\r\n😀</b>' }, error: 'invalid-html', field: 'input', position: { line: 2, column: 2 } },
    {
      source: 'prettier 3.10.1: an unclosed attribute',
      input: { input: '<p title="a' },
      error: 'invalid-html',
      field: 'input',
      position: { line: 1, column: 12 },
    },
    { source: 'rule: an unclosed CDATA section', input: { input: '<![CDATA[' }, error: 'invalid-html', field: 'input' },
    { source: 'rule: too deeply nested', input: { input: '<div>'.repeat(10_000) }, error: 'invalid-html', field: 'input' },
    { source: 'rule: an indent of 1 to 10', input: { input: '<p>', indent: 0 }, error: 'out-of-range', field: 'indent' },
    { source: 'rule: a width of 40 to 400', input: { input: '<p>', lineWidth: 401 }, error: 'out-of-range', field: 'lineWidth' },
    {
      source: 'rule: unclosed elements, which each paragraph would open again',
      input: { input: `<table><td><p>${Array.from({ length: 300 }, (_, index) => `<b a=${index}>`).join('')}${'<p>x'.repeat(500)}` },
      error: 'too-deeply-nested',
      field: 'input',
    },
  ],
});
