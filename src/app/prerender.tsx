import { StrictMode, Suspense } from 'react';
import { prerender } from 'react-dom/static';
import { App } from './App.tsx';
import { configuration } from './configuration/configuration.ts';
import { headTags } from './head.ts';
import type { HeadTag } from './head.ts';
import { headOf, NOT_FOUND, redirects, routes, toolOf } from './routes.ts';
import { formatRobots, formatSitemap } from './sitemap.ts';
import { layoutOf } from './read-tool.ts';
import { loadSearchWords } from '../runtime/platform/words.ts';
import { loadShell } from './shell.tsx';

export { renderedOn } from './home/newest.ts';
export { formatRobots, formatSitemap, layoutOf, NOT_FOUND, redirects, routes, toolOf };

export interface RenderedPage {
  readonly title: string;
  readonly tags: readonly HeadTag[];
  readonly html: string;
}

/** The absolute address of the site, ending in a slash; '' if this build does not know it. */
export const siteAddress = (): string => configuration().VITE_SITE_URL;

/** Renders a route in English, for a first-time visitor. */
export async function renderRoute(route: string): Promise<RenderedPage> {
  const [words, searchWords] = await Promise.all([loadShell('en'), loadSearchWords('en')]);
  const path = route === NOT_FOUND ? '/404' : route;
  const { prelude } = await prerender(
    <StrictMode>
      <Suspense>
        <App language="en" path={path} />
      </Suspense>
    </StrictMode>,
    // An unlimited chunk size gives whole pages, without the scripts that would move late parts into place.
    { onError: fail, progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  const head = { ...headOf(route, words), keywords: searchWords[toolOf(route) ?? '']?.keywords };
  return { title: head.title, tags: headTags(head, words.words.t('app.name'), siteAddress()), html: withoutClock(await new Response(prelude).text()) };
}

/** Removes React's inline script that notes the time of the first paint: no boundary comes later here, and the policy forbids inline scripts. */
function withoutClock(html: string): string {
  const plain = html.replace(/<script>requestAnimationFrame\(function\(\)\{\$RT=performance\.now\(\)\}\);<\/script>/u, '');
  if (plain.includes('<script')) throw new Error('a page was rendered in parts');
  return plain;
}

function fail(error: unknown): never {
  throw error;
}
