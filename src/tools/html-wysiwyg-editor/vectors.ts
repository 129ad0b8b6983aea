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
    { source: 'prettier 3.10.1: scripts stay as they are', input: { input: '<script>a  =  {</script>' }, output: { output: '<script>\n  a  =  {\n</script>' } },
    { source: 'rule: nothing is not an error', input: { input: ' \n' }, output: { output: '' } },
    { source, input: { input: '<p>a</div></p>' }, error: 'invalid-html', field: 'input', position: { line: 1, column: 5 } },
    { source, input: { input: '<b>x</i>' }, error: 'invalid-html', field: 'input', position: { line: 1, column: 5 } },
    { source: 'rule: columns are code points', input: { input: '<p>\r\n😀</b>' }, error: 'invalid-html', field: 'input', position: { line: 2, column: 2 } },
    { source: 'prettier 3.10.1: an open attribute', input: { input: '<p title="a' }, error: 'invalid-html', field: 'input', position: { line: 1, column: 12 } },
    { source: 'rule: an open CDATA section', input: { input: '<![CDATA[' }, error: 'invalid-html', field: 'input' },
    { source: 'rule: too deeply nested', input: { input: '<div>'.repeat(10_000) }, error: 'invalid-html', field: 'input' },
    { source: 'rule: an indent of 1 to 10', input: { input: '<p>', indent: 0 }, error: 'out-of-range', field: 'indent' },
    { source: 'rule: a width of 40 to 400', input: { input: '<p>', lineWidth: 401 }, error: 'out-of-range', field: 'lineWidth' },
  ],
});
