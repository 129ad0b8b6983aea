import type { DefaultTreeAdapterTypes } from 'parse5';
import { html as names } from 'parse5';
import { parseHtml } from '../../lib/markup/parse-html.ts';
import { notesOn } from './notes.ts';
import type { Tag } from './properties.ts';

const PREFIXES = ['og:', 'twitter:', 'article:', 'book:', 'profile:', 'music:', 'video:', 'fb:', 'product:', 'place:'];

type Element = DefaultTreeAdapterTypes.Element;

/**
 * The link preview tags of a page, and how services interpret them.
 * @throws InputError `too-deeply-nested` on `html`
 */
export function readPage(html: string) {
  const elements = elementsOf(html);
  const metas = elements.filter(({ tagName }) => tagName === 'meta');
  const tags = metas.flatMap(readTag);
  const first = (...names: readonly string[]): string =>
    names.map((name) => tags.find((tag) => tag.name === name && tag.content !== '')?.content ?? '').find((content) => content !== '') ?? '';
  const pageTitle = elements
    .filter(({ tagName }) => tagName === 'title')
    .map(textOf)
    .find((text) => text !== '');
  const pageDescription = metas.find((meta) => attribute(meta, 'name')?.toLowerCase() === 'description' && attribute(meta, 'content'));
  const canonical = elements.find((element) => element.tagName === 'link' && isCanonical(element) && attribute(element, 'href'));
  const ogTitle = first('og:title');
  const ogDescription = first('og:description');
  const ogImage = first('og:image', 'og:image:url', 'og:image:secure_url');
  const ogUrl = first('og:url');
  const type = first('og:type');
  return {
    tags,
    title: ogTitle || first('twitter:title') || (pageTitle ?? ''),
    description: ogDescription || first('twitter:description') || ((pageDescription && attribute(pageDescription, 'content')) ?? ''),
    image: ogImage || first('twitter:image', 'twitter:image:src'),
    url: ogUrl || ((canonical && attribute(canonical, 'href')) ?? ''),
    siteName: first('og:site_name'),
    type,
    notes: notesOn({ title: ogTitle, type, image: ogImage, url: ogUrl, description: ogDescription, imageAlt: first('og:image:alt') }),
  };
}

/** Returns the HTML elements of a page in document order. The content of a `<template>` is not part of the page. */
function elementsOf(html: string): readonly Element[] {
  const elements: Element[] = [];
  const waiting: DefaultTreeAdapterTypes.Node[] = [parseHtml(html, { field: 'html', isPage: true })];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if ('tagName' in node && node.namespaceURI === names.NS.HTML) elements.push(node);
    if ('childNodes' in node) for (const child of node.childNodes.toReversed()) waiting.push(child);
  }
  return elements;
}

const attribute = ({ attrs }: Element, wanted: string): string | undefined => attrs.find(({ name }) => name === wanted)?.value.trim();

const isCanonical = (link: Element): boolean => (attribute(link, 'rel') ?? '').toLowerCase().split(/\s+/u).includes('canonical');

function readTag(meta: Element): readonly Tag[] {
  const content = attribute(meta, 'content');
  if (content === undefined) return [];
  for (const kind of ['property', 'name']) {
    const name = attribute(meta, kind)?.toLowerCase() ?? '';
    if (PREFIXES.some((prefix) => name.startsWith(prefix))) return [{ attribute: kind, name, content }];
  }
  return [];
}

const textOf = ({ childNodes }: Element): string =>
  childNodes
    .map((node) => ('value' in node ? node.value : ''))
    .join('')
    .trim()
    .replaceAll(/\s+/gu, ' ');
