import inverses from 'virtual:inverses';
import type { ComponentType } from 'react';
import { use, useEffect, useRef } from 'react';
import type { Language } from '../contract/languages.ts';
import { tagOf } from '../contract/languages.ts';
import type { Operations } from '../contract/operations.ts';
import type { Layout } from '../contract/tool.ts';
import { isEmbedded } from '../page/embed/embedding.ts';
import { useIsEmbedded } from '../page/embed/use-is-embedded.ts';
import { GeneratedTool, Tabs } from '../page/GeneratedTool.tsx';
import { lazyWithSuspense, loadOnce } from '../page/lazy/lazy.tsx';
import { preloadParts } from '../page/lazy/lazy-parts.ts';
import { loadLayout } from '../page/layouts/load-layout.ts';
import { focusesInput } from '../page/layouts/parts.ts';
import { hasLongText } from '../page/session/debounce.ts';
import { requestFor } from '../page/session/run-request.ts';
import { usePageShortcuts } from '../page/keys/shortcuts.ts';
import { HydrationBoundary } from '../page/lazy/HydrationBoundary.tsx';
import type { LoadedTool } from '../page/session/use-tool.ts';
import { SessionProvider } from '../page/session/SessionProvider.tsx';
import { freshState } from '../page/session/page-state.ts';
import { ToolPage } from '../page/ToolPage.tsx';
import { engine } from '../runtime/platform/browser-engine.ts';
import { loadReference } from '../runtime/platform/reference.ts';
import { readToolWords } from '../runtime/platform/tool-words.ts';
import { costOf } from '../runtime/run.ts';
import type { Words } from '../runtime/words.ts';
import { createWords, joinWords } from '../runtime/words.ts';
import { loadOperations } from '../tools/declarations.ts';
import { tools } from '../tools/registry.ts';
import styles from './app.module.css';
import { AUTOFOCUS } from './autofocus.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { FavoriteButton } from './favorites/FavoriteButton.tsx';
import { rememberRecent } from './search/recent.ts';
import { PageShell } from './PageShell.tsx';
import { loadPageShell, useShell } from './shell.tsx';
import { ToolError } from './ToolError.tsx';
import { ToolTile } from './ToolTile.tsx';
import { WithoutScript } from './without-script/context.ts';

// Until it has loaded, boot.js records what is dropped.
const PageDrop = lazyWithSuspense(async () => ({ default: (await import('../page/files/PageDrop.tsx')).PageDrop }));

// Only for frames on other pages.
const EmbeddedTool = lazyWithSuspense(() => import('./embed/EmbeddedTool.tsx'));

interface ToolRouteProps {
  readonly tool: LoadedTool;
}

/** The page of a loaded tool. The page of an untranslated tool is entirely in English, including the app's strings on it. */
export default function ToolRoute({ tool }: ToolRouteProps) {
  const { language, tools } = useShell();
  const isTranslated = tools[tool.id]?.lang === undefined;
  return (
    <PageShell language={isTranslated ? language : 'en'}>
      <ToolInShell tool={tool} {...(!isTranslated && { lang: 'en' })} />
    </PageShell>
  );
}

function ToolInShell({ tool, lang }: ToolRouteProps & { readonly lang?: 'en' }) {
  const { id } = tool;
  const about = useShell().tools[id];
  const root = useRef<HTMLDivElement>(null);
  const isAlone = useIsEmbedded();
  if (!about) throw new Error(`${id} has no words`);

  usePageShortcuts();
  useEffect(() => rememberRecent(id), [id]);

  useEffect(() => {
    if (root.current) focusStart(root.current);
  }, []);

  return (
    <HydrationBoundary ref={root} className={styles.tool} lang={lang}>
      <SessionProvider tool={tool}>
        <PageDrop />
        <ToolPage about={about} tile={<ToolTile tool={id} />} actions={<FavoriteButton tool={id} />}>
          <ErrorBoundary fallback={(caught) => <ToolError caught={caught} />}>{hasPage(id) ? <OwnPage id={id} /> : <GeneratedTool />}</ErrorBoundary>
        </ToolPage>
        {isAlone && <EmbeddedTool />}
      </SessionProvider>
      <noscript>{use(WithoutScript)}</noscript>
    </HydrationBoundary>
  );
}

/** Focuses the main input or else the heading, which makes screen readers announce the page, unless something has the focus already. */
function focusStart(page: HTMLElement): void {
  // The page around a frame keeps the focus.
  if (isEmbedded() || page.contains(document.activeElement)) return;
  const input = focusesInput() ? page.querySelector<HTMLElement>(`[${AUTOFOCUS}]`) : null;
  (input ?? page.querySelector('h1'))?.focus({ preventScroll: true });
}

const pages = import.meta.glob<{ default: ComponentType }>('../tools/*/page.tsx');

const fileOf = (tool: string): string => `../tools/${tool}/page.tsx`;

/** Whether a tool has its own page instead of a generated one. */
const hasPage = (tool: string): boolean => fileOf(tool) in pages;

export const loadPage = loadOnce(async (tool: string): Promise<{ readonly default: ComponentType }> => {
  const load = pages[fileOf(tool)];
  if (!load) throw new Error(`${tool} has no page of its own`);
  return load();
});

function OwnPage({ id }: { readonly id: string }) {
  const { default: Page } = use(loadPage(id));
  return <Page />;
}

/** The layout of a tool's generated page. */
export const layoutOf = (id: string): Layout => tools.get(id)?.layout ?? 'form';

/** Starts a worker before a tool is chosen. */
export const prepare = (): void => engine.start();

/** Loads the parts of a tool's page and starts its engine. */
export async function readTool(id: string, language: Language): Promise<LoadedTool> {
  const declared = loadOperations(id);
  const [operations, words] = await Promise.all([
    declared,
    wordsOf(id, language),
    // Errors are ignored here, because rendering the page reports them.
    Promise.allSettled([hasPage(id) ? loadPage(id) : loadLayout(layoutOf(id))]),
    declared.then(preloadParts),
    // A page with several operations needs the tabs, and would only load them when rendered.
    declared.then((operations) => (Object.keys(operations).length > 1 ? Tabs.load() : undefined)),
    declared.then((operations) => warm(id, operations)),
  ]);
  const usesReference = Object.values(operations).some((operation) => operation.usesReference);
  const reference = usesReference ? await loadReference(id, language) : { own: {}, english: {} };
  return {
    id,
    layout: layoutOf(id),
    inverse: inverses[id],
    operations,
    run: (request, options) => (isEmbedded() ? runEmbedded(request, options) : engine.run(request, options)),
    words,
    reference,
  };
}

const runEmbedded: LoadedTool['run'] = async (request, options) => (await import('./embed/runs.ts')).observeRuns(request, options);

/** Returns the strings of a tool together with the app's strings in the same language: English if the tool is not translated. */
async function wordsOf(id: string, wanted: Language): Promise<Words> {
  const { language, compiled } = await readToolWords(id, wanted);
  const { words } = await loadPageShell(language);
  return joinWords(createWords(tagOf(language), compiled), words);
}

/** Runs a page's first operation in advance, so that the code it needs is loaded. Only for quick operations. */
export function rehearse(tool: LoadedTool): void {
  const { active, inputs, samples } = freshState(tool.id, tool.operations);
  const [operation, input] = [tool.operations[active], inputs[active]];
  if (!operation || !input || hasLongText(input)) return;
  const cost = costOf(operation, input);
  // Operations that may not terminate do so with the sample.
  if (cost !== 'instant' && (cost !== 'unbounded' || !samples.includes(active))) return;
  engine.warm(tool.id, cost, requestFor(tool, operation, active, input));
}

/** Starts the worker that the page's first run will need. */
function warm(id: string, operations: Operations): void {
  // Pages that are rendered at build time run nothing.
  if (typeof document === 'undefined') return;
  const { active, inputs } = freshState(id, operations);
  const [operation, input] = [operations[active], inputs[active]];
  if (operation && input) engine.warm(id, costOf(operation, input));
}
