import { StrictMode, Suspense } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { startAnalytics } from './analytics/analytics.ts';
import { provideAnalytics } from './analytics/service.ts';
import { App } from './App.tsx';
import { base } from './base.ts';
import { reading } from './configuration/configuration.ts';
import { ConfigurationError } from './configuration/ConfigurationError.tsx';
import { currentLanguage } from './current-language.ts';
import { routeOf, toolOf } from './routes.ts';
import { loadTool } from './tool-loader.ts';
import { loadWords } from './words.tsx';
import '../ui/tokens.css';

const root = document.querySelector<HTMLElement>('#root');
if (!root) throw new Error('index.html has no #root');

if (reading.ok) {
  provideAnalytics(startAnalytics(reading.configuration));
  void start(root);
} else {
  createRoot(root).render(<ConfigurationError mismatches={reading.mismatches} />);
}

/** Takes over the page that was rendered at build where it is the right one, and makes it anew where it is not. */
async function start(element: HTMLElement): Promise<void> {
  const language = currentLanguage();
  const route = routeOf(location.pathname.slice(base.length) || '/');
  const tool = route === undefined ? undefined : toolOf(route);
  // Both are needed soon, and neither needs the other.
  if (tool !== undefined) void loadTool(tool, language);
  await loadWords(language);
  const app = (
    <StrictMode>
      <Suspense>
        <App language={language} />
      </Suspense>
    </StrictMode>
  );
  if (language === 'en' && element.dataset.route !== undefined && element.dataset.route === route) hydrateRoot(element, app);
  else createRoot(element).render(app);
}
