import { choice, flag, integer, table, text } from '../../contract/fields.ts';
import { declare } from '../../contract/operations.ts';
import { codeLanguages } from '../../lib/code-language/code-language.ts';
import * as shared from '../../lib/document/fields.ts';

const LONG_TEXT = 20_000;
const cost = ({ input }: { readonly input: string }) => (input.length > LONG_TEXT ? ('slow' as const) : ('instant' as const));

const input = text({
  primary: true,
  multiline: true,
  format: 'source-code',
  alsoTakes: ['html', 'markdown'],
  sample:
    "import {useState} from 'react'\nexport function Counter({start=0,step=1}){\n  const [count,setCount]=useState(start)\n  // Adds one step\n  const add=()=>setCount(count+step)\n  return <button type='button' disabled={count>=10} onClick={add}>Clicked {count} times</button>\n}\n",
});

const changeCodes = ['comments-removed', 'licenses-kept', 'licenses-removed', 'optimized', 'not-optimized', 'names-shortened', 'characters-saved'] as const;

const sizes = table({ text: { codes: ['input', 'output'] }, bytes: 'number', gzip: 'number', brotli: 'number' });

export const format = declare({
  input: {
    input,
    language: choice(['auto', ...codeLanguages], { shared: true }),
    lineWidth: integer({ default: 80, min: 20, max: 320 }),
    indent: integer({ default: 2, min: 1, max: 10 }),
    indentWith: shared.indentWith,
    quotes: choice(['double', 'single']),
    semicolons: flag({ default: true }),
    trailingCommas: choice(['all', 'es5', 'none']),
    bracketSpacing: flag({ default: true, rare: true }),
    arrowParentheses: choice(['always', 'avoid'], { rare: true }),
    oneAttributePerLine: flag({ rare: true }),
    htmlWhitespace: choice(['css', 'strict', 'ignore'], { rare: true }),
    wrapProse: choice(['preserve', 'always', 'never'], { rare: true }),
  },
  output: {
    output: text({ primary: true, multiline: true, format: 'source-code' }),
    language: text({ codes: codeLanguages }),
    sizes,
  },
  errors: ['invalid-code', 'too-deeply-nested'],
  blankIsNothing: true,
  cost,
  isDefault: true,
});

export const minify = declare({
  input: {
    input: text({
      primary: true,
      multiline: true,
      format: 'source-code',
      alsoTakes: ['html'],
      sample: '/*! License: MIT */\n/* The card */\n.card > .title,\n.card > .text {\n  margin: 0 auto;\n  color: #336699;\n  width: calc(100% - 2px);\n}\n',
    }),
    language: choice(['auto', ...codeLanguages], { shared: true }),
    keepLicenses: flag({ default: true }),
    optimize: flag({ default: true }),
    shortenNames: flag({ default: true }),
  },
  output: {
    output: text({ primary: true, multiline: true, format: 'source-code' }),
    language: text({ codes: codeLanguages }),
    sizes,
    changes: table({ code: { codes: changeCodes }, count: 'number' }),
  },
  errors: ['invalid-code', 'too-deeply-nested', 'not-minified'],
  blankIsNothing: true,
  cost,
});
