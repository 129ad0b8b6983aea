import { useEffect, useRef } from 'react';
import type { Language } from '../contract/languages.ts';
import { loadSearchWords } from '../runtime/platform/words.ts';
import { whenIdle } from '../ui/when-idle.ts';
import { base } from './base.ts';
import { configuration } from './configuration/configuration.ts';
import type { HeadTag, PageHead } from './head.ts';
import { headTags, keywordsTag } from './head.ts';
import { toolOf } from './routes.ts';
import { useShell } from './shell.tsx';

/** The attribute of tags that a page has set, by which the next page removes them. */
const MARK = 'data-page';

/**
 * Sets title, description, keywords, Open Graph and canonical tags of the current page. The keywords of a page that was not prerendered
 * follow when the browser is idle, because only search engines read them.
 */
export function usePageHead(head: PageHead): void {
  const { words, language } = useShell();
  const siteName = words.t('app.name');
  const { title, description, route } = head;
  const built = useRef<BuiltKeywords>(undefined);
  useEffect(() => {
    built.current ??= readBuilt();
    const tool = toolOf(route ?? '');
    const isBuilt = language === 'en' && built.current.route === route;
    const keywords = tool !== undefined && isBuilt ? built.current.keywords : undefined;
    document.title = title;
    for (const old of document.head.querySelectorAll(`[${MARK}]`)) old.remove();
    document.head.append(...headTags({ title, description, keywords, ...(route !== undefined && { route }) }, siteName, siteAddress()).map(toElement));
    if (tool === undefined || keywords !== undefined) return undefined;
    let isGone = false;
    const cancel = whenIdle(() => {
      void keywordsOf(tool, language).then((loaded) => {
        if (!isGone && loaded !== undefined) document.head.append(toElement(keywordsTag(loaded)));
      });
    });
    return () => {
      isGone = true;
      cancel();
    };
  }, [title, description, route, siteName, language]);
}

/** The keywords in the page as the build rendered it, in English. */
interface BuiltKeywords {
  readonly route: string | undefined;
  readonly keywords: string | undefined;
}

/** Reads them before the first page replaces its tags: later, the tag is that of another page or language. */
const readBuilt = (): BuiltKeywords => ({
  route: document.querySelector<HTMLElement>('#root')?.dataset.route,
  keywords: document.head.querySelector<HTMLMetaElement>('meta[name="keywords"]')?.content,
});

/** The search words of a tool; undefined if they cannot be loaded, for which no visitor needs a message. */
async function keywordsOf(tool: string, language: Language): Promise<string | undefined> {
  const [loaded] = await Promise.allSettled([loadSearchWords(language)]);
  return loaded.status === 'fulfilled' ? loaded.value[tool]?.keywords : undefined;
}

const siteAddress = (): string => configuration().VITE_SITE_URL || `${location.origin}${base}/`;

function toElement({ name, key, content }: HeadTag): Element {
  const element = document.createElement(name);
  element.setAttribute(MARK, '');
  for (const [attribute, value] of [key, content]) element.setAttribute(attribute, value);
  return element;
}
