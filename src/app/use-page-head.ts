import { useEffect } from 'react';
import { base } from './base.ts';
import { configuration } from './configuration/configuration.ts';
import type { HeadTag, PageHead } from './head.ts';
import { headTags } from './head.ts';
import { useShell } from './shell.tsx';

/** The attribute of tags that a page has set, by which the next page removes them. */
const MARK = 'data-page';

/** Sets title, description, Open Graph and canonical tags of the current page. */
export function usePageHead(head: PageHead): void {
  const { words } = useShell();
  const siteName = words.t('app.name');
  const { title, description, route } = head;
  useEffect(() => {
    document.title = title;
    for (const old of document.head.querySelectorAll(`[${MARK}]`)) old.remove();
    const tags = headTags({ title, description, ...(route !== undefined && { route }) }, siteName, siteAddress());
    document.head.append(...tags.map(toElement));
  }, [title, description, route, siteName]);
}

const siteAddress = (): string => configuration().VITE_SITE_URL || `${location.origin}${base}/`;

function toElement({ name, key, content }: HeadTag): Element {
  const element = document.createElement(name);
  element.setAttribute(MARK, '');
  for (const [attribute, value] of [key, content]) element.setAttribute(attribute, value);
  return element;
}
