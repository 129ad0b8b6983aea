import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import type { DefaultTreeAdapterTypes } from 'parse5';
import { parse } from 'parse5';
import { syntax } from 'csso';
import { parsers } from 'prettier/plugins/acorn';
import { InputError } from '../../contract/errors.ts';
import { expect, test } from 'vitest';
import { startProcessorTime } from '../../../scripts/processor-time.ts';
import { runs } from '../../../scripts/seed-tests.ts';
import type { InputValues } from '../../contract/fields.ts';
import type { CodeLanguage } from '../../lib/code-language/code-language.ts';
import { checkInput } from '../../runtime/check.ts';
import { createContext } from '../../runtime/platform/context.ts';
import { format, minify } from './fields.ts';
import { formatCode, layOut } from './format-code.ts';
import { minifierFor } from './minify-code.ts';
import { languageNames } from './place.ts';

const context = createContext();
const FORMAT = checkInput(format, {}) as InputValues<typeof format.input>;
const MINIFY = checkInput(minify, {}) as InputValues<typeof minify.input>;
const formatted = (input: string, language: CodeLanguage, options: Partial<typeof FORMAT> = {}): Promise<string> =>
  layOut(input, language, { ...FORMAT, ...options }, context);
const minified = async (input: string, language: keyof typeof minifierFor, options: Partial<typeof MINIFY> = {}): Promise<string> =>
  (await minifierFor[language](input, { ...MINIFY, optimize: false, shortenNames: false, ...options }, context)).output;

const root = path.resolve(import.meta.dirname, '../../..');
const textsIn = (folder: string, extension: string, count: number): readonly string[] =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(extension))
    .slice(0, count)
    .map((file) => readFileSync(path.join(root, folder, file), 'utf8'));

const isEmpty = (node: unknown): boolean => typeof node === 'object' && node !== null && 'type' in node && node.type === 'EmptyStatement';

/** The tree of another parser than that of the formatter, without places, and without what has no meaning. */
function treeOf(code: string): unknown {
  const tree: unknown = parsers.acorn.parse(code, { parser: 'acorn' } as never);
  const clean = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.filter((item: unknown) => !isEmpty(item)).map(clean);
    if (typeof value === 'bigint') return String(value);
    if (typeof value !== 'object' || value === null) return value;
    const entries = Object.entries(value).filter(
      ([key]) => !['start', 'end', 'range', 'loc', 'raw', 'comments', 'tokens', 'extra', 'directive', '__contentEnd'].includes(key),
    );
    return Object.fromEntries(entries.map(([key, inner]) => [key, clean(inner)]));
  };
  return clean(tree);
}

const PARTS = [
  'const a = 1',
  'let b = [1, , 2]',
  'f(a)(b)',
  'a ? b : c',
  '`x${a}y`',
  "'it\\'s'",
  '"q"',
  '{ a, b: c, ...d }',
  '(x) => x',
  'async (x) => { await x }',
  'if (a) b(); else c()',
  'for (const x of y) z(x)',
  'class A extends B { #c = 1; get d() { return this.#c } }',
  '/re/g.test(s)',
  'a ?? b',
  '(a || b) && c',
  '-(-x)',
  'new (f())()',
  'a?.b?.[c]',
  'label: for (;;) { break label }',
  'try { a } catch { b }',
  '1e3',
  '0xFF',
  '10n',
  'var { a = 1 } = b',
  'export { z }',
  'switch (a) { case 1: b(); default: c() }',
  'x **= 2',
  'delete a.b',
  'typeof a === "b"',
];
const isStatement = (part: string): boolean => /^(?:const|let|if|for|class|label|try|var|export|switch)/u.test(part);
const anyCode = fc
  .array(fc.constantFrom(...PARTS), { minLength: 1, maxLength: 6 })
  .map((parts) => parts.filter((part, index) => !/^(?:const|let|class|export)/u.test(part) || parts.indexOf(part) === index))
  .map((parts) =>
    parts.map((part) => (isStatement(part) ? `${part};` : `g(${part.startsWith('async') || part.startsWith('(x)') ? part : `(${part})`});`)).join(' '),
  );

test('formatted JavaScript has the same tree for another parser, and is formatted already', async () => {
  await fc.assert(
    fc.asyncProperty(
      anyCode,
      fc.constantFrom({}, { quotes: 'single', semicolons: false, trailingCommas: 'none', lineWidth: 40 } as const),
      async (body, options) => {
        const code = body.includes('export') ? `const z = 0; ${body}` : body;
        const output = await formatted(code, 'javascript', options);
        expect(treeOf(output)).toEqual(treeOf(code));
        expect(await formatted(output, 'javascript', options)).toBe(output);
      },
    ),
    { numRuns: runs(15) },
  );
});

test('our own scripts, styles and components are formatted twice with the same result', { tags: ['slow'] }, async () => {
  for (const [language, texts] of [
    ['javascript', textsIn('scripts', '.mjs', 20)],
    ['css', textsIn('src/ui', '.css', 30)],
    ['tsx', textsIn('src/ui', '.tsx', 20)],
    ['typescript', textsIn('src/lib', '.ts', 30)],
    ['markdown', textsIn('docs', '.md', 10)],
  ] as const)
    for (const text of texts) {
      const output = await formatted(text, language);
      expect(await formatted(output, language)).toBe(output);
      if (language === 'javascript') expect(treeOf(output)).toEqual(treeOf(text));
    }
});

test.each([
  ['f({ a: a, b })', 'f({a,b});'],
  ['f({ a: a })', 'f({a:a});'],
])('%s is minified to %s: short properties only where there are some', async (code, expected) => {
  expect(await minified(code, 'javascript')).toBe(expected);
});

test.each(['interface A { b: string }', 'type A = string', 'a: interface b', 'enum A { b }', 'var a = /(/', 'x = <a/'])(
  '%s is refused as JavaScript with its place',
  async (code) => {
    await expect(minified(code, 'javascript')).rejects.toMatchObject({ code: 'invalid-code', position: { line: 1 } });
  },
);

test('minified JavaScript has the same tree, unless it is optimized', async () => {
  await fc.assert(
    fc.asyncProperty(anyCode, async (body) => {
      const code = body.includes('export') ? `const z = 0; ${body}` : body;
      expect(treeOf(await minified(code, 'javascript'))).toEqual(treeOf(code));
    }),
    { numRuns: runs(30) },
  );
});

const VALUES = [
  '1',
  'a',
  'b',
  '"x"',
  '`${a}y`',
  'null',
  '[a, b]',
  '{ c: a }',
  'f(a)',
  'g(b, a)',
  'a ? b : 1',
  'a && b',
  'a ?? 2',
  '!a',
  'typeof a',
  '(() => a)()',
  '[1, 2].map((d) => d + a)',
  'a === b',
  '-1',
  '"z".length',
];
const LINES = [
  'out.push(VALUE);',
  'a = VALUE;',
  'b = VALUE;',
  'if (VALUE) { out.push(1); } else { out.push(2); }',
  'for (let i = 0; i < 2; i++) { out.push(i, VALUE); }',
  'try { out.push(VALUE); } catch (error) { out.push(3); }',
  'switch (a) { case 1: out.push(4); break; default: out.push(5); }',
  '{ const c = VALUE; out.push(c); }',
];
const anyProgram = fc
  .array(fc.tuple(fc.constantFrom(...LINES), fc.constantFrom(...VALUES)), { maxLength: 8 })
  .map(
    (lines) =>
      `function f(first) { return [first, 1]; }\nfunction g(first, second) { const both = [first, second]; return both; }\nlet a = 1;\nlet b = 2;\n${lines.map(([line, value]) => line.replace('VALUE', () => `(${value})`)).join('\n')}`,
  );

const resultOf = (code: string): string => {
  const out: unknown[] = [];
  runInNewContext(`(() => {\n${code}\n})()`, { out });
  return JSON.stringify(out);
};

test('optimized JavaScript has the same effect', async () => {
  await fc.assert(
    fc.asyncProperty(anyProgram, async (code) => {
      expect(resultOf(await minified(code, 'javascript', { optimize: true, shortenNames: true }))).toBe(resultOf(code));
    }),
    { numRuns: runs(40) },
  );
});

/** The names that a script defines for other scripts. */
function namesOf(script: string): readonly string[] {
  const found = {};
  runInNewContext(script, found);
  return Object.keys(found);
}

test.each(['var api = {\n  export: 1\n};', '/*\nimport it\n*/\nfunction save() {}', 'var text = `\nexport a\n`;'])(
  'a script stays a script, whose names others use: %j',
  async (code) => {
    const after = await minified(code, 'javascript', { optimize: true, shortenNames: true });
    expect(namesOf(after)).toEqual(namesOf(code));
  },
);

test('optimized style sheets are read without an error, and are not longer', { tags: ['slow'] }, async () => {
  for (const css of textsIn('src/ui', '.css', 40)) {
    const plain = await minified(css, 'css');
    const output = await minified(css, 'css', { optimize: true });
    expect(output.length).toBeLessThanOrEqual(plain.length);
    await formatted(output, 'css');
  }
});

/** Comments outside of strings, of which the sources have none. */
const withoutComments = (css: string): string => css.replaceAll(/\/\*[^]*?\*\//gu, ' ');

test('minified style sheets have the same formatted text', { tags: ['slow'] }, async () => {
  for (const css of textsIn('src/ui', '.css', 40)) {
    const output = await minified(css, 'css', { keepLicenses: false });
    expect(await formatted(output, 'css')).toBe((await formatted(withoutComments(css), 'css')).replaceAll(/\n\n+/gu, '\n').replaceAll(/^\n/gu, ''));
    expect(await minified(output, 'css')).toBe(output);
  }
});

const CSS = [
  'a',
  '.b',
  '#c',
  ' ',
  '\n',
  ':hover',
  '>',
  '+',
  '~',
  ',',
  '{',
  '}',
  ';',
  'd:e',
  'd: e f',
  '--x:  y z ',
  '/* c */',
  '"s  t"',
  '"s',
  "'",
  'url( u v )',
  'url(',
  'calc(1px + 2px)',
  '(',
  ')',
  '!important',
  '\\{',
  '\\:',
  '\\31  ',
  '\\31 ',
  '\\ ',
  '\\',
  '/',
  '*',
  '@media ',
  '2px',
  '-',
  'é',
  '\u00A0',
];

// As css-tree numbers them, whose types lack them.
const [NAME, FUNCTION, DELIMITER, SPACE, COMMENT] = [1, 2, 9, 13, 25] as const;
const { tokenize } = syntax as unknown as { tokenize: (css: string, take: (type: number, start: number, end: number) => void) => void };

/**
 * The tokens of CSS by the tokenizer of css-tree, and the whitespace between them that can be a combinator or separates values. The
 * semicolon at the end of a block has no meaning.
 */
function tokensOf(css: string): readonly string[] {
  const tokens: { readonly type: number; readonly text: string }[] = [];
  let isSpaced = false;
  tokenize(css, (type, start, end) => {
    const text = css.slice(start, end);
    if (type === SPACE) isSpaced = true;
    if (type === SPACE || type === COMMENT) return;
    const last = tokens.at(-1) ?? { type: SPACE, text: '' };
    const isPunctuation = type > DELIMITER || (type === DELIMITER && /[>~]/u.test(text));
    const isAfterPunctuation = last.type === FUNCTION || last.type > SPACE || (last.type === DELIMITER && /[>~]/u.test(last.text));
    const isDropped = (isPunctuation && /^[{};,>~)]$/u.test(text)) || last.type === SPACE || (isAfterPunctuation && /[{};,>~(:]$/u.test(last.text));
    if (isSpaced && !isDropped) tokens.push({ type: NAME, text: ' ' });
    if (text === '}') while (tokens.at(-1)?.text === ';') tokens.pop();
    tokens.push({ type, text: type === DELIMITER ? text : text.trimEnd() });
    isSpaced = false;
  });
  return tokens.map(({ type, text }) => `${type} ${text}`);
}

test('minified CSS has the same tokens in the same order, and the whitespace that has a meaning', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: fc.constantFrom(...CSS), maxLength: 12 }), async (text) => {
      const css = `a{${text}`;
      const output = await minified(css, 'css', { keepLicenses: false }).catch((error: unknown) => {
        // The parts of a comment can meet.
        expect(css).toContain('/*');
        expect(error).toMatchObject({ code: 'invalid-code' });
        return undefined;
      });
      if (output !== undefined) expect(tokensOf(output)).toEqual(tokensOf(css));
    }),
    { numRuns: runs(1000) },
  );
});

const DECLARATIONS = [
  'width:1px',
  'width:2px',
  'width:fit-content',
  'height:100%',
  'height:100dvh',
  'color:red',
  'color:oklch(1 0 0)',
  'margin:1px',
  'margin-top:2rem',
];
const rule = fc.tuple(
  fc.uniqueArray(fc.constantFrom('.a', '.b', '.c'), { minLength: 1, maxLength: 2 }),
  fc.array(fc.constantFrom(...DECLARATIONS), { minLength: 1, maxLength: 4 }),
);

/** For each class, the declarations that browsers apply: those with all of CSS, and those with the first versions of it. */
function cascadeOf(css: string): ReadonlyMap<string, string> {
  const applied = new Map<string, string>();
  for (const [, selectors = '', body = ''] of css.matchAll(/([^{}]+)\{([^{}]*)\}/gu))
    for (const selector of selectors.split(','))
      for (const declaration of body.split(';').filter((text) => text !== '')) {
        const [name = '', value = ''] = declaration.split(':');
        const longhands = name === 'margin' ? ['margin-top', 'margin-left'] : [name];
        for (const longhand of longhands) {
          // In the shorthand, the library writes all values.
          const own = name === 'margin' && value.includes(' ') ? (longhand === 'margin-top' ? value.split(' ')[0] : value.split(' ')[1]) : value;
          applied.set(`new ${selector} ${longhand}`, String(own));
          if (!/dvh|fit-content|oklch|rem/u.test(value)) applied.set(`old ${selector} ${longhand}`, String(own));
        }
      }
  return applied;
}

test('optimized CSS is applied in the same way by new and old browsers', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(rule, { minLength: 1, maxLength: 4 }), async (rules) => {
      const css = rules.map(([selectors, declarations]) => `${selectors.join(',')}{${declarations.join(';')}}`).join('');
      expect(cascadeOf(await minified(css, 'css', { optimize: true }))).toEqual(cascadeOf(css));
    }),
    { numRuns: runs(400) },
  );
});

test.each([
  ['an unclosed URL', (length: number) => `a{b:${'url('.repeat(length / 4)}`],
  ['an unclosed string', (length: number) => `a{b:${'"x\n'.repeat(length / 3)}`],
  ['backslashes', (length: number) => `a{b:${'\\'.repeat(length)}`],
  ['custom properties', (length: number) => `a{${'--b: (c  '.repeat(length / 10)}`],
])('minifies CSS with %s in linear time', async (_name, make) => {
  const processorTime = startProcessorTime();
  await minified(make(400_000), 'css');
  expect(processorTime()).toBeLessThan(4000);
});

test.each([
  ['comments', (length: number) => '<!-- a -->'.repeat(length / 10)],
  ['elements that are not displayed', (length: number) => ' <meta>'.repeat(length / 7)],
  ['text before comments', (length: number) => `${'a'.repeat(length)}<!-- a -->`],
])('minifies HTML with %s in linear time', { tags: ['slow'] }, async (_name, make) => {
  const processorTime = startProcessorTime();
  await minified(make(400_000), 'html');
  expect(processorTime()).toBeLessThan(8000);
});

test('errors name the language as the page does, in all languages', () => {
  for (const file of readdirSync(path.join(import.meta.dirname, 'strings'))) {
    const { inputs } = JSON.parse(readFileSync(path.join(import.meta.dirname, 'strings', file), 'utf8')) as {
      inputs: { language: { options: Record<string, string> } };
    };
    expect(inputs.language.options).toMatchObject(languageNames);
  }
});

const GRAPHQL = [
  'query A',
  '($b: Int = 1, $c: [D!]!)',
  '{ e, f }',
  '{ g(h: "i  j", k: -1.5) { ...L } }',
  '# m\n',
  'fragment N on O { p @q }',
  '"""r  s"""',
  'type T { "u" v: W }',
  '"" ""',
  'enum X { Y Z }',
  '{ a: 1 ... on B { c } }',
];

async function isValid(text: string, language: CodeLanguage): Promise<boolean> {
  try {
    await formatted(text, language);
    return true;
  } catch (error) {
    if (error instanceof InputError && error.code === 'invalid-code') return false;
    throw error;
  }
}

test('minified GraphQL has the same formatted text', { tags: ['slow'] }, async () => {
  let compared = 0;
  for (const first of GRAPHQL)
    for (const second of GRAPHQL) {
      const text = `${first}\n${second}`;
      const plain = text.replaceAll(/# m\n/gu, '');
      // Some of the pairs are not GraphQL.
      if (!(await isValid(plain, 'graphql'))) continue;
      const theirs = await formatted(plain, 'graphql');
      expect(await formatted(await minified(text, 'graphql'), 'graphql')).toBe(theirs.replaceAll(/\n\n+(?= )/gu, '\n'));
      compared++;
    }
  expect(compared).toBeGreaterThan(GRAPHQL.length);
});

type Node = DefaultTreeAdapterTypes.ChildNode;

const styleOf = (node: Node): string => ('attrs' in node ? (node.attrs.find(({ name }) => name === 'style')?.value ?? '') : '');
const isVerbatim = (node: Node): boolean => /^(?:pre|textarea)$/u.test(node.nodeName) || styleOf(node).includes('white-space');

/** The elements, attributes and text that a browser reads, without whitespace. */
function contentOf(html: string): string {
  const visit = (node: Node): string => {
    if ('value' in node) return node.value.replaceAll(/\s+/gu, '');
    if (!('tagName' in node)) return '';
    const inner = isVerbatim(node) ? node.childNodes.map((child) => ('value' in child ? child.value : visit(child))) : node.childNodes.map(visit);
    return `<${node.tagName} ${JSON.stringify(node.attrs)}>${inner.join('')}</${node.tagName}>`;
  };
  return parse(html).childNodes.map(visit).join('');
}

const HIDDEN = /^(?:head|script|style|template|link|meta|title)$/u;
const BLOCK = /^(?:html|body|p|div|pre|ul|li|br|table|tbody|tr|td)$/u;

/** The text as it is displayed: with a mark where a block starts or ends, and one space for whitespace in a line. */
function displayed(html: string): string {
  const visit = (node: Node, isKept: boolean): string => {
    if ('value' in node) return isKept ? node.value.replaceAll(' ', '␣').replaceAll('\n', '↵') : node.value.replaceAll(/\s+/gu, ' ');
    if (!('tagName' in node) || HIDDEN.test(node.tagName) || node.attrs.some(({ name }) => name === 'hidden')) return '';
    const inner = node.childNodes.map((child) => visit(child, isKept || isVerbatim(node))).join('');
    if (styleOf(node).includes('float')) return `[${inner}]`;
    if (node.tagName === 'img') return '#';
    return BLOCK.test(node.tagName) ? `¶${inner}¶` : inner;
  };
  return parse(html)
    .childNodes.map((node) => visit(node, false))
    .join('')
    .replaceAll(/ *¶[ ¶]*/gu, '¶')
    .replaceAll(/ +/gu, ' ');
}

const HTML = [
  '<p>',
  '</p>',
  '<b>',
  '</b>',
  'x',
  ' ',
  '\n  ',
  '<!-- c -->',
  '<pre>  y\n',
  '</pre>',
  '<textarea> z </textarea>',
  '<ul>',
  '<li>',
  '</ul>',
  '<table>',
  '<tr>',
  '<td>',
  '</table>',
  '&amp;',
  '<br>',
  '<script> let a </script>',
  '<style> a { } </style>',
  '<img src=a>',
  '<div title="  t ">',
  '<div hidden>',
  '<div style="float:left">',
  '<span style="white-space:pre">',
  '</span>',
  '<meta itemprop=a content=b>',
  '<template> t </template>',
  '<!--# include -->',
  '&',
  'amp;',
  '</div>',
  '<',
  '>',
];

/** The parts around text, of which the place decides whether whitespace is displayed. */
const INLINE = [
  'x',
  ' ',
  '\n ',
  '<b>',
  '</b>',
  '<br>',
  '<p>',
  '<meta itemprop=a content=b>',
  '<template> t </template>',
  '<div hidden>',
  '</div>',
  '<!-- c -->',
  '&',
  'amp;',
  '<',
];

test('minified HTML has the same elements, and is displayed with the same text', { tags: ['slow'] }, async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(fc.string({ unit: fc.constantFrom(...HTML), maxLength: 15 }), fc.string({ unit: fc.constantFrom(...INLINE), maxLength: 10 })),
      async (body) => {
        const html = `<!doctype html>\n<title> t </title>\n<body>${body}`;
        const output = await minified(html, 'html');
        expect(contentOf(output)).toBe(contentOf(html));
        expect(displayed(output)).toBe(displayed(html));
      },
    ),
    { numRuns: runs(600) },
  );
});

test('an error has its place and what is there', async () => {
  await expect(formatted('const a = 1;\n  const 😀 = 5;', 'javascript')).rejects.toMatchObject({ code: 'invalid-code', position: { line: 2, column: 9 } });
  await expect(formatted('a { b: c; }}', 'css')).rejects.toMatchObject({ code: 'invalid-code', position: { line: 1 } });
  await expect(formatted('query {', 'graphql')).rejects.toMatchObject({ code: 'invalid-code', position: { line: 1 } });
  await expect(formatted('<p></b>', 'html')).rejects.toMatchObject({ code: 'invalid-code', position: { line: 1, column: 4 } });
});

test('sizes are those of files and of what a server sends', { tags: ['slow'] }, async () => {
  const { sizes } = await formatCode({ ...FORMAT, input: `const é = "${'a'.repeat(1000)}"`, language: 'javascript' }, context);
  expect(sizes.map(({ text, bytes }) => [text, bytes])).toEqual([
    ['input', 1013],
    ['output', 1017],
  ]);
  expect(sizes.every(({ gzip, brotli }) => (gzip ?? 99) < 70 && (brotli ?? 99) < 70)).toBe(true);
});
