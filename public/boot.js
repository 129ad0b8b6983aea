// Runs before the first paint, so that nothing flashes that this visitor has chosen otherwise: the theme, and what the
// page that was rendered at build cannot know of: language, menu, favourites. Those stay hidden until the app is ready.
// Storage may be forbidden.
(() => {
  const root = document.documentElement;
  // A page that is not there cannot know how deep it stands, and asks for this file at every depth: the nearest lies in the site's folder.
  if (root.dataset.base !== undefined) return;
  const folder = new URL('.', document.currentScript.src);
  root.dataset.base = folder.pathname;
  const files = document.querySelector('#files');
  if (files) {
    const found = document.importNode(files.content, true);
    for (const element of found.children) {
      const name = element.localName === 'script' ? 'src' : 'href';
      element.setAttribute(name, new URL(element.getAttribute(name), folder).href);
    }
    // Scripts that are added do not wait for the page by themselves.
    const scripts = [...found.querySelectorAll('script')];
    for (const script of scripts) script.remove();
    document.head.append(found);
    addEventListener('DOMContentLoaded', () => document.head.append(...scripts));
  }
  let language = navigator.language;
  try {
    const theme = /^"?(light|dark)"?$/.exec(localStorage.getItem('theme'))?.[1];
    if (theme) root.dataset.theme = theme;
    language = /^"?(\w+)/.exec(localStorage.getItem('locale') ?? '')?.[1] ?? language;
    if (localStorage.getItem('isMenuCollapsed') === 'true') root.dataset.menu = 'collapsed';
    if (/\w/.test(localStorage.getItem('recentTools') ?? '')) root.dataset.recent = '';
    // What a link or this visitor's own choices give the tool.
    if (location.hash.length > 1 || Object.keys(localStorage).some((name) => name.startsWith('penknife.'))) root.dataset.work = '';
    if (['favoriteToolsName', 'collapsedCategories'].some((name) => /\w/.test(localStorage.getItem(name) ?? ''))) root.dataset.personal = '';
  } catch (error) {
    root.dataset.storage = error.name;
  }
  if (!language.startsWith('en')) root.dataset.language = 'other';

  // What is typed, chosen and pressed before the app has taken the page over; src/app/early-input.ts does it again then.
  const early = { changes: new Map(), pressed: undefined, selection: undefined, end: new AbortController() };
  const listening = { capture: true, signal: early.end.signal };
  window.earlyInput = early;
  addEventListener('input', ({ target }) => early.changes.set(target, { value: target.value, checked: target.checked }), listening);
  addEventListener('click', ({ target }) => (early.pressed = target.closest?.('main button') ?? early.pressed), listening);
  // Not `selectionchange`, which also tells of what the app does.
  const noteSelection = ({ target }) => {
    if (target.localName === 'textarea' || target.type === 'text')
      early.selection = { element: target, start: target.selectionStart, end: target.selectionEnd, direction: target.selectionDirection };
  };
  for (const type of ['keyup', 'pointerup']) addEventListener(type, noteSelection, listening);

  // When the app cannot start: its files cannot be had, or it fails as a whole.
  const tellFailure = () => {
    const messages = document.querySelector('#start-failure')?.content;
    const message = messages?.querySelector(`[lang|="${language.split('-')[0]}"]`) ?? messages?.firstElementChild;
    if (!message || document.querySelector('#start-failed')) return;
    message.id = 'start-failed';
    message.setAttribute('role', 'alert');
    message.querySelector('button').addEventListener('click', () => location.reload());
    document.body.append(message);
    // What is there of the page can be read, if in English.
    delete root.dataset.language;
    delete root.dataset.personal;
  };
  addEventListener('penknife:start-failed', tellFailure);

  const handleScriptFailure = () => {
    // Once more by itself: the page may be older than the files of a new version.
    const isReload = performance.getEntriesByType('navigation')[0]?.type === 'reload';
    if (isReload || !navigator.onLine) tellFailure();
    else setTimeout(() => location.reload(), 500);
  };

  const again = new Set();
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement && target.type === 'module') {
        if (document.readyState === 'loading') addEventListener('DOMContentLoaded', handleScriptFailure);
        else handleScriptFailure();
      }
      // What fails later is the app's business.
      if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet' || root.dataset.ready !== undefined) return;
      target.remove();
      if (again.has(target.href)) return;
      again.add(target.href);
      const link = target.cloneNode();
      setTimeout(() => document.head.append(link), 500);
    },
    true,
  );
})();
