import { matches, vectors } from '../../contract/vectors.ts';
import type * as fields from './fields.ts';

export default vectors<typeof fields>({
  convert: [
    {
      source: 'CommonMark 0.31.2; commonmark.js',
      input: { input: '# Hello *world*\n\nA [link](https://example.com "t") and `code`.' },
      output: {
        output: '<h1>Hello <em>world</em></h1>\n<p>A <a href="https://example.com" title="t">link</a> and <code>code</code>.</p>',
        title: 'Hello world',
        headings: [{ level: 1, text: 'Hello world', id: '' }],
      },
      example: true,
    },
    {
      source: 'GFM tables; cmark-gfm',
      input: { input: '| a | b |\n|:--|--:|\n| 1 | `x\\|y` |' },
      output: {
        output:
          '<table>\n<thead>\n<tr>\n<th align="left">a</th>\n<th align="right">b</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td align="left">1</td>\n<td align="right"><code>x|y</code></td>\n</tr>\n</tbody>\n</table>',
      },
      example: true,
    },
    { source: 'GFM strikethrough; cmark-gfm', input: { input: 'a ~~b~~ c' }, output: { output: '<p>a <del>b</del> c</p>' } },
    {
      source: 'GFM autolinks; cmark-gfm',
      input: { input: 'www.example.com' },
      output: { output: '<p><a href="http://www.example.com">www.example.com</a></p>' },
    },
    { source: 'CommonMark hard break; commonmark.js', input: { input: 'a  \nb\nc' }, output: { output: '<p>a<br />\nb\nc</p>' } },
    {
      source: 'CommonMark fenced code; commonmark.js',
      input: { input: '```js\nlet a = "<b>";\n```' },
      output: { output: '<pre><code class="language-js">let a = &quot;&lt;b&gt;&quot;;\n</code></pre>' },
    },
    { source: 'rule: raw HTML shown as text', input: { input: '<b>x</b>', rawHtml: 'escape' }, output: { output: '<p>&lt;b&gt;x&lt;/b&gt;</p>' } },
    { source: 'rule lineBreaks', input: { input: 'a\nb', lineBreaks: true }, output: { output: '<p>a<br />\nb</p>' } },
    {
      source: 'rule headingIds (GitHub slugs)',
      input: { input: '# Hello World!\n## Hello World!', headingIds: true },
      output: {
        output: '<h1 id="hello-world">Hello World!</h1>\n<h2 id="hello-world-1">Hello World!</h2>',
        title: 'Hello World!',
        headings: [
          { level: 1, text: 'Hello World!', id: 'hello-world' },
          { level: 2, text: 'Hello World!', id: 'hello-world-1' },
        ],
      },
      example: true,
    },
    {
      source: 'rehype-sanitize default schema; checked with rehype-sanitize 6',
      input: { input: '<script>alert(1)</script>\n\n<b onclick="x()">k</b>' },
      output: { output: matches(/^(?![\s\S]*(script|onclick))[\s\S]*<b>k<\/b>/u) },
    },
    {
      source: 'GFM task lists',
      input: { input: '- [ ] a\n- [x] b' },
      output: {
        output: matches(/<li[^>]*><input (?=[^>]*type="checkbox")(?=[^>]*disabled)[^>]*> a<\/li>\n<li[^>]*><input (?=[^>]*checked=)[^>]*> b<\/li>/u),
      },
    },
    {
      source: 'rule: raw HTML kept',
      input: { input: '<b onclick="x()">k</b>', rawHtml: 'keep' },
      output: { output: '<p><b onclick="x()">k</b></p>' },
    },
    {
      source: 'rule: sanitized like GitHub, in the style of the reference renderers',
      input: { input: '<details>\n<summary>a "b"</summary>\n\n*c*<br><img src=d.png onerror=e>\n\n</details>' },
      output: { output: '<details>\n<summary>a &quot;b&quot;</summary>\n<p><em>c</em><br /><img src="d.png" /></p>\n</details>' },
      example: true,
    },
    {
      source: 'rule: URLs with other schemes are removed',
      input: { input: '[a](javascript:b) [c](tel:+1) ![d](data:,e) <vbscript:f> [g](/h)' },
      output: {
        output: '<p><a>a</a> <a href="tel:+1">c</a> <img alt="d" /> <a>vbscript:f</a> <a href="/h">g</a></p>',
      },
    },
    { source: 'rule frontMatter', input: { input: '---\ntitle: a\n---\nb' }, output: { output: '<p>b</p>', title: '' } },
    {
      source: 'rule frontMatter; CommonMark 0.31.2, section 4.3: setext heading',
      input: { input: '---\ntitle: a\n---\nb', frontMatter: 'keep' },
      output: { output: '<hr />\n<h2>title: a</h2>\n<p>b</p>', title: 'title: a' },
    },
    {
      source: 'rule: a `---` without a second one is not front matter',
      input: { input: '---\na' },
      output: { output: '<hr />\n<p>a</p>' },
    },
    {
      source: 'rule fullDocument',
      input: { input: '# A & B', fullDocument: true },
      output: {
        output: matches(
          /^<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8" \/>\n<meta name="viewport"[^\n]*\n<title>A &amp; B<\/title>\n<style>\n[^<]*<\/style>\n<\/head>\n<body>\n<h1>A &amp; B<\/h1>\n<\/body>\n<\/html>$/u,
        ),
      },
    },
    {
      source: 'rule documentTitle',
      input: { input: '# A', fullDocument: true, documentTitle: '</title><b>' },
      output: { output: matches(/<title>&lt;\/title&gt;&lt;b&gt;<\/title>/u), title: 'A' },
    },
    {
      source: 'rule gfm: CommonMark supports none of it',
      input: { input: '~~a~~ www.example.com\n\n- [ ] b', gfm: false },
      output: { output: '<p>~~a~~ www.example.com</p>\n<ul>\n<li>[ ] b</li>\n</ul>' },
    },
    {
      source: 'GitHub, footnotes; cmark-gfm numbers them the same way',
      input: { input: 'a[^1]\n\n[^1]: b' },
      output: {
        output:
          '<p>a<sup><a href="#user-content-fn-1" id="user-content-fnref-1" data-footnote-ref="" aria-describedby="footnote-label">1</a></sup></p>\n<section data-footnotes="" class="footnotes"><h2 id="footnote-label" class="sr-only">Footnotes</h2>\n<ol>\n<li id="user-content-fn-1">\n<p>b <a href="#user-content-fnref-1" data-footnote-backref="" aria-label="Back to reference 1" class="data-footnote-backref">↩</a></p>\n</li>\n</ol>\n</section>',
        headings: [],
      },
    },
    {
      source: 'rule: links to ids in raw HTML follow the prefix that GitHub gives these',
      input: { input: '<a name="top"></a>\n\n# B\n\n[t](#top) [b](#b)', headingIds: true },
      output: {
        output: '<p><a name="user-content-top"></a></p>\n<h1 id="b">B</h1>\n<p><a href="#user-content-top">t</a> <a href="#b">b</a></p>',
      },
    },
    { source: 'CommonMark 0.31.2, example 1', input: { input: '\tfoo\tbaz\t\tbim' }, output: { output: '<pre><code>foo\tbaz\t\tbim\n</code></pre>' } },
    { source: 'CommonMark 0.31.2, example 43', input: { input: '***\n---\n___' }, output: { output: '<hr />\n<hr />\n<hr />' } },
    {
      source: 'CommonMark 0.31.2, example 62',
      input: { input: '# foo\n## foo\n### foo\n#### foo\n##### foo\n###### foo' },
      output: { output: '<h1>foo</h1>\n<h2>foo</h2>\n<h3>foo</h3>\n<h4>foo</h4>\n<h5>foo</h5>\n<h6>foo</h6>' },
    },
    { source: 'CommonMark 0.31.2, example 119', input: { input: '```\n<\n >\n```' }, output: { output: '<pre><code>&lt;\n &gt;\n</code></pre>' } },
    {
      source: 'CommonMark 0.31.2, example 228',
      input: { input: '> # Foo\n> bar\n> baz' },
      output: { output: '<blockquote>\n<h1>Foo</h1>\n<p>bar\nbaz</p>\n</blockquote>' },
    },
    { source: 'CommonMark 0.31.2, example 350', input: { input: '*foo bar*' }, output: { output: '<p><em>foo bar</em></p>' } },
    { source: 'CommonMark 0.31.2, example 482', input: { input: '[link](/uri "title")' }, output: { output: '<p><a href="/uri" title="title">link</a></p>' } },
    {
      source: 'CommonMark 0.31.2, example 572',
      input: { input: '![foo](/url "title")' },
      output: { output: '<p><img src="/url" alt="foo" title="title" /></p>' },
    },
    { source: 'CommonMark 0.31.2, example 633', input: { input: 'foo  \nbaz' }, output: { output: '<p>foo<br />\nbaz</p>' } },
    {
      source: 'GFM 0.29, example 198',
      input: { input: '| foo | bar |\n| --- | --- |\n| baz | bim |' },
      output: {
        output: '<table>\n<thead>\n<tr>\n<th>foo</th>\n<th>bar</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td>baz</td>\n<td>bim</td>\n</tr>\n</tbody>\n</table>',
      },
    },
    {
      source: 'GFM 0.29, example 491',
      input: { input: '~~Hi~~ Hello, ~there~ world!' },
      output: { output: '<p><del>Hi</del> Hello, <del>there</del> world!</p>' },
    },
    {
      source: 'GFM 0.29, example 622',
      input: { input: 'www.commonmark.org' },
      output: { output: '<p><a href="http://www.commonmark.org">www.commonmark.org</a></p>' },
    },
    { source: 'CommonMark 0.31.2; cmark, commonmark.js', input: { input: 'a***b* c*' }, output: { output: '<p>a*<em><em>b</em> c</em></p>' } },
    {
      source: 'CommonMark 0.31.2; cmark, commonmark.js',
      input: { input: '[foo][\n\n[foo]: /u' },
      output: { output: '<p><a href="/u">foo</a>[</p>' },
    },
    {
      source: 'GFM 0.29, example 629; cmark-gfm',
      input: { input: 'ftp://foo.bar.baz', rawHtml: 'keep' },
      output: { output: '<p><a href="ftp://foo.bar.baz">ftp://foo.bar.baz</a></p>' },
    },
    {
      source: 'rule: HTML too long for a page is rejected',
      input: { input: `[a]: ${'x'.repeat(30_000)}\n\n${'[a]'.repeat(20_000)}` },
      error: 'too-long',
      field: 'input',
    },
    {
      source: 'quantizor/markdown-to-jsx#861, jgravelle/jdocmunch-mcp#56: text between two rules',
      input: { input: '---\n\n**Subject: hello**\n\n---\n\n> end\n' },
      output: { output: '<hr />\n<p><strong>Subject: hello</strong></p>\n<hr />\n<blockquote>\n<p>end</p>\n</blockquote>' },
    },
    { source: 'CommonMark 0.31.2, section 4.3: not a YAML mapping', input: { input: '---\nfoo\n---\n' }, output: { output: '<hr />\n<h2>foo</h2>' } },
    { source: 'Hugo, front matter in TOML', input: { input: '+++\ntitle = "a"\n+++\nb' }, output: { output: '<p>b</p>' } },
    { source: 'CommonMark 0.31.2: not TOML', input: { input: '+++\na\n+++\n' }, output: { output: '<p>+++\na\n+++</p>' } },
    {
      source: 'DOMPurify, default schemes; VS Code, URL handler',
      input: { input: '[f](ftp://ftp.example.org/a) [s](sms:+1) [m](mailto:a@b.c) [v](vscode://file/x) [n](#n)' },
      output: {
        output:
          '<p><a href="ftp://ftp.example.org/a">f</a> <a href="sms:+1">s</a> <a href="mailto:a@b.c">m</a> <a href="vscode://file/x">v</a> <a href="#n">n</a></p>',
      },
    },
    {
      source: 'DOMPurify, DATA_URI_TAGS',
      input: { input: '![a](data:image/png;base64,iVBORw0KGgo=) <img src="data:image/gif;base64,R0lGODdh" onload="b()">' },
      output: { output: '<p><img src="data:image/png;base64,iVBORw0KGgo=" alt="a" /> <img src="data:image/gif;base64,R0lGODdh" /></p>' },
    },
    {
      source: 'GitHub Docs, alerts; comrak 0.28',
      input: { input: '> [!NOTE]\n> Useful.\n' },
      output: { output: '<div class="markdown-alert markdown-alert-note">\n<p class="markdown-alert-title">Note</p>\n<p>Useful.</p>\n</div>' },
    },
    {
      source: 'rule gfm: CommonMark supports no alerts',
      input: { input: '> [!TIP]\n> a', gfm: false },
      output: { output: '<blockquote>\n<p>[!TIP]\na</p>\n</blockquote>' },
    },
    { source: 'cmark skips a byte order mark', input: { input: '\uFEFF# T\n' }, output: { output: '<h1>T</h1>', title: 'T' } },
    { source: 'the content of a style element is not shown', input: { input: '<style>b{}</style>\n\nx\n' }, output: { output: '<p>x</p>' } },
    {
      source: 'GFM 0.29, section 6.11: a tag that would hide the rest is text',
      input: { input: 'Use <style> here.\n\n*x*' },
      output: { output: '<p>Use &lt;style&gt; here.</p>\n<p><em>x</em></p>' },
    },
    { source: 'contract', input: { input: '' }, output: { output: '', title: '', headings: [] } },
  ],
});
