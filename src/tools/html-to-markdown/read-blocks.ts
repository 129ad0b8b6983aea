import { elementsFor, readWordItem } from '../../lib/markup/pasted-styles.ts';
import type { Losses } from './codes.ts';
import { keptContent, keptHtml, keptInlineHtml, loseAttribute, startTag, UNREAD } from './kept-html.ts';
import type { Block, Inline, Item, Mark } from './model.ts';
import type { Element, Node } from '../../lib/markup/html-node.ts';
import { attributeOf, isElement, isText, stylesOf, textOf } from '../../lib/markup/html-node.ts';
import { readTable } from './read-table.ts';
import type { UrlResolver } from './urls.ts';

export interface Reading {
  readonly losses: Losses;
  readonly urls: UrlResolver;
  readonly otherTags: 'html' | 'text';
  readonly mergedCells: 'html' | 'repeat' | 'empty';
  readonly nonBreakingSpaces: 'keep' | 'space' | 'entity';
}

const PLAIN_BLOCKS = new Set(
  'html body div section article main header footer nav aside address center hgroup figure figcaption form fieldset legend search dialog menuitem tbody thead tfoot tr caption colgroup p'.split(
    ' ',
  ),
);
/** The name that a checkbox gets once it is read. */
const CHECKBOX = 'task';
const PLAIN_INLINES = new Set('span font label wbr picture source slot nobr output'.split(' '));
/** Names of elements without a Markdown form that apply to a few words. */
const INLINE_TAGS = new Set('sub sup u ins mark kbd samp var abbr small big q cite dfn time bdi bdo ruby rt rp data'.split(' '));
/** What only HTML can show. */
const EMBEDDED = new Set('iframe video audio object embed svg math canvas input select textarea button meter progress map map area datalist'.split(' '));
const USED: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'title'],
  img: ['src', 'alt', 'title'],
  ol: ['start'],
  input: ['type', 'checked', 'disabled'],
  details: ['open'],
};
// Formatting in more formatting than this cannot be seen, and takes time and memory for each part of the text.
const MAX_MARKS = 50;
const KINDS: Readonly<Record<string, Mark['kind']>> = { strong: 'strong', b: 'strong', em: 'em', i: 'em', del: 'del', s: 'del', strike: 'del' };
const kindOf = (tag: string): Mark['kind'] | undefined => (Object.hasOwn(KINDS, tag) ? KINDS[tag] : undefined);

/** Reads the content of a document or an element as blocks. */
export function readBlocks(nodes: readonly Node[], reading: Reading, mark?: Mark): readonly Block[] {
  const reader = new BlockReader(reading);
  reader.read(nodes, mark);
  return reader.finish();
}

class BlockReader {
  readonly #blocks: Block[] = [];
  #inlines: Inline[] = [];
  /** The items of Word's lists, which are paragraphs. */
  #wordItems: WordItem[] = [];

  constructor(readonly reading: Reading) {}

  finish(): readonly Block[] {
    this.#endParagraph();
    this.#endWordList();
    return this.#blocks;
  }

  read(nodes: readonly Node[], mark: Mark | undefined): void {
    for (const node of nodes) {
      if (isText(node)) this.#addText(node.value, mark);
      else if (isElement(node)) this.#readElement(node, mark);
      else if (node.nodeName === '#comment') this.reading.losses.add('comment-dropped');
    }
  }

  #addText(text: string, mark: Mark | undefined): void {
    this.#inlines.push({ kind: 'text', text: this.reading.nonBreakingSpaces === 'space' ? text.replaceAll('\u00A0', ' ') : text, mark });
  }

  #add(block: Block): void {
    this.#endParagraph();
    this.#endWordList();
    this.#blocks.push(block);
  }

  #endParagraph(): void {
    const inlines = this.#inlines;
    this.#inlines = [];
    if (!hasContent(inlines)) return;
    this.#endWordList();
    this.#blocks.push({ kind: 'paragraph', inlines });
  }

  #readElement(element: Element, mark: Mark | undefined): void {
    const { tagName: name } = element;
    const { losses } = this.reading;
    if (UNREAD.has(name)) {
      if (name === 'base') this.reading.urls.useDocumentBase(attributeOf(element, 'href') ?? '');
      if (name === 'head') return this.#readHead(element);
      losses.add('element-dropped', name);
      return;
    }
    if (name === CHECKBOX) return;
    if (EMBEDDED.has(name)) return this.#readEmbedded(element, mark);
    const isKept = this.reading.otherTags === 'html' && (INLINE_TAGS.has(name) || name === 'dl');
    if (!isKept && name !== 'table') this.#loseAttributes(element);
    if (/^h[1-6]$/u.test(name) || /\bMsoTitle\b/u.test(attributeOf(element, 'class') ?? '')) return this.#readHeading(element, mark);
    switch (name) {
      case 'br':
        this.#inlines.push({ kind: 'break', mark });
        return;
      case 'hr':
        return this.#add({ kind: 'rule' });
      case 'img':
        return this.#readImage(element, mark);
      case 'code':
      case 'tt':
        return this.#readCode(element, mark);
      case 'pre':
      case 'listing':
      case 'xmp':
      case 'plaintext':
        return this.#readPre(element);
      case 'blockquote':
        return this.#add({ kind: 'quote', blocks: readBlocks(element.childNodes, this.reading, mark) });
      case 'ul':
      case 'ol':
      case 'menu':
      case 'dir':
        return this.#readList(element, mark);
      case 'table':
        return this.#readTable(element, mark);
      case 'dl':
        return this.#readDefinitions(element, mark);
      case 'details':
        return this.#readDetails(element, mark);
      case 'a':
        return this.#readLink(element, mark);
      case 'p':
        if (/mso-list\s*:/iu.test(attributeOf(element, 'style') ?? '')) return this.#readWordItem(element, mark);
    }
    if (PLAIN_BLOCKS.has(name) || name === 'li' || name === 'dt' || name === 'dd' || name === 'summary' || name === 'td' || name === 'th')
      return this.#readPlain(element, mark);
    this.#readInline(element, mark);
  }

  #readHead(head: Element): void {
    for (const child of head.childNodes) {
      if (!isElement(child)) continue;
      if (child.tagName === 'base') this.reading.urls.useDocumentBase(attributeOf(child, 'href') ?? '');
      this.reading.losses.add('element-dropped', child.tagName);
    }
  }

  #readPlain(element: Element, mark: Mark | undefined): void {
    this.#endParagraph();
    this.read(element.childNodes, this.#withStyle(element, mark));
    this.#endParagraph();
  }

  #loseAttributes({ tagName, attrs }: Element): void {
    const used = Object.hasOwn(USED, tagName) ? (USED[tagName] ?? []) : [];
    for (const { name, value } of attrs) {
      const isLanguage = name === 'class' && (tagName === 'pre' || tagName === 'code') && languageOf(value) !== undefined;
      if (!used.includes(name) && !isLanguage) loseAttribute(this.reading.losses, name, value, NOT_STYLED.has(tagName) ? LIST_STYLES : READ_STYLES);
    }
  }

  #readHeading(element: Element, mark: Mark | undefined): void {
    const { tagName, childNodes } = element;
    const level = /^h[1-6]$/u.test(tagName) ? Number(tagName.slice(1)) : 1;
    const blocks = readBlocks(childNodes, this.reading, mark);
    const [first, ...others] = blocks;
    if (first === undefined) return this.#add({ kind: 'heading', level, inlines: [] });
    // A heading may hold paragraphs, or more; what no heading of Markdown can hold comes after it.
    if (first.kind !== 'paragraph') this.#loseTag(element);
    this.#add(first.kind === 'paragraph' ? { kind: 'heading', level, inlines: first.inlines } : first);
    for (const block of others) this.#add(block);
  }

  #readImage(element: Element, mark: Mark | undefined): void {
    const [src, alt, title] = ['src', 'alt', 'title'].map((name) => attributeOf(element, name) ?? '');
    const address = this.reading.urls.resolveContent(src ?? '');
    if (address === undefined || address === '') {
      this.reading.losses.add('element-dropped', 'img');
      this.#addText(alt ?? '', mark);
    } else this.#inlines.push({ kind: 'image', src: address, alt: alt ?? '', title: title ?? '', mark });
  }

  #readCode(element: Element, mark: Mark | undefined): void {
    const text = textOf(element).replaceAll(/[\t\n\r\f]+/gu, ' ');
    this.#loseFormatting(element);
    // A code span cannot be empty.
    if (text !== '') this.#inlines.push({ kind: 'code', text, mark });
  }

  /** Formatting in code has no Markdown form. */
  #loseFormatting(element: Element): void {
    const waiting: Node[] = [...element.childNodes];
    for (let node = waiting.pop(); node; node = waiting.pop()) {
      if (node.nodeName === '#comment') this.reading.losses.add('comment-dropped');
      if (!isElement(node)) continue;
      this.#loseAttributes(node);
      if (!/^(?:span|code|font|br|div|tt)$/u.test(node.tagName)) this.reading.losses.add('formatting-dropped', node.tagName);
      for (const child of node.childNodes) waiting.push(child);
    }
  }

  #readPre(element: Element): void {
    const code = element.childNodes.find((child) => isElement(child) && child.tagName === 'code');
    const classes = [element, ...(code && isElement(code) ? [code] : []), ...(isElement(element.parentNode as Node) ? [element.parentNode as Element] : [])];
    const languages = classes.map((node) => languageOf(attributeOf(node, 'class') ?? ''));
    this.#loseFormatting(element);
    this.#add({ kind: 'code', language: languages.find((name) => name !== undefined) ?? '', text: textOf(element).replace(/\n$/u, '') });
  }

  #readList(element: Element, mark: Mark | undefined): void {
    const isOrdered = element.tagName === 'ol';
    const start = Number.parseInt(attributeOf(element, 'start') ?? '1', 10);
    const items: { task: boolean | undefined; blocks: Block[] }[] = [];
    let isTight = true;
    for (const child of element.childNodes) {
      if (isText(child) && child.value.trim() === '') continue;
      if (!isElement(child) && !isText(child)) {
        this.reading.losses.add('comment-dropped');
        continue;
      }
      const name = isElement(child) ? child.tagName : '';
      if (name === 'li' && isElement(child)) {
        this.#loseAttributes(child);
        isTight &&= !child.childNodes.some((inner) => isElement(inner) && inner.tagName === 'p' && attributeOf(inner, 'role') !== 'presentation');
        items.push(this.#readItem(child, mark));
        continue;
      }
      // A list in a list, not in an item: it belongs to the item before it.
      const blocks = readBlocks([child], this.reading, mark);
      const last = items.at(-1);
      if (last && /^(?:ul|ol|menu|dir)$/u.test(name)) for (const block of blocks) last.blocks.push(block);
      else if (blocks.length > 0) items.push({ task: undefined, blocks: [...blocks] });
    }
    const isValidStart = Number.isInteger(start) && start >= 0 && start + items.length < 1_000_000_000;
    if (isOrdered && !isValidStart) this.reading.losses.add('attribute-dropped', 'start');
    const first = isValidStart ? start : 1;
    if (items.length > 0) this.#add({ kind: 'list', start: isOrdered ? first : undefined, items, isTight });
  }

  #readItem(item: Element, mark: Mark | undefined): { task: boolean | undefined; blocks: Block[] } {
    const box = firstCheckbox(item);
    if (box) {
      this.#loseAttributes(box);
      box.nodeName = box.tagName = CHECKBOX;
    }
    const blocks = [...readBlocks(item.childNodes, this.reading, mark)];
    const isTask = box !== undefined && blocks[0]?.kind === 'paragraph';
    if (box && !isTask) this.reading.losses.add('element-dropped', 'input');
    return { task: isTask ? attributeOf(box, 'checked') !== undefined : undefined, blocks };
  }

  #readWordItem(element: Element, mark: Mark | undefined): void {
    this.#endParagraph();
    const marker = takeMarker(element);
    const { depth, list } = readWordItem(attributeOf(element, 'style') ?? '', marker);
    const blocks = readBlocks(element.childNodes, this.reading, mark);
    this.#wordItems.push({ depth, list, start: Number(/^\s*(\d{1,6})/u.exec(marker)?.[1] ?? 1), blocks });
  }

  #endWordList(): void {
    const items = this.#wordItems;
    this.#wordItems = [];
    for (const list of nestItems(items)) this.#blocks.push(list);
  }

  #readTable(element: Element, mark: Mark | undefined): void {
    const read = readTable(element, this.reading, (nodes) => readBlocks(nodes, this.reading, mark));
    for (const block of read) this.#add(block);
  }

  #readDefinitions(element: Element, mark: Mark | undefined): void {
    if (this.reading.otherTags === 'html') return this.#keep(element);
    this.#loseTag(element);
    for (const child of element.childNodes) {
      if (isElement(child)) this.#loseTag(child);
      const outer: Mark = { kind: 'strong', outer: mark, depth: (mark?.depth ?? 0) + 1 };
      for (const block of readBlocks([child], this.reading, isElement(child) && child.tagName === 'dt' ? outer : mark)) this.#add(block);
    }
  }

  #readDetails(element: Element, mark: Mark | undefined): void {
    if (this.reading.otherTags === 'text') {
      this.#loseTag(element);
      return this.#readPlain(element, mark);
    }
    const { losses, urls } = this.reading;
    losses.add('kept-as-html', 'details');
    const summary = element.childNodes.find((child): child is Element => isElement(child) && child.tagName === 'summary');
    if (summary) this.#loseAttributes(summary);
    const head = summary ? `\n<summary>${keptContent(summary, losses, urls)}</summary>` : '';
    this.#add({ kind: 'html', html: `<details${attributeOf(element, 'open') === undefined ? '' : ' open'}>${head}` });
    for (const block of readBlocks(
      element.childNodes.filter((child) => child !== summary),
      this.reading,
      mark,
    ))
      this.#add(block);
    this.#add({ kind: 'html', html: '</details>' });
  }

  #readLink(element: Element, mark: Mark | undefined): void {
    const written = attributeOf(element, 'href');
    const href = written === undefined ? undefined : this.reading.urls.resolve(written);
    if (written !== undefined && href === undefined) this.reading.losses.add('link-dropped', 'javascript:');
    if (href === undefined) return this.read(element.childNodes, mark);
    const before = this.#inlines.length + this.#blocks.length;
    const title = (attributeOf(element, 'title') ?? '').replaceAll(/\s*\n\s*/gu, ' ');
    this.read(element.childNodes, this.#within(mark, { kind: 'link', href, title }, 'a'));
    if (before === this.#inlines.length + this.#blocks.length) this.reading.losses.add('link-dropped', href.slice(0, 200));
  }

  #readEmbedded(element: Element, mark: Mark | undefined): void {
    const { losses, urls, otherTags } = this.reading;
    if (otherTags === 'html') {
      losses.add('kept-as-html', element.tagName);
      this.#inlines.push({ kind: 'html', html: keptInlineHtml(element, losses, urls), mark });
    } else {
      losses.add('element-dropped', element.tagName);
      if (element.tagName === 'button') this.read(element.childNodes, mark);
    }
  }

  #readInline(element: Element, mark: Mark | undefined): void {
    const { tagName: name } = element;
    const { losses, urls, otherTags } = this.reading;
    const kindOfTag = kindOf(name);
    let inner = kindOfTag === undefined || kindOfTag === 'strong' ? mark : this.#withKind(mark, kindOfTag);
    if (INLINE_TAGS.has(name)) {
      if (otherTags === 'html') {
        losses.add('kept-as-html', name);
        inner = this.#within(inner, { kind: 'html', tags: [startTag(element, losses, urls), `</${name}>`] }, name);
      } else this.#loseTag(element);
    } else if (!PLAIN_INLINES.has(name) && kindOfTag === undefined) this.#loseTag(element);
    this.read(element.childNodes, this.#withStyle(element, inner));
  }

  /** The formatting of an element's style, and of `b` and `strong`. */
  #withStyle(element: Element, mark: Mark | undefined): Mark | undefined {
    const { losses, otherTags } = this.reading;
    let inner = mark;
    for (const styled of elementsFor(element.tagName, runStyle(element), hasLink(mark))) {
      const kind = kindOf(styled);
      if (kind) inner = this.#withKind(inner, kind);
      else if (otherTags === 'html') {
        losses.add('kept-as-html', styled);
        inner = this.#within(inner, { kind: 'html', tags: [`<${styled}>`, `</${styled}>`] }, styled);
      } else losses.add('tag-dropped', styled);
    }
    return inner;
  }

  /** Formatting within the same formatting changes nothing. */
  #withKind(mark: Mark | undefined, kind: Mark['kind']): Mark | undefined {
    return hasMark(mark, kind) ? mark : this.#within(mark, { kind }, kind);
  }

  #within(outer: Mark | undefined, mark: Omit<Mark, 'outer' | 'depth'>, name: string): Mark | undefined {
    const depth = (outer?.depth ?? 0) + 1;
    if (depth <= MAX_MARKS) return { ...mark, outer, depth };
    this.reading.losses.add('formatting-dropped', name);
    return outer;
  }

  #keep(element: Element): void {
    const { losses, urls } = this.reading;
    losses.add('kept-as-html', element.tagName);
    this.#add({ kind: 'html', html: keptHtml(element, losses, urls) });
  }

  #loseTag({ tagName }: Element): void {
    this.reading.losses.add('tag-dropped', tagName);
  }
}

const hasContent = (inlines: readonly Inline[]): boolean =>
  inlines.some((inline) => inline.kind !== 'break' && (inline.kind !== 'text' || /[^ \t\n\r\f]/u.test(inline.text)));

const LIST_STYLES = new Set(['mso-list']);
/** The properties that become formatting. */
const READ_STYLES = new Set([...LIST_STYLES, 'font-weight', 'font-style', 'text-decoration', 'vertical-align']);
/** Elements whose own style is not read. */
const NOT_STYLED = new Set('h1 h2 h3 h4 h5 h6 hr br img code tt pre listing xmp plaintext blockquote ul ol menu dir li dl details summary'.split(' '));

const languageOf = (names: string): string | undefined =>
  /(?:^|\s)(?:lang(?:uage)?-|highlight-source-)(\S+)|(?:^|\s)brush:\s*([^\s;]+)/u.exec(names)?.slice(1).find(Boolean);

function runStyle(element: Element): Parameters<typeof elementsFor>[1] {
  const styles = stylesOf(element);
  return {
    fontWeight: styles.get('font-weight') ?? '',
    fontStyle: styles.get('font-style') ?? '',
    textDecoration: styles.get('text-decoration') ?? '',
    verticalAlign: styles.get('vertical-align') ?? '',
  };
}

function hasMark(mark: Mark | undefined, kind: Mark['kind']): boolean {
  for (let at = mark; at; at = at.outer) if (at.kind === kind) return true;
  return false;
}

const hasLink = (mark: Mark | undefined): boolean => hasMark(mark, 'link');

/** The checkbox at the start of an item, perhaps in a paragraph or label. */
function firstCheckbox(item: Element): Element | undefined {
  let parent = item;
  for (;;) {
    const first: Node | undefined = parent.childNodes.find((child) => !isText(child) || child.value.trim() !== '');
    if (first === undefined || !isElement(first)) return undefined;
    if (first.tagName === 'input') return attributeOf(first, 'type')?.toLowerCase() === 'checkbox' ? first : undefined;
    if (first.tagName !== 'p' && first.tagName !== 'label' && first.tagName !== 'span') return undefined;
    parent = first;
  }
}

/** Removes the list marker that Word writes as text, and returns it. */
function takeMarker(paragraph: Element): string {
  const waiting: Element[] = [paragraph];
  for (let parent = waiting.pop(); parent; parent = waiting.pop()) {
    for (const [index, child] of parent.childNodes.entries()) {
      if (!isElement(child)) continue;
      if (/mso-list\s*:\s*ignore/iu.test(attributeOf(child, 'style') ?? '')) {
        parent.childNodes.splice(index, 1);
        return textOf(child);
      }
      waiting.push(child);
    }
  }
  return '';
}

interface WordItem {
  readonly depth: number;
  readonly list: 'ul' | 'ol';
  readonly start: number;
  readonly blocks: readonly Block[];
}

/** Nests the items of Word's lists by their depth. */
function nestItems(items: readonly WordItem[]): readonly Block[] {
  const lists: Block[] = [];
  for (let at = 0; at < items.length; ) {
    const first = items[at];
    if (!first) break;
    const own: { task: undefined; blocks: Block[] }[] = [];
    while (at < items.length) {
      const item = items[at];
      if (!item || item.depth < first.depth || (item.depth === first.depth && item.list !== first.list)) break;
      let end = at + 1;
      if (item.depth === first.depth) {
        own.push({ task: undefined, blocks: [...item.blocks] });
        at = end;
        continue;
      }
      while ((items[end]?.depth ?? 0) > first.depth) end++;
      own.at(-1)?.blocks.push(...nestItems(items.slice(at, end)));
      at = end;
    }
    const list: readonly Item[] = own;
    lists.push({ kind: 'list', start: first.list === 'ol' ? first.start : undefined, items: list, isTight: true });
  }
  return lists;
}
