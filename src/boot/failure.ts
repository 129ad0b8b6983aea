import { isReady, root } from './page.ts';

/** How long to wait before loading a page or a style sheet again, in milliseconds. */
const PAUSE_MS = 500;

/** Tells the visitor when the app cannot start, because its files cannot be loaded or it fails as a whole. */
export function reportFailedStart(): void {
  addEventListener('penknife:start-failed', showFailure);
  const again = new Set<string>();
  const handleError = ({ target }: Event): void => {
    if (target instanceof HTMLScriptElement && target.type === 'module') {
      if (document.readyState === 'loading') addEventListener('DOMContentLoaded', handleLostScript);
      else handleLostScript();
    }
    // The app handles later failures.
    if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet' || isReady()) return;
    target.remove();
    if (again.has(target.href)) return;
    again.add(target.href);
    const link = target.cloneNode();
    setTimeout(() => document.head.append(link), PAUSE_MS);
  };
  addEventListener('error', handleError, true);
}

function handleLostScript(): void {
  const [visit] = performance.getEntriesByType('navigation');
  const isReload = visit !== undefined && 'type' in visit && visit.type === 'reload';
  // One reload may help: the page may be older than the files of a new version.
  if (isReload || !navigator.onLine) showFailure();
  else setTimeout(() => location.reload(), PAUSE_MS);
}

function showFailure(): void {
  const messages = document.querySelector<HTMLTemplateElement>('#start-failure')?.content;
  const message = messages?.querySelector(`[lang|="${root.dataset.language ?? 'en'}"]`) ?? messages?.firstElementChild;
  if (!message || document.querySelector('#start-failed')) return;
  message.id = 'start-failed';
  message.setAttribute('role', 'alert');
  message.querySelector('button')?.addEventListener('click', () => location.reload());
  document.body.append(message);
  // The rendered page can be read, though only in English.
  document.querySelector('#content')?.removeAttribute('inert');
  delete root.dataset.language;
  delete root.dataset.personal;
  delete root.dataset.recent;
}
