import { defineFormat } from './format.ts';
import { isHtmlElement, readMarkup } from './readers/markup.ts';

/** Whether the text contains a tag of an HTML element. */
function hasTag(text: string): boolean {
  for (const [, name = ''] of text.matchAll(/<\/?([a-z][a-z\d]*)(?:\s[^<>]*)?\/?>/giu)) if (isHtmlElement(name)) return true;
  return false;
}

export default defineFormat({
  parent: 'text',
  order: 15,
  looksLike(text, isCut) {
    if (/^<!doctype html|^<html[\s>]/iu.test(text)) return 'confident';
    const first = /^<([a-z][a-z\d]*)[\s/>]/iu.exec(text)?.[1];
    const outline = text.startsWith('<') ? readMarkup(text, isCut) : undefined;
    // Other XML may have elements of the same names: `<menu><dish/></menu>`.
    const isOther = outline?.isWellFormed === true && !outline.isHtml;
    if (first !== undefined && isHtmlElement(first)) return isOther ? 'plausible' : 'confident';
    if (isOther || (outline?.isWellFormed === true && !isHtmlElement(outline.root))) return 'no';
    return hasTag(text) || /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});/iu.test(text) ? 'plausible' : 'no';
  },
  samples: {
    confident: ['<!DOCTYPE html>\n<title>Penknife</title>', '<p class="lead">Hello', '<br>'],
    plausible: ['Hello <b>world</b>', 'Fish &amp; chips', 'caf&#233;'],
  },
});
