import { lazy, startTransition, Suspense, use, useEffect, useEffectEvent, useState } from 'react';
import type { AroundNavHandler } from 'wouter';
import { Redirect, Route, Router, Switch, useLocation, useSearch } from 'wouter';
import { clearFailedLoads, lazyWithRetry } from '../page/lazy/lazy.tsx';
import { onNotStored } from '../page/storage/storage.ts';
import { RECIPES } from '../runtime/recipe/name.ts';
import type { Words } from '../runtime/words.ts';
import { tools } from '../tools/registry.ts';
import { LONG_DURATION_MS, showToast } from '../ui/toast/toast.ts';
import { preloadToasts, Toasts } from '../ui/toast/Toasts.tsx';
import { base, linkTo } from './base.ts';
import { currentLanguage } from './current-language.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { ErrorNote } from './ErrorNote.tsx';
import { headOf, NOT_FOUND, redirects, routeOf, toolOf, withoutSlash } from './routes.ts';
import { isShowable, loadTool, ToolView, untilShowable } from './ToolView.tsx';
import { usePageHead } from './use-page-head.ts';
import { Home } from './home/Home.tsx';
import type { Language } from '../contract/languages.ts';
import { tagOf } from '../contract/languages.ts';
import { Layout } from './layout/Layout.tsx';
import { NotFound } from './NotFound.tsx';
import { useOffline } from './offline/use-offline.ts';
import { markKeyboardFocus } from '../ui/keyboard-focus.ts';
import { whenIdle } from '../ui/when-idle.ts';
import { watchLostParts } from './load-failures.ts';
import { localePreference, usePreference } from './preferences.ts';
import type { PinnedRecipe } from './favorites/pinned-recipes.ts';
import { pageInQuery, pinnedRecipesPreference } from './favorites/pinned-recipes.ts';
import styles from './app.module.css';
import type { Shell } from './shell.tsx';
import { watchStrayFiles } from './stray-files.ts';
import { loadShell, useShell, ShellContext } from './shell.tsx';
import { AppProviders } from './AppProviders.tsx';

const Recipes = lazyWithRetry(() => import('./recipes/RecipesPage.tsx'));
const About = lazyWithRetry(() => import('./about/About.tsx'));
const Licenses = lazyWithRetry(() => import('./licenses/Licenses.tsx'));
// `VITE_ENV` is a constant of the build, so the demo pages drop out of production builds.
const ComponentLibrary = import.meta.env.VITE_ENV === 'development' ? lazy(() => import('./component-library/ComponentLibrary.tsx')) : undefined;

interface AppProps {
  /** Language of the first view. */
  readonly language: Language;
  /** The path to render during the build, which has no address bar. */
  readonly path?: string;
}

export function App({ language: first, path }: AppProps) {
  const [language, setLanguage] = useState(first);
  const shell = use(loadShell(language));

  useChosenLanguage(language, shell, setLanguage);
  useEffect(() => {
    document.documentElement.lang = tagOf(language);
  }, [language]);
  // boot.js hides the parts of the prerendered page that depend on the visitor; after the first effect they are correct.
  useEffect(() => {
    document.documentElement.dataset.ready = '';
  }, []);
  useEffect(markKeyboardFocus, []);

  return (
    <ShellContext value={shell}>
      <Router base={base} hrefs={toHref} aroundNav={around} {...(path !== undefined && { ssrPath: path })}>
        <Site />
      </Router>
    </ShellContext>
  );
}

/** Follows language choices in any tab. The old strings stay until the new ones have loaded, or permanently if loading fails. */
function useChosenLanguage(language: Language, { words }: Shell, setLanguage: (language: Language) => void): void {
  const warn = useEffectEvent(() => showToast(words.t('app.languageNotLoaded'), { type: 'warning', duration: LONG_DURATION_MS }));
  const follow = useEffectEvent(async () => {
    const next = currentLanguage();
    const tool = toolOf(routeOf(location.pathname.slice(base.length)) ?? '');
    const loaded = await Promise.allSettled([loadShell(next), tool === undefined ? undefined : loadTool(tool, next)]);
    // The reader may have chosen another language while these strings were loading.
    if (currentLanguage() !== next) return;
    if (loaded.every(({ status }) => status === 'fulfilled')) {
      startTransition(() => setLanguage(next));
    } else {
      clearFailedLoads();
      warn();
      localePreference.set(language);
    }
  });
  useEffect(() => localePreference.subscribe(() => void follow()), []);
  // The app starts in English if the chosen language's strings could not be loaded.
  const checkStart = useEffectEvent(() => {
    if (currentLanguage() !== language) warn();
  });
  useEffect(() => checkStart(), []);
}

const toHref = (href: string): string => linkTo(href.slice(base.length) || '/');

/** Counts navigations: a pending one is dropped when a later one starts. */
let navigations = 0;

/**
 * Going to the current page adds no history entry, which would be counted as a view too; it scrolls to the top of the page. A tool's
 * page replaces the current one once it can be shown.
 */
const around: AroundNavHandler = (navigate, to, options) => {
  const own = ++navigations;
  const { pathname, search } = location;
  const [target = '', query = ''] = to.split('?');
  const isSame = withoutSlash(target) === withoutSlash(pathname) && pageInQuery(query) === pageInQuery(search);
  if (isSame && options?.replace !== true) return scrollTo(0, 0);
  const tool = toolOf(routeOf(to.slice(base.length)) ?? '');
  const go = (): void => {
    // The user has gone back in the meantime and wants to stay there.
    if (own === navigations && location.pathname === pathname) navigate(to, options);
  };
  if (tool === undefined || isShowable(tool, currentLanguage())) go();
  else void untilShowable(tool, currentLanguage()).then(go);
};

function Site() {
  const shell = useShell();
  const { words } = shell;
  const [location] = useLocation();
  const path = withoutSlash(location);
  const pinned = usePinnedPage(path);
  // During the redirect from a former path, the head is that of the target page.
  const head = headOf(routeOf(path) ?? redirects.get(path) ?? NOT_FOUND, shell);
  const title = pinned ? words.t('app.toolTitle', { name: pinned.name }) : head.title;
  usePageHead(ComponentLibrary && path.startsWith('/c-lib') ? { ...head, title: words.t('app.toolTitle', { name: 'UI library' }) } : { ...head, title });
  useOffline();
  useNotices(words);
  useLaunches();
  return (
    <AppProviders>
      <Layout>
        <ErrorBoundary
          key={path}
          fallback={(caught) => <ErrorNote title={<h1>{words.t('app.errorTitle')}</h1>} text={words.t('app.errorText')} caught={caught} />}
        >
          <Suspense fallback={<p className={styles.loading}>{words.t('app.loading')}</p>}>
            <Switch>
              <Route path="/">
                <Home />
              </Route>
              <Route path="/recipes">
                <Recipes />
              </Route>
              <Route path="/about">
                <About />
              </Route>
              <Route path="/licences">
                <Licenses />
              </Route>
              {ComponentLibrary && <Route path="/c-lib/:widget?">{({ widget }) => <ComponentLibrary key={widget} widget={widget} />}</Route>}
              {[...redirects].map(([from, to]) => (
                <Route key={from} path={from}>
                  <Move to={to} />
                </Route>
              ))}
              <Route path="/:tool">{({ tool }) => (tools.has(tool) ? <ToolView key={tool} id={tool} /> : <NotFound />)}</Route>
              <Route>
                <NotFound />
              </Route>
            </Switch>
          </Suspense>
        </ErrorBoundary>
      </Layout>
      <Toasts />
    </AppProviders>
  );
}

/** The pinned recipe whose page is open. */
function usePinnedPage(path: string): PinnedRecipe | undefined {
  const page = pageInQuery(useSearch());
  const pinned = usePreference(pinnedRecipesPreference);
  return path === `/${RECIPES}` ? pinned.find(({ id }) => id === page) : undefined;
}

/** Files that the system opens with the installed app are taken by the home page. */
function useLaunches(): void {
  const [, navigate] = useLocation();
  const goHome = useEffectEvent(() => navigate('/'));
  useEffect(() => {
    const { launchQueue: queue } = window;
    if (queue) void import('./search/launched.ts').then(({ receiveLaunches }) => receiveLaunches(queue, goHome));
  }, []);
}

/** Shows notices for failures that no page reports: preferences that could not be stored, and parts that could not be loaded. */
function useNotices({ t }: Words): void {
  useEffect(() => {
    const warn = (word: string): void => showToast(t(word), { type: 'warning', duration: LONG_DURATION_MS });
    const ends = [onNotStored(() => warn('app.notStored')), watchLostParts(() => warn('app.partNotLoaded')), watchStrayFiles(() => warn('app.noFile'))];
    return () => {
      for (const end of ends) end();
    };
  }, [t]);
  useEffect(() => whenIdle(preloadToasts), []);
}

/** Redirects from a former path and keeps query and fragment. */
const Move = ({ to }: { readonly to: string }) => <Redirect to={`${to}${location.search}${location.hash}`} replace />;
