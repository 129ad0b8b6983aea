import { vectors } from '../../contract/vectors.ts';
import type * as fields from './fields.ts';

export default vectors<typeof fields>({
  format: [
    {
      source: 'Prettier 3.10.1: JavaScript',
      input: { input: "const f=(a)=>{return {a,b:'c'}}" },
      output: { output: 'const f = (a) => {\n  return { a, b: "c" };\n};\n', language: 'javascript' },
      example: true,
    },
    {
      source: 'Prettier 3.10.1: options',
      input: {
        input: 'const f = (a) => [a, { b: "c" }];\n',
        quotes: 'single',
        semicolons: false,
        lineWidth: 20,
        indentWith: 'tab',
        trailingCommas: 'none',
        bracketSpacing: false,
        arrowParentheses: 'avoid',
      },
      output: { output: "const f = a => [\n\ta,\n\t{b: 'c'}\n]\n" },
    },
    {
      source: 'Prettier 3.10.1: TypeScript',
      input: { input: 'interface A{b:string;c?:number}' },
      output: { output: 'interface A {\n  b: string;\n  c?: number;\n}\n', language: 'typescript' },
    },
    {
      source: 'Prettier 3.10.1: SCSS',
      input: { input: '$a:1px;.b{&:hover{width:$a}}' },
      output: { output: '$a: 1px;\n.b {\n  &:hover {\n    width: $a;\n  }\n}\n', language: 'scss' },
      example: true,
    },
    { source: 'Prettier 3.10.1: Less', input: { input: '@a:1px;.b{width:@a}' }, output: { output: '@a: 1px;\n.b {\n  width: @a;\n}\n', language: 'less' } },
    { source: 'Prettier 3.10.1: CSS', input: { input: 'a{color:red}' }, output: { output: 'a {\n  color: red;\n}\n', language: 'css' } },
    {
      source: 'Prettier 3.10.1: HTML with a style and a script',
      input: { input: '<div><style>a{b:c}</style><script>let a=1</script></div>' },
      output: {
        output: '<div>\n  <style>\n    a {\n      b: c;\n    }\n  </style>\n  <script>\n    let a = 1;\n  </script>\n</div>\n',
        language: 'html',
      },
    },
    {
      source: 'Prettier 3.10.1: Vue',
      input: { input: '<template><p>{{a+b}}</p></template>\n<script setup lang="ts">\nconst a:number=1\n</script>' },
      output: {
        output: '<template>\n  <p>{{ a + b }}</p>\n</template>\n<script setup lang="ts">\nconst a: number = 1;\n</script>\n',
        language: 'vue',
      },
    },
    {
      source: 'Prettier 3.10.1: GraphQL',
      input: { input: 'query A($b:Int){c(d:$b){e,f}}' },
      output: { output: 'query A($b: Int) {\n  c(d: $b) {\n    e\n    f\n  }\n}\n', language: 'graphql' },
    },
    {
      source: 'Prettier 3.10.1: Markdown with code',
      input: { input: '# A\n* b\n* c\n```js\nlet a=1\n```\n' },
      output: { output: '# A\n\n- b\n- c\n\n```js\nlet a = 1;\n```\n', language: 'markdown' },
    },
    { source: 'Babel: a place in the code', input: { input: 'const a = 1;\nconst = 5;' }, error: 'invalid-code', field: 'input' },
    { source: 'PostCSS: an unclosed block', input: { input: 'a {\n  color: red;' }, error: 'invalid-code', field: 'input' },
    {
      source: 'rule: no stack overflow',
      input: { input: `let a = ${'['.repeat(100_000)}`, language: 'javascript' },
      error: 'too-deeply-nested',
      field: 'input',
    },
  ],
  minify: [
    {
      source: 'CSS Syntax 3: whitespace and comments',
      input: { optimize: false, input: '/* a */\n.b > .c ,\n.d :hover {\n  margin: 0 auto ;\n  width: calc( 1px + 2px );\n  --x:  a  b ;\n}\n' },
      output: {
        output: '.b>.c,.d :hover{margin:0 auto;width:calc(1px + 2px);--x:a  b}',
        language: 'css',
        changes: [
          { code: 'comments-removed', count: 1 },
          { code: 'characters-saved', count: 33 },
        ],
      },
      example: true,
    },
    {
      source: 'CSS Syntax 3: strings, URLs and licenses stay',
      input: { input: '/*! MIT */\na { background: url( a b.png ) ; content: "/*  x  */" }' },
      output: { output: '/*! MIT */a{background:url( a b.png );content:"/*  x  */"}' },
    },
    {
      source: 'rule: license comments can go',
      input: { input: '/*! MIT */\na { color: red }', keepLicenses: false },
      output: { output: 'a{color:red}' },
    },
    {
      source: 'GraphQL, October 2021, section 2.1',
      input: { input: '# Users\nquery A($b: Int = 1, $c: Int) {\n  d(b: $b) { e, f ...G }\n}' },
      output: { output: 'query A($b:Int=1$c:Int){d(b:$b){e f ...G}}', language: 'graphql' },
      example: true,
    },
    {
      source: 'HTML Standard: whitespace between blocks is not displayed',
      input: { input: '<div>\n  <!-- a -->\n  <p>  b <b>c</b>  d </p>\n  <pre>\n  e  </pre>\n</div>' },
      output: { output: '<div><p>b <b>c</b> d</p><pre>\n  e  </pre></div>', language: 'html' },
    },
    {
      source: 'HTML Standard: elements that are not displayed end no line',
      input: { input: '<div>Hello <meta itemprop="a" content="b">world, <script>f()</script> and <div hidden>x</div> all</div>' },
      output: { output: '<div>Hello <meta itemprop="a" content="b">world, <script>f()</script> and <div hidden>x</div> all</div>' },
    },
    {
      source: 'HTML Standard: text that would become a tag or a character reference',
      input: { input: '<p>a <<!-- b -->c &<!-- d -->amp;<!-- e --></p>' },
      output: { output: '<p>a <<!---->c &<!---->amp;</p>' },
    },
    {
      source: 'Apache mod_include and CSS Text 3: directives, whitespace that is kept, and a style that cannot be read',
      input: { input: '<!-- a --><html><body> <!--#include file="b" --> <p style="white-space: pre"> c  d <style>/*/</style></p></body></html>' },
      output: { output: '<html><body><!--#include file="b" --><p style="white-space: pre"> c  d <style>/*/</style></p></body></html>' },
    },
    {
      source: 'HTML Standard: unclosed elements that each paragraph opens again',
      input: { input: `<table><td><p>${Array.from({ length: 1000 }, (_, index) => `<b a=${index}>`).join('')}${'<p>x'.repeat(1000)}`, language: 'html' },
      error: 'too-deeply-nested',
      field: 'input',
    },
    {
      source: 'CSS Syntax 3, section 4.3.7: a hexadecimal escape has a space at its end, and other escapes are parts of names',
      input: { optimize: false, language: 'css', input: '#\\31  .x { a: b }\n.sm\\: b , .c\\> d { e: f }' },
      output: { output: '#\\31  .x{a:b}.sm\\: b,.c\\> d{e:f}' },
    },
    {
      source: 'CSS Syntax 3, section 4.3.5: a string ends with its line, and a backslash before a line break escapes nothing',
      input: { optimize: false, language: 'css', input: 'a { b: "c\n; d: e; --f: g\\ ; h\\\n: i }' },
      output: { output: 'a{b:"c\n;d:e;--f:g\\ ;h\\\n:i}' },
    },
    {
      source: 'CSS Values 4: units and keywords that older browsers do not know have another value before them',
      input: { input: '.a { height: 100%; height: 100dvh; width: 100%; width: fit-content }' },
      output: { output: '.a{height:100%;height:100dvh;width:100%;width:fit-content}', changes: [{ code: 'characters-saved', count: 10 }] },
    },
    {
      source: 'Terser 5: names of functions and classes stay unless names are shortened',
      input: { input: 'call(function named() {}, class Named {});', language: 'javascript', shortenNames: false },
      output: { output: 'call(function named(){},class Named{});' },
    },
    {
      source: 'rule: only changes are listed',
      input: { input: 'a=1;', language: 'javascript' },
      output: { output: 'a=1;', changes: [] },
    },
    { source: 'rule: an unclosed comment', input: { input: 'a { color: red } /* b' }, error: 'invalid-code', field: 'input' },
    {
      source: 'CSSO 5: rules with the same declarations are merged',
      input: { input: '/*! MIT */\n.a { color: #ff0000; margin: 0px }\n.b { color: red; margin: 0 }' },
      output: {
        output: '/*! MIT */\n.a,.b{color:red;margin:0}',
        changes: [
          { code: 'licenses-kept', count: 1 },
          { code: 'characters-saved', count: 38 },
          { code: 'optimized', count: null },
        ],
      },
    },
    {
      source: 'CSS Nesting 1: not known to CSSO',
      input: { input: '.a { color: red; &:hover { color: blue } }' },
      output: {
        output: '.a{color:red;&:hover{color:blue}}',
        changes: [
          { code: 'characters-saved', count: 9 },
          { code: 'not-optimized', count: null },
        ],
      },
    },
    {
      source: 'Terser 5: JavaScript',
      input: { input: '/*! MIT */\n// Adds\nfunction add(first, second) {\n  const sum = first + second;\n  return sum;\n}\n' },
      output: { output: '/*! MIT */\nfunction add(n,d){return n+d}', language: 'javascript' },
      example: true,
    },
    {
      source: 'Terser 5: without changes of code',
      input: { input: 'export const a = (first) => {\n  // b\n  return first + 1;\n};', optimize: false, shortenNames: false },
      output: {
        output: 'export const a=first=>first+1;',
        changes: [
          { code: 'comments-removed', count: 1 },
          { code: 'characters-saved', count: 29 },
        ],
      },
    },
    { source: 'Terser: a place in the code', input: { input: 'const a = 1;\nconst = 2;', language: 'javascript' }, error: 'invalid-code', field: 'input' },
    { source: 'rule: languages that can be minified', input: { input: 'interface A { b: string }' }, error: 'not-minified', field: 'input' },
  ],
});
