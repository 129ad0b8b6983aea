import { afterComments } from './after-comments.ts';

/** Languages of web pages that have a formatter. */
export const codeLanguages = ['html', 'vue', 'css', 'scss', 'less', 'javascript', 'jsx', 'typescript', 'tsx', 'graphql', 'markdown'] as const;
export type CodeLanguage = (typeof codeLanguages)[number];

// The start of a text is enough.
const MAX_UNITS = 2 ** 15;

/** Returns the language of a source text; undefined if it is not certain. */
export function detectCodeLanguage(source: string): CodeLanguage | undefined {
  const text = source.slice(0, MAX_UNITS);
  const start = afterComments(text, COMMENTS);
  if (/^<(?:template|script|style)\b/iu.test(start)) return isVue(text) ? 'vue' : 'html';
  if (/^<(?:!doctype\s+html|[a-z][\w-]*(?:[\s/>]))/iu.test(start)) return 'html';
  if (isForeign(text)) return undefined;
  if (isGraphql(start)) return 'graphql';
  // Code in Markdown has signs of its own language.
  if (MARKDOWN.test(text)) return 'markdown';
  const isTyped = TYPESCRIPT.some((sign) => sign.test(text));
  const hasElements = ELEMENT.test(text);
  if (isTyped || JAVASCRIPT.some((sign) => sign.test(text))) return isTyped ? (hasElements ? 'tsx' : 'typescript') : hasElements ? 'jsx' : 'javascript';
  return styleLanguage(start);
}

// A selector such as `#menu` is not a comment. `<!-->` is a whole one.
const COMMENTS = [
  { start: /^\/\*/u, end: '*/' },
  { start: /^(?:\/\/|#(?![\w-]))/u, end: '\n' },
  { start: /^<!(?=--)/u, end: '-->' },
];

/** A single-file component has a template, and a script or style beside it. */
const isVue = (text: string): boolean =>
  (/^<template\b/imu.test(text) && /^<(?:script|style)\b/imu.test(text)) ||
  /^<script\b[^>]*\bsetup\b/imu.test(text) ||
  /^<style\b[^>]*\bscoped\b/imu.test(text);

/** Languages that look like JavaScript in parts. */
const FOREIGN = [
  /^[ \t]*(?:#include\b|package\s+[\w.]+;?\s*$|using\s+[\w.]+;|(?:pub\s+)?fn\s|func\s|def\s[^\n]*:\s*$|public\s+(?:static|final|class)\b|<\?php)/mu,
  /\blet\s+mut\b|\bSystem\.out\.|:=/u,
];
const isForeign = (text: string): boolean => FOREIGN.some((sign) => sign.test(text));

function isGraphql(start: string): boolean {
  if (/[;]|=>/u.test(start)) return false;
  if (/^(?:query|mutation|subscription)\b(?:\s+\w+)?\s*(?:\(\s*\$\w+\s*:[^{}]*\))?\s*(?:@\w+[^{}]*)?\{/u.test(start)) return true;
  if (/^fragment\s+\w+\s+on\s+\w+\s*(?:@\w+[^{}]*)?\{/u.test(start)) return true;
  if (
    /^(?:extend\s+)?(?:type|interface|input)\s+\w+(?:\s+implements\s+[\w\s&]{1,200})?\s*(?:@\w+[^{}]*)?\{\s*(?:"[^"]*"\s*)*(?:#[^\n]*(?:\n\s*|$))*\w+\s*(?:\([^)]*\))?\s*:\s*\[?[A-Z]\w*/u.test(
      start,
    )
  )
    return true;
  if (/^(?:union\s+\w+\s*=\s*\|?\s*\w+|scalar\s+[A-Z]\w*|directive\s+@\w+|schema\s*\{)/u.test(start)) return true;
  return /^\{\s*\w+\s*(?:\(\s*\w+\s*:[^{}]*\))?\s*\{\s*[\w\s]+\{?/u.test(start);
}

const TYPESCRIPT = [
  /^[ \t]*(?:export\s+)?(?:declare\s+)?(?:interface\s+\w+(?:<[^<>\n]{1,100}>)?(?:\s+extends\s+[\w<>, .]{1,100})?\s*\{|type\s+\w+(?:<[^<>\n]{1,100}>)?\s*=|(?:const\s+)?enum\s+\w+\s*\{)/mu,
  /^[ \t]*import\s+type\b/mu,
  /^[ \t]*(?:export\s+)?(?:const|let|var)\s+\w+\s*:\s*[\w<>[\]|, .{}]{1,100}=/mu,
  /\bfunction\s*\w*\s*(?:<[^<>\n]{1,100}>)?\([^()\n]*\w\??\s*:\s*[A-Za-z][^()\n]*\)/u,
  /\)\s*:\s*(?:string|number|boolean|void|Promise<[^\n]{1,80}>)\s*(?:=>|\{)/u,
  /^[ \t]*(?:private|public|protected|readonly)\s+\w+\s*[:=(]/mu,
];

const JAVASCRIPT = [
  /^[ \t]*import\s+(?:[\w$*{}, \n]{1,300}\s+from\s+)?['"][^'"\n]+['"]/mu,
  /^[ \t]*export\s+(?:default\b|(?:const|let|function|class|async)\s|\{|\*\s+from)/mu,
  /^[ \t]*(?:const|let|var)\s+(?:[\w$]+|[[{][^\n=]{1,200}[\]}])\s*=(?![=>])/mu,
  /^[ \t]*(?:async\s+)?function\s*\*?\s*[\w$]*\s*\([^\n]*\)\s*\{/mu,
  /(?:^|[=(,:])[ \t]*(?:async\s+)?(?:\([\w$,\s{}=[\].]{0,200}\)|[\w$]+)\s*=>\s*[^\s]/mu,
  /^[ \t]*class\s+[A-Z$_][\w$]*(?:\s+extends\s+[\w$.]+)?\s*\{\s*(?:constructor\s*\(|static\s|#\w+|\w+\s*\([\w$,\s]*\)\s*\{)/mu,
  /^[ \t]*(?:console\.\w+\(|module\.exports\b|document\.\w+|window\.\w+|'use strict'|"use strict")/mu,
];

const ELEMENT = /(?:\breturn|=>|[=(?:&])\s*\(?\s*<(?:>|[A-Za-z][\w.]*(?:\s+[\w:-]+(?:=(?:"[^"\n]*"|\{(?:[^{}\n]|\{[^{}\n]*\})*\}))?)*\s*\/?>)/u;

const MARKDOWN = /(?<![^])\s*#{1,6} +\S|^(?:```|~~~)[\w-]*$/mu;

const ELEMENTS =
  /^(?:html|body|main|header|footer|nav|section|article|aside|div|span|p|a|h[1-6]|ul|ol|li|dl|dt|dd|table|tr|td|th|form|input|button|select|textarea|label|img|svg|video|figure|blockquote|pre|code|strong|em|small|hr)$/u;
const DECLARATION = /^(?:--)?[\w-]+\s*:\s*[^;{}]+(?:;|\}|$)/u;

/** CSS, or a language that becomes CSS. */
function styleLanguage(start: string): 'css' | 'scss' | 'less' | undefined {
  const isScss = /(?:^|[{;])[ \t]*(?:\$[\w-]+\s*:|@(?:mixin|include|use|forward|extend|function)\b)|[\s:(]\$[\w-]+\s*[;)*+]|^[ \t]*%[\w-]+\s*\{/mu.test(start);
  const isLess = /(?:^|[{;])[ \t]*@[\w-]+\s*:\s*[^;{}]+;/mu.test(start) || /(?:^|[{;])[ \t]*[.#][\w-]+\([^()\n]*\)\s*;/mu.test(start);
  if (/^(?:\$[\w-]+\s*:\s*[^;{}\n]+;|@(?:mixin|use|forward|include)\s)/u.test(start)) return 'scss';
  if (/^@[\w-]+\s*:\s*[^;{}\n]+;/u.test(start)) return 'less';
  if (/^@(?:charset|import)\s+(?:url\(|["'])/u.test(start)) return isScss ? 'scss' : isLess ? 'less' : 'css';
  const brace = start.indexOf('{');
  if (brace <= 0 || !isSelector(start.slice(0, brace).trim())) return undefined;
  const content = start
    .slice(brace + 1)
    .replaceAll(/\/\*[^]*?\*\//gu, '')
    .trimStart();
  const isRule = DECLARATION.test(content) || /^[.#&@[:*a-z$][^{};]*\{\s*[\w-]+\s*:/u.test(content) || /^(?:\$|@include\s|\.[\w-]+\()/u.test(content);
  if (!isRule) return undefined;
  if (isScss) return 'scss';
  return isLess ? 'less' : 'css';
}

function isSelector(selector: string): boolean {
  if (selector.length > 2000 || /[;{}]|:$|=>/u.test(selector)) return false;
  if (/^@(?:media|supports|font-face|keyframes|layer|container|page|property|-\w+-keyframes)\b/u.test(selector)) return true;
  return selector.split(',').every((part) => {
    const words = part.trim().split(/[\s>+~]+/u);
    return words.every(
      (word) => ELEMENTS.test(word) || /^(?:[a-z][\w-]*)?(?:[.#][\w-]+|::?[a-z-]+(?:\([^()]*\))?|\[[\w-]+(?:[~|^$*]?=[^\]]*)?\]|\*|&[\w-]*)+$/iu.test(word),
    );
  });
}
