import reading from 'virtual:configuration';
import { StrictMode, Suspense } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { provideAnalytics, silent } from './analytics/service.ts';
import { App } from './App.tsx';
import { base, isDeeper } from './base.ts';
import type { Mismatch } from './configuration/mismatch.ts';
import type { Configuration } from './configuration/settings.ts';
import { currentLanguage } from './current-language.ts';
import type { Language } from '../contract/languages.ts';
import { RECIPES } from '../runtime/recipe/name.ts';
import { pathOfFile, routeOf, toolOf } from './routes.ts';
import { FILLED_PATIENCE_MS, preloadTool, untilShowable } from './ToolView.tsx';
import { loadShell } from './shell.tsx';
import type { FirstAnswer } from '../page/session/first-answer.ts';
import { provideFirstAnswers, unpackBytes } from '../page/session/first-answer.ts';
import '../ui/tokens.css';

const root = document.querySelector<HTMLElement>('#root');
if (!root) throw new Error('index.html has no #root');

function fail(error: unknown): void {
  console.error(error);
  reportFailure();
}

/** Handlers for errors that no error boundary catches. */
const handlers = { onUncaughtError: fail };

if (reading.ok) {
  provideAnalytics(silent);
  start(root, reading.configuration).catch(fail);
} else {
  void refuse(root, reading.mismatches);
}

/** Starts analytics, whose code is only sent by the few builds that have it. */
async function count(configuration: Configuration): Promise<void> {
  try {
    const { startAnalytics } = await import('./analytics/analytics.ts');
    provideAnalytics(startAnalytics(configuration));
  } catch (error) {
    console.warn(error);
  }
}

async function refuse(element: HTMLElement, mismatches: readonly Mismatch[]): Promise<void> {
  const { default: ConfigurationError } = await import('./configuration/ConfigurationError.tsx');
  createRoot(element).render(<ConfigurationError mismatches={mismatches} />);
}

/** Hydrates the prerendered page if it is the right one, and renders the page again otherwise. */
async function start(element: HTMLElement, settings: Configuration): Promise<void> {
  nameByPage();
  const host = await window.hostConfiguration;
  // Few sites need more code for it.
  if (host) await (await import('./configuration/host/apply.ts')).applyHost(host);
  if (settings.VITE_PLAUSIBLE_IS_TRACKER_ENABLED) void count(settings);
  const wanted = currentLanguage();
  const route = routeOf(location.pathname.slice(base.length) || '/');
  const tool = route === undefined ? undefined : toolOf(route);
  // Tool and strings load in parallel, because both are needed soon.
  if (tool !== undefined) preloadTool(tool, wanted);
  const language = await loadSomeWords(wanted);
  if (!language) return reportFailure();
  const app = (
    <StrictMode>
      <Suspense>
        <App language={language} />
      </Suspense>
    </StrictMode>
  );
  const { work, page, host: changes } = document.documentElement.dataset;
  // In a page at a deeper URL than it was rendered for, the relative URLs are wrong.
  const isRendered =
    language === 'en' && element.dataset.route !== undefined && element.dataset.route === route && changes === undefined && page === undefined && !isDeeper();
  const isTakenOver = isRendered && work === undefined;
  const isFilled = isRendered && work === 'filled';
  // Only these pages replay early input. Dropping, and pasting on the home page, need no element that could be replaced.
  const isHome = route === '/';
  const takesFiles = isHome || tool !== undefined || route === `/${RECIPES}`;
  if (!takesFiles) window.earlyInput?.drops.abort();
  if (!isHome && !(takesFiles && (isTakenOver || isFilled))) window.earlyInput?.end.abort();
  if (tool !== undefined && isFilled) await untilShowable(tool, language, FILLED_PATIENCE_MS);
  if (isTakenOver) {
    provideFirstAnswers(renderedAnswers());
    hydrateRoot(element, app, handlers);
  } else createRoot(element, handlers).render(app);
}

/** The first results in the rendered page. */
function renderedAnswers(): readonly FirstAnswer[] {
  const text = document.querySelector('#first-answers')?.textContent;
  return text ? (JSON.parse(text, unpackBytes) as readonly FirstAnswer[]) : [];
}

/** Replaces the URL of a page’s file or folder with the URL of the page. */
function nameByPage(): void {
  const path = pathOfFile(location.pathname.slice(base.length));
  if (path !== undefined) history.replaceState(history.state, '', `${base}${path}${location.search}${location.hash}`);
}

/** Loads the strings of the wanted language, or else English. Returns the loaded language; `undefined` if both failed. */
async function loadSomeWords(wanted: Language): Promise<Language | undefined> {
  for (const language of new Set<Language>([wanted, 'en'])) {
    try {
      await loadShell(language);
      return language;
    } catch (error) {
      console.error(error);
    }
  }
  return undefined;
}

/** Reports that the app could not start; boot.js shows the message. */
function reportFailure(): void {
  dispatchEvent(new Event('penknife:start-failed'));
}
