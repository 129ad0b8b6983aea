/** The examples of the extensions in the GitHub Flavored Markdown Spec, version 0.29-gfm, and some results of its implementation. */
export const gfmExamples: readonly (readonly [source: string, markdown: string, html: string])[] = [
  // 4.10 Tables
  [
    'example 198',
    '| foo | bar |\n| --- | --- |\n| baz | bim |',
    '<table>\n<thead>\n<tr>\n<th>foo</th>\n<th>bar</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td>baz</td>\n<td>bim</td>\n</tr>\n</tbody>\n</table>',
  ],
  [
    'example 199',
    '| abc | defghi |\n:-: | -----------:\nbar | baz',
    '<table>\n<thead>\n<tr>\n<th align="center">abc</th>\n<th align="right">defghi</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td align="center">bar</td>\n<td align="right">baz</td>\n</tr>\n</tbody>\n</table>',
  ],
  [
    'example 200',
    '| f\\|oo  |\n| ------ |\n| b `\\|` az |\n| b **\\|** im |',
    '<table>\n<thead>\n<tr>\n<th>f|oo</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td>b <code>|</code> az</td>\n</tr>\n<tr>\n<td>b <strong>|</strong> im</td>\n</tr>\n</tbody>\n</table>',
  ],
  [
    'example 201',
    '| abc | def |\n| --- | --- |\n| bar | baz |\n> bar',
    '<table>\n<thead>\n<tr>\n<th>abc</th>\n<th>def</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td>bar</td>\n<td>baz</td>\n</tr>\n</tbody>\n</table>\n<blockquote>\n<p>bar</p>\n</blockquote>',
  ],
  [
    'example 202',
    '| abc | def |\n| --- | --- |\n| bar | baz |\nbar\n\nbar',
    '<table>\n<thead>\n<tr>\n<th>abc</th>\n<th>def</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td>bar</td>\n<td>baz</td>\n</tr>\n<tr>\n<td>bar</td>\n<td></td>\n</tr>\n</tbody>\n</table>\n<p>bar</p>',
  ],
  ['example 203', '| abc | def |\n| --- |\n| bar |', '<p>| abc | def |\n| --- |\n| bar |</p>'],
  [
    'example 204',
    '| abc | def |\n| --- | --- |\n| bar |\n| bar | baz | boo |',
    '<table>\n<thead>\n<tr>\n<th>abc</th>\n<th>def</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td>bar</td>\n<td></td>\n</tr>\n<tr>\n<td>bar</td>\n<td>baz</td>\n</tr>\n</tbody>\n</table>',
  ],
  ['example 205', '| abc | def |\n| --- | --- |', '<table>\n<thead>\n<tr>\n<th>abc</th>\n<th>def</th>\n</tr>\n</thead>\n</table>'],
  [
    'its later text: a setext heading does not break a table',
    '| abc | def |\n| --- | --- |\n| bar | baz |\nbar\n===',
    '<table>\n<thead>\n<tr>\n<th>abc</th>\n<th>def</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td>bar</td>\n<td>baz</td>\n</tr>\n<tr>\n<td>bar</td>\n<td></td>\n</tr>\n<tr>\n<td>===</td>\n<td></td>\n</tr>\n</tbody>\n</table>',
  ],
  // 5.3 Task list items
  [
    'example 279',
    '- [ ] foo\n- [x] bar',
    '<ul>\n<li><input disabled="" type="checkbox"> foo</li>\n<li><input checked="" disabled="" type="checkbox"> bar</li>\n</ul>',
  ],
  [
    'example 280',
    '- [x] foo\n  - [ ] bar\n  - [x] baz\n- [ ] bim',
    '<ul>\n<li><input checked="" disabled="" type="checkbox"> foo\n<ul>\n<li><input disabled="" type="checkbox"> bar</li>\n<li><input checked="" disabled="" type="checkbox"> baz</li>\n</ul>\n</li>\n<li><input disabled="" type="checkbox"> bim</li>\n</ul>',
  ],
  // 6.5 Strikethrough
  ['example 491', '~~Hi~~ Hello, ~there~ world!', '<p><del>Hi</del> Hello, <del>there</del> world!</p>'],
  ['example 492', 'This ~~has a\n\nnew paragraph~~.', '<p>This ~~has a</p>\n<p>new paragraph~~.</p>'],
  ['example 493', 'This will ~~~not~~~ strike.', '<p>This will ~~~not~~~ strike.</p>'],
  // 6.9 Autolinks
  ['example 622', 'www.commonmark.org', '<p><a href="http://www.commonmark.org">www.commonmark.org</a></p>'],
  [
    'example 623',
    'Visit www.commonmark.org/help for more information.',
    '<p>Visit <a href="http://www.commonmark.org/help">www.commonmark.org/help</a> for more information.</p>',
  ],
  [
    'example 624',
    'Visit www.commonmark.org.\n\nVisit www.commonmark.org/a.b.',
    '<p>Visit <a href="http://www.commonmark.org">www.commonmark.org</a>.</p>\n<p>Visit <a href="http://www.commonmark.org/a.b">www.commonmark.org/a.b</a>.</p>',
  ],
  [
    'example 625',
    'www.google.com/search?q=Markup+(business)\n\nwww.google.com/search?q=Markup+(business)))\n\n(www.google.com/search?q=Markup+(business))\n\n(www.google.com/search?q=Markup+(business)',
    '<p><a href="http://www.google.com/search?q=Markup+(business)">www.google.com/search?q=Markup+(business)</a></p>\n<p><a href="http://www.google.com/search?q=Markup+(business)">www.google.com/search?q=Markup+(business)</a>))</p>\n<p>(<a href="http://www.google.com/search?q=Markup+(business)">www.google.com/search?q=Markup+(business)</a>)</p>\n<p>(<a href="http://www.google.com/search?q=Markup+(business)">www.google.com/search?q=Markup+(business)</a></p>',
  ],
  [
    'example 626',
    'www.google.com/search?q=(business))+ok',
    '<p><a href="http://www.google.com/search?q=(business))+ok">www.google.com/search?q=(business))+ok</a></p>',
  ],
  [
    'example 627',
    'www.google.com/search?q=commonmark&hl=en\n\nwww.google.com/search?q=commonmark&hl;',
    '<p><a href="http://www.google.com/search?q=commonmark&amp;hl=en">www.google.com/search?q=commonmark&amp;hl=en</a></p>\n<p><a href="http://www.google.com/search?q=commonmark">www.google.com/search?q=commonmark</a>&amp;hl;</p>',
  ],
  ['example 628', 'www.commonmark.org/he<lp', '<p><a href="http://www.commonmark.org/he">www.commonmark.org/he</a>&lt;lp</p>'],
  [
    'example 629',
    'http://commonmark.org\n\n(Visit https://encrypted.google.com/search?q=Markup+(business))\n\nAnonymous FTP is available at ftp://foo.bar.baz.',
    '<p><a href="http://commonmark.org">http://commonmark.org</a></p>\n<p>(Visit <a href="https://encrypted.google.com/search?q=Markup+(business)">https://encrypted.google.com/search?q=Markup+(business)</a>)</p>\n<p>Anonymous FTP is available at <a href="ftp://foo.bar.baz">ftp://foo.bar.baz</a>.</p>',
  ],
  ['example 630', 'foo@bar.baz', '<p><a href="mailto:foo@bar.baz">foo@bar.baz</a></p>'],
  [
    'example 631',
    "hello@mail+xyz.example isn't valid, but hello+xyz@mail.example is.",
    '<p>hello@mail+xyz.example isn\'t valid, but <a href="mailto:hello+xyz@mail.example">hello+xyz@mail.example</a> is.</p>',
  ],
  [
    'example 632',
    'a.b-c_d@a.b\n\na.b-c_d@a.b.\n\na.b-c_d@a.b-\n\na.b-c_d@a.b_',
    '<p><a href="mailto:a.b-c_d@a.b">a.b-c_d@a.b</a></p>\n<p><a href="mailto:a.b-c_d@a.b">a.b-c_d@a.b</a>.</p>\n<p>a.b-c_d@a.b-</p>\n<p>a.b-c_d@a.b_</p>',
  ],
  [
    'cmark-gfm 0.29.0.gfm.6',
    'xmpp:foo@bar.baz/txt\n\nxmpp:foo@bar.baz/txt@bin.com',
    '<p><a href="xmpp:foo@bar.baz/txt">xmpp:foo@bar.baz/txt</a></p>\n<p>xmpp:foo@bar.baz/<a href="mailto:txt@bin.com">txt@bin.com</a></p>',
  ],
  ['cmark-gfm 0.29.0.gfm.6', 'mailto:foo@bar.baz/', '<p><a href="mailto:foo@bar.baz">mailto:foo@bar.baz</a>/</p>'],
  ['cmark-gfm 0.29.0.gfm.6', 'foo\n|a|b|\n|-|-|\n|', '<p>foo</p>\n<table>\n<thead>\n<tr>\n<th>a</th>\n<th>b</th>\n</tr>\n</thead>\n</table>\n<p>|</p>'],
  ['cmark-gfm 0.29.0.gfm.6', '~a ~~b~ ~~~c~~~ ~~d~ ~e~~ f~', '<p>~a ~~b~ ~~~c~~~ ~~d~ <del>e~~ f</del></p>'],
  ['cmark-gfm 0.29.0.gfm.6', '**.~~.*~~', '<p>*<em>.~~.</em>~~</p>'],
];
