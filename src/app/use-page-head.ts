import { useEffect, useRef } from 'react';
import { whenIdle } from '../ui/when-idle.ts';
import { base } from './base.ts';
import { configuration } from './configuration/configuration.ts';
import type { HeadTag, PageHead } from './head.ts';
import { headTags, searchTags } from './head.ts';
import { toolOf } from './routes.ts';
import { searchWordsOf } from './search-words.ts';
import { useShell } from './shell.tsx';

/** The attribute of tags that a page has set, by which the next page removes them. */
const MARK = 'data-page';

/**
 * Sets title, description, keywords, Open Graph and canonical tags of the current page. The description and the keywords of a tool that was
 * not prerendered follow when the browser is idle, because only search engines read them.
 */
export function usePageHead(head: PageHead): void {
  const { words, language } = useShell();
  const siteName = words.t('app.name');
  const { title, description, route } = head;
  const built = useRef<BuiltWords>(undefined);
  useEffect(() => {
    built.current ??= readBuilt();
    const tool = toolOf(route ?? '');
    const isBuilt = tool !== undefined && language === 'en' && built.current.route === route;
    const found = isBuilt ? built.current.found : { description };
    document.title = title;
    for (const old of document.head.querySelectorAll(`[${MARK}]`)) old.remove();
    document.head.append(...headTags({ title, ...found, ...(route !== undefined && { route }) }, siteName, siteAddress()).map(toElement));
    if (tool === undefined || isBuilt) return undefined;
    let isGone = false;
    const cancel = whenIdle(() => {
      void searchWordsOf(tool, language).then((loaded) => {
        if (!isGone && loaded !== undefined) document.head.append(...searchTags(loaded).map(toElement));
      });
    });
    return () => {
      isGone = true;
      cancel();
    };
  }, [title, description, route, siteName, language]);
}

/** The description and keywords in the page as the build rendered it, in English. */
interface BuiltWords {
  readonly route: string | undefined;
  readonly found: Pick<PageHead, 'description' | 'keywords'>;
}

const contentOf = (name: string): string | undefined => document.head.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;

/** Reads them before the first page replaces its tags: later, the tags are those of another page or language. */
function readBuilt(): BuiltWords {
  return {
    route: document.querySelector<HTMLElement>('#root')?.dataset.route,
    found: { description: contentOf('description'), keywords: contentOf('keywords') },
  };
}

const siteAddress = (): string => configuration().VITE_SITE_URL || `${location.origin}${base}/`;

function toElement({ name, key, content }: HeadTag): Element {
  const element = document.createElement(name);
  element.setAttribute(MARK, '');
  for (const [attribute, value] of [key, content]) element.setAttribute(attribute, value);
  return element;
}
