import { lazy, startTransition, Suspense, use, useEffect, useState } from 'react';
import { Redirect, Route, Router, Switch, useLocation } from 'wouter';
import type { Environment } from '../page/environment.ts';
import { EnvironmentContext } from '../page/environment.ts';
import { tools } from '../tools/registry.ts';
import { Button } from '../ui/button/Button.tsx';
import type { UiWords } from '../ui/words.ts';
import { UiWordsContext } from '../ui/words.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Home } from './home/Home.tsx';
import type { Language } from './languages.ts';
import { chooseLanguage, tagOf } from './languages.ts';
import { Layout } from './layout/Layout.tsx';
import { NotFound } from './NotFound.tsx';
import { localePreference } from './preferences.ts';
import styles from './app.module.css';
import { loadWords, useWords, WordsContext } from './words.tsx';

const ToolRoute = lazy(() => import('./ToolRoute.tsx'));
const About = lazy(() => import('./about/About.tsx'));

const base = import.meta.env.BASE_URL.replace(/\/$/u, '');

const redirects = [...tools].flatMap(([id, { redirectFrom = [] }]) => redirectFrom.map((from) => [from, id] as const));

const currentLanguage = (): Language => chooseLanguage(localePreference.get(), navigator.languages);

export function App() {
  const [language, setLanguage] = useState(currentLanguage);
  const words = use(loadWords(language));

  // The old words stay on screen until the new ones are there.
  useEffect(() => localePreference.subscribe(() => startTransition(() => setLanguage(currentLanguage()))), []);
  useEffect(() => {
    document.documentElement.lang = tagOf(language);
  }, [language]);

  return (
    <WordsContext value={words}>
      <Router base={base}>
        <Shell />
      </Router>
    </WordsContext>
  );
}

function Shell() {
  const { texts, tools: toolWords } = useWords();
  const [path, navigate] = useLocation();
  const environment: Environment = {
    texts,
    toolNames: Object.fromEntries(Object.entries(toolWords).map(([id, { name }]) => [id, name])),
    hrefOf: (tool) => `${base}/${tool}`,
    openTool: (tool) => navigate(`/${tool}`),
  };
  const uiWords: UiWords = (word, params) => texts.t(`ui.${word}`, params);
  return (
    <EnvironmentContext value={environment}>
      <UiWordsContext value={uiWords}>
        <Layout>
          <ErrorBoundary key={path} fallback={(error, retry) => <Fault error={error} onRetry={retry} />}>
            <Suspense fallback={<p className={styles.loading}>{texts.t('app.loading')}</p>}>
              <Switch>
                <Route path="/">
                  <Home />
                </Route>
                <Route path="/about">
                  <About />
                </Route>
                {redirects.map(([from, id]) => (
                  <Route key={from} path={from}>
                    <Redirect to={`/${id}${location.search}${location.hash}`} replace />
                  </Route>
                ))}
                <Route path="/:tool">{({ tool }) => (tools.has(tool) ? <ToolRoute key={tool} id={tool} /> : <NotFound />)}</Route>
                <Route>
                  <NotFound />
                </Route>
              </Switch>
            </Suspense>
          </ErrorBoundary>
        </Layout>
      </UiWordsContext>
    </EnvironmentContext>
  );
}

function Fault({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const { texts } = useWords();
  return (
    <section className={styles.fault} role="alert">
      <h1>{texts.t('app.faultTitle')}</h1>
      <p>{texts.t('app.faultText')}</p>
      <pre>{error instanceof Error ? error.message : String(error)}</pre>
      <div className={styles.faultActions}>
        <Button type="primary" onClick={onRetry}>
          {texts.t('app.tryAgain')}
        </Button>
        <Button onClick={() => location.reload()}>{texts.t('app.reload')}</Button>
      </div>
    </section>
  );
}
