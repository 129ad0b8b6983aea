import type { ReactNode } from 'react';
import { StrictMode, Suspense } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { App } from './App.tsx';
import { AUTOFOCUS } from './autofocus.ts';
import { configuration } from './configuration/configuration.ts';
import { findFirstAnswer } from './first-answers.ts';
import type { AnswerListener, FirstAnswer } from '../page/session/first-answer.ts';
import { provideFirstAnswers } from '../page/session/first-answer.ts';
import { headTags, pictureTags } from './head.ts';
import type { HeadTag, PageHead } from './head.ts';
import { headOf, NOT_FOUND, redirects, routes, shortcuts, toolOf } from './routes.ts';
import { formatRobots, formatSitemap } from './sitemap.ts';
import { layoutOf } from './ToolRoute.tsx';
import { partsFor } from '../page/lazy/lazy-parts.ts';
import type { PageInput } from '../page/session/page-state.ts';
import { createContext } from '../runtime/platform/context.ts';
import { loadReference } from '../runtime/platform/reference.ts';
import { loadPageWords, loadSearchWords } from '../runtime/platform/words.ts';
import { readToolWords } from '../runtime/platform/tool-words.ts';
import { runOperation } from '../runtime/run.ts';
import { createWords } from '../runtime/words.ts';
import { loadOperations } from '../tools/declarations.ts';
import { loadVectors } from '../tools/facts.ts';
import { loadImplementation } from '../tools/implementations.ts';
import type { Shell } from './shell.tsx';
import { loadShell } from './shell.tsx';
import { WithoutScript } from './without-script/context.ts';
import { examplesOf, factTables, listingOperations } from './without-script/facts.ts';
import { Moved, StaticTool } from './without-script/StaticTool.tsx';

export { renderedOn } from './home/newest.ts';
export { packBytes } from '../page/session/first-answer.ts';
export { formatRobots, formatSitemap, layoutOf, NOT_FOUND, redirects, routes, toolOf };

/** The modules that a tool's page needs besides its layout or its custom page. */
export async function modulesOf(tool: string): Promise<readonly string[]> {
  const operations = await loadOperations(tool);
  return [
    `src/tools/${tool}/fields.ts`,
    'virtual:words/page/en',
    `virtual:words/tool/${tool}`,
    ...partsFor(operations).map((part) => `src/page/${part}.tsx`),
    ...(Object.keys(operations).length > 1 ? ['src/ui/tabs/Tabs.tsx'] : []),
  ];
}

export interface RenderedPage {
  readonly title: string;
  readonly tags: readonly HeadTag[];
  readonly html: string;
}

/** The absolute URL of the site, with a trailing slash; '' if unknown to this build. */
export const siteAddress = (): string => configuration().VITE_SITE_URL;

/** The URL of the analytics server; '' if this build has none. */
export const analyticsHost = (): string => configuration().VITE_PLAUSIBLE_API_HOST;

/** The tags that are the same on every page, and stay while the app navigates. */
export async function siteTags(picture: Parameters<typeof pictureTags>[0]): Promise<readonly HeadTag[]> {
  const { words } = await loadShell('en');
  return pictureTags(picture, `${words.t('app.name')}: ${words.t('app.subtitle')}`, siteAddress());
}

/** The shortcuts of the installed app, for its manifest. */
export async function appShortcuts(): Promise<readonly AppShortcut[]> {
  const shell = await loadShell('en');
  return shortcuts.map((id) => ({ name: shell.tools[id]?.name ?? id, url: `./${id}` }));
}

interface AppShortcut {
  readonly name: string;
  readonly url: string;
}

/** How many times a page is rendered: an operation may get its input from the result of another. */
const MAX_ROUNDS = 4;

/** The first results of all operations that a tool's page shows. */
export async function firstAnswersOf(tool: string): Promise<readonly FirstAnswer[]> {
  const operations = await loadOperations(tool);
  const answers: FirstAnswer[] = [];
  const tried = new Set<string>();
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const requested = new Map<string, readonly [operation: string, input: PageInput]>();
    await renderRoute(`/${tool}`, answers, (operation, input, output) => {
      const key = JSON.stringify([operation, input]);
      if (output === undefined && !tried.has(key)) requested.set(key, [operation, input]);
    });
    if (requested.size === 0) break;
    for (const [key, [operation, input]] of requested) {
      tried.add(key);
      const answer = await findFirstAnswer(tool, operations, operation, input);
      if (answer) answers.push(answer);
    }
  }
  return answers;
}

/** Renders a route in English, for a first-time visitor; the page of a tool with its first results, if known. */
export async function renderRoute(route: string, answers: readonly FirstAnswer[] = [], onRequest?: AnswerListener): Promise<RenderedPage> {
  const words = await loadShell('en');
  const path = route === NOT_FOUND ? '/404' : route;
  const tool = toolOf(route);
  provideFirstAnswers(answers, onRequest);
  const { prelude } = await prerender(
    <StrictMode>
      <Suspense>
        <WithoutScript value={tool === undefined ? null : await staticTool(tool)}>
          <App language="en" path={path} />
        </WithoutScript>
      </Suspense>
    </StrictMode>,
    // An unlimited chunk size gives whole pages, without the scripts that would insert lazy parts.
    { onError: fail, progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  const head = await headWithKeywords(route, words);
  return { title: head.title, tags: headTags(head, words.words.t('app.name'), siteAddress()), html: settled(await new Response(prelude).text()) };
}

/** Renders the page of a former path: the title of the target page, and a link for readers who are not redirected. */
export async function renderRedirect(to: string): Promise<RenderedPage> {
  const shell = await loadShell('en');
  const head = await headWithKeywords(to, shell);
  const tags = headTags(head, shell.words.t('app.name'), siteAddress());
  // All pages are in one folder, so a build without a URL knows where the page is too.
  const canonical: HeadTag = { name: 'link', key: ['rel', 'canonical'], content: ['href', `.${to}`] };
  const name = shell.tools[toolOf(to) ?? '']?.name ?? head.title;
  return { title: head.title, tags: siteAddress() === '' ? [...tags, canonical] : tags, html: renderToStaticMarkup(<Moved to={`.${to}`} name={name} />) };
}

/** The metadata of an English page, with the description and search words of a tool. */
async function headWithKeywords(route: string, shell: Shell): Promise<PageHead> {
  const searchWords = await loadSearchWords('en');
  const found = searchWords[toolOf(route) ?? ''];
  return { ...headOf(route, shell), ...(found && { description: found.description, keywords: found.keywords }) };
}

/** What a tool's page shows without JavaScript: its examples, or the whole of a reference. */
async function staticTool(id: string): Promise<ReactNode> {
  const [operations, facts, shared, own] = await Promise.all([loadOperations(id), loadVectors(id), loadPageWords('en'), readToolWords(id, 'en')]);
  const words = createWords('en', { ...shared, ...own.compiled });
  const tables = await Promise.all(
    listingOperations(layoutOf(id), operations).map(async ([name, operation]) => factTables(name, operation, await listAll(id, name), words)),
  );
  return <StaticTool examples={examplesOf(operations, facts, words)} tables={tables.flat()} />;
}

/** The output of a reference's operation for an empty search. */
async function listAll(tool: string, operation: string): Promise<Readonly<Record<string, unknown>>> {
  const implementation = await loadImplementation(tool);
  if (!implementation) throw new Error(`${tool} has no operations`);
  const outcome = await runOperation(implementation, operation, {}, createContext({ timeZone: 'UTC', reference: await loadReference(tool, 'en') }));
  if (outcome.kind !== 'output') throw new Error(`${tool} ${operation}: ${JSON.stringify(outcome)}`);
  return outcome.output;
}

/**
 * Leaves focus to the app, and removes React's inline script that records the time of the first paint: no boundary comes later here, and
 * the policy forbids inline scripts.
 */
function settled(html: string): string {
  const plain = html
    .replaceAll(' autofocus=""', ` ${AUTOFOCUS}=""`)
    .replace(/<script>requestAnimationFrame\(function\(\)\{\$RT=performance\.now\(\)\}\);<\/script>/u, '');
  if (plain.includes('<script')) throw new Error('a page was rendered in parts');
  return plain;
}

function fail(error: unknown): never {
  throw error;
}
