import { vectors } from '../../contract/vectors.ts';
import type * as fields from './fields.ts';

export default vectors<typeof fields>({
  convert: [
    {
      source: 'CommonMark 0.31.2, sections 4.2, 6.2, 6.3 and 6.7',
      input: { input: '<h1>Hi <i>you</i></h1><p>a <b>b</b> <a href="/c" title="d">e</a><br>f</p>' },
      output: { output: '# Hi *you*\n\na **b** [e](/c "d")\\\nf', losses: [] },
      example: true,
    },
    {
      source: 'GFM tables and task lists; a list nested wrongly',
      input: {
        input: '<table><tr><th>a<th align=right>b</table><ul><li><input type=checkbox checked> x|y</li><ul><li>z</ul></ul>',
      },
      output: { output: '| a   |   b |\n| --- | --: |\n\n- [x] x|y\n  - z' },
      example: true,
    },
    {
      source: 'rule: only what would be read as Markdown is escaped',
      input: { input: '<p>2 * 3, snake_case, *a*, 1. b, [c](d), &amp;lt;, a_b_</p><p>1. x</p><p># y</p><p>- z</p>' },
      output: { output: '2 * 3, snake_case, \\*a\\*, 1. b, [c\\](d), \\&lt;, a_b\\_\n\n1\\. x\n\n\\# y\n\n\\- z' },
    },
    {
      source: 'Google Docs, pasted',
      input: {
        input: '<b style="font-weight:normal" id="docs-internal-guid"><p><span style="font-weight:700">a </span><span style="color:#000">b</span></p></b>',
      },
      output: {
        output: '**a** b',
        losses: [
          { code: 'attribute-dropped', name: 'id', count: 1 },
          { code: 'style-dropped', name: 'color', count: 1 },
        ],
      },
      example: true,
    },
    {
      source: 'Word 365, pasted: a list of two levels',
      input: {
        input:
          "<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>1.</span><![endif]>one</p><p class=MsoListParagraph style='mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>·</span>two<o:p></o:p></p>",
      },
      output: { output: '1. one\n   - two' },
    },
    {
      source: 'rule: merged cells are repeated',
      input: { input: '<table><tr><td colspan=2>a</td></tr><tr><td>b</td><td>c</td></tr></table>', mergedCells: 'repeat' },
      output: {
        output: '| a   | a   |\n| --- | --- |\n| b   | c   |',
        losses: [
          { code: 'merged-cells', name: '', count: 1 },
          { code: 'header-added', name: '', count: 1 },
        ],
      },
    },
    {
      source: 'rule: merged cells keep the table as HTML',
      input: { input: '<table><tr><td colspan=2 class=x>a</td></tr></table>' },
      output: { output: '<table><tbody><tr><td colspan="2">a</td></tr></tbody></table>' },
    },
    {
      source: 'rule: tags without a Markdown form',
      input: { input: '<p>H<sub>2</sub>O</p>', otherTags: 'text' },
      output: { output: 'H2O', losses: [{ code: 'tag-dropped', name: 'sub', count: 1 }] },
    },
    {
      source: 'GitHub: details with Markdown inside',
      input: { input: '<details><summary>a <b>b</b></summary><ul><li>c</ul></details><script>x</script><!-- y -->' },
      output: {
        output: '<details>\n<summary>a <b>b</b></summary>\n\n- c\n\n</details>',
        losses: [
          { code: 'element-dropped', name: 'script', count: 1 },
          { code: 'comment-dropped', name: '', count: 1 },
          { code: 'kept-as-html', name: 'details', count: 1 },
        ],
      },
    },
    {
      source: 'RFC 3986: relative links; reference links',
      input: {
        input: '<a href="../b">a</a> <a href="/c"><img src="d.png" alt="e"></a> <a href="javascript:f()">g</a>',
        baseUrl: 'https://h.example/i/j',
        linkStyle: 'reference',
      },
      output: {
        output: '[a][1] [![e](https://h.example/i/d.png)][2] g\n\n[1]: https://h.example/b\n[2]: https://h.example/c',
        losses: [{ code: 'link-dropped', name: 'javascript:', count: 1 }],
      },
    },
    {
      source: 'rule: code with a language and backticks',
      input: { input: '<pre><code class="language-md">```\nx\n```\n</code></pre><p><code>a`b</code></p>' },
      output: { output: '````md\n```\nx\n```\n````\n\n``a`b``' },
    },
    {
      source: 'Chromium: each block in preformatted text is a line',
      input: { input: '<pre><div class=line>a</div><div>b</div></pre>' },
      output: { output: '```\na\nb\n```', losses: [{ code: 'attribute-dropped', name: 'class', count: 1 }] },
    },
    {
      source: 'rule: a caption of a layout table is kept; a style of a block is formatting',
      input: { input: '<table role=presentation><caption>a</caption><tr><td>b<p style="font-weight:bold">c</table>' },
      output: { output: 'a\n\nb\n\n**c**' },
    },
    {
      source: 'rule: cells that are aligned otherwise than their column are listed',
      input: { input: '<table><tr><th>a<th>b<tr><td>c<td align=right>d<tr><td>e<td style="text-align:center">f</table>' },
      output: {
        output: '| a   |   b |\n| --- | --: |\n| c   |   d |\n| e   |   f |',
        losses: [{ code: 'style-dropped', name: 'text-align', count: 1 }],
      },
    },
    {
      source: 'CommonMark: emphasis that delimiters cannot express',
      input: { input: '<b>a:</b>b' },
      output: { output: '<strong>a:</strong>b' },
    },
    { source: 'rule: a base URL is absolute', input: { input: 'a', baseUrl: 'docs' }, error: 'invalid-url', field: 'baseUrl' },
    {
      source: 'UAX #11: wide characters have two columns',
      input: { input: '<table><tr><th>a<th>b<tr><td>北京<td>c</table>' },
      output: { output: '| a    | b   |\n| ---- | --- |\n| 北京 | c   |' },
    },
    { source: 'rule: as deep as in browsers', input: { input: '<div>'.repeat(10_000) }, error: 'too-deeply-nested', field: 'input' },
  ],
});
