import { markEmbedded } from './embed.ts';
import { noteEarlyInput } from './early-input.ts';
import { reportFailedStart } from './failure.ts';
import { fill } from './fill.ts';
import { followHost } from './host.ts';
import { addSiteFiles } from './missing-page.ts';
import { markOpening } from './opening.ts';
import { root } from './page.ts';
import { markVisitor } from './visitor.ts';

/**
 * Runs in the head of every page, before the first paint. The page was rendered at build time and knows neither this visitor nor the site's
 * host: their theme is set, and what may be wrong for them is hidden until the app is ready, so that nothing flashes.
 */
function boot(folder: URL): void {
  root.dataset.base = folder.pathname;
  addSiteFiles(folder);
  const page = location.pathname.slice(folder.pathname.length).replace(/(?:\.html|\/)$/u, '');
  markEmbedded(page);
  markVisitor(page);
  markOpening(page);
  window.hostConfiguration = followHost(folder, page, () => fill(page));
  window.earlyInput = noteEarlyInput(page);
  reportFailedStart();
}

// A missing page does not know how deep it is, and loads this file from every depth. The nearest one is in the site's folder.
if (root.dataset.base === undefined && document.currentScript instanceof HTMLScriptElement) boot(new URL('.', document.currentScript.src));
