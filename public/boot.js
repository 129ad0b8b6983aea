// Runs before the first paint, so that nothing flashes that this visitor has chosen otherwise: the theme, and what the
// page that was rendered at build cannot know of: language, menu, favourites. Those stay hidden until the app is ready. Nor does
// anything flash that the site's host has set otherwise, in config.json: what this file may hide is hidden until it has been read.
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
  const page = location.pathname.slice(folder.pathname.length).replace(/(?:\.html|\/)$/, '');
  let language = navigator.language;
  // What the visitor has chosen counts before what the host has.
  const isChosen = { theme: false, language: false };
  const STORED = `hostConfiguration ${folder.pathname}`;
  /** The file as it was last time: it counts where it cannot be had. */
  let last = '';
  /** What the visitor has chosen and kept in the tool of this page, as JSON. */
  let stored = [];
  try {
    last = localStorage.getItem(STORED) ?? '';
    isChosen.theme = localStorage.getItem('theme') !== null;
    isChosen.language = /\w/.test(localStorage.getItem('locale') ?? '');
    const theme = /^"?(light|dark)"?$/.exec(localStorage.getItem('theme'))?.[1];
    if (theme) root.dataset.theme = theme;
    language = /^"?(\w+)/.exec(localStorage.getItem('locale') ?? '')?.[1] ?? language;
    if (localStorage.getItem('isMenuCollapsed') === 'true') root.dataset.menu = 'collapsed';
    if (/\w/.test(localStorage.getItem('recentTools') ?? '')) root.dataset.recent = '';
    // What a link or this visitor's own choices give the tool.
    const isOwn = (name) => name.startsWith(`penknife.${page}.`) || /^penknife\.[^.]+$/.test(name);
    stored = ['options', 'inputs'].flatMap((kind) => localStorage.getItem(`penknife.${kind}.${page}`) ?? []);
    if (location.hash.length > 1 || stored.length > 0 || Object.keys(localStorage).some(isOwn)) root.dataset.work = '';
    if (['favoriteToolsName', 'collapsedCategories'].some((name) => /\w/.test(localStorage.getItem(name) ?? ''))) root.dataset.personal = '';
  } catch (error) {
    root.dataset.storage = error.name;
  }
  const markLanguage = () => {
    if (language.startsWith('en')) delete root.dataset.language;
    else root.dataset.language = 'other';
  };
  markLanguage();

  // The app ends all of this by being ready.
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets.push(sheet);
  const hide = (selectors) => sheet.replaceSync(selectors.map((selector) => `:root:not([data-ready]) ${selector} { visibility: hidden; }`).join('\n'));

  const MENU = '#menu section';
  const NAME = ':is(header, #menu) [href="./"]';
  // The first section of the home page says what the site is, and has the search.
  const TOOLS = ['', 'index'].includes(page) ? '#content > div > section ~ *' : '#content [aria-busy]';

  /** No file that a person writes has more characters. A longer one is not read to its end. */
  const MAX_LENGTH = 1_000_000;
  /** Stands for what the app has to tell of: something other than a JSON object. */
  const RUBBISH = {};
  const parse = (text) => {
    if (text.length > MAX_LENGTH) return RUBBISH;
    try {
      const host = JSON.parse(text || '{}');
      return Object.prototype.toString.call(host) === '[object Object]' ? host : RUBBISH;
    } catch {
      return RUBBISH;
    }
  };

  /** The host's theme and language, where the visitor has chosen none. */
  const paint = ({ theme, language: own }) => {
    if (!isChosen.theme) {
      if (/^(?:light|dark)$/.test(theme)) root.dataset.theme = theme;
      else delete root.dataset.theme;
    }
    if (!isChosen.language) language = typeof own === 'string' ? own : navigator.language;
    markLanguage();
  };

  /** Shows what the file leaves as it was rendered, and keeps the rest hidden for the app, which makes it anew. */
  const take = (host) => {
    paint(host);
    if (Object.keys(host).every((key) => ['$schema', 'theme', 'language', 'analytics'].includes(key))) return hide([]);
    root.dataset.host = '';
    const { tools = [], categories = [] } = Object(host.hidden);
    const isWhole = page !== '' && [categories].flat().length === 0 && ![tools].flat().includes(page) && !Object.hasOwn(Object(host.options), page);
    hide([MENU, NAME, TOOLS]);
    const reveal = () => {
      if (root.dataset.ready !== undefined) return;
      const links = [tools].flat().flatMap((tool) => (/^[\w-]+$/.test(tool) ? `[href="./${tool}"]` : []));
      // A tool that the menu does not know may be hidden by a former name.
      if (!links.every((link) => document.querySelector(`#menu ${link}`))) return;
      hide([MENU, NAME, ...links.map((link) => `#content ${link}`)]);
      // The page can be read. What is typed into it would be lost.
      document.querySelector('#content').inert = true;
    };
    if (!isWhole) return;
    // Not DOMContentLoaded, for which the app's scripts come first.
    if (document.readyState === 'loading') document.addEventListener('readystatechange', reveal, { once: true });
    else reveal();
  };

  const read = async () => {
    const response = await fetch(new URL('config.json', folder));
    if (response.status === 404) return '';
    if (!response.ok) throw new Error(`the host answers ${response.status}`);
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      text += part.value;
      if (text.length > MAX_LENGTH) break;
    }
    await reader.cancel();
    return text;
  };

  const keep = (text) => {
    const host = parse(text);
    if (host === RUBBISH || text === last) return;
    try {
      if (Object.keys(host).length === 0) localStorage.removeItem(STORED);
      else localStorage.setItem(STORED, text);
    } catch (error) {
      root.dataset.storage = error.name;
    }
  };

  const readOrKeep = async () => {
    try {
      const text = await read();
      keep(text);
      return text;
    } catch (error) {
      console.info('config.json could not be read; what it said last time counts', error);
      return last;
    }
  };

  // The app waits no longer than that for an answer, and less long where the last file is known.
  const WAIT_MS = last === '' ? 3000 : 1000;
  const configure = async () => {
    const text = await Promise.race([readOrKeep(), new Promise((resolve) => setTimeout(resolve, WAIT_MS, last))]);
    const host = parse(text);
    take(host);
    if (root.dataset.host === undefined) {
      if (document.readyState === 'loading') document.addEventListener('readystatechange', fill, { once: true });
      else fill();
    }
    return host !== RUBBISH && Object.keys(host).length === 0 ? '' : text;
  };
  const known = parse(last);
  paint(known);
  hide([MENU, TOOLS, ...('name' in known || 'logo' in known ? [NAME] : [])]);
  window.hostConfiguration = configure();

  // As src/runtime/link.ts reads it.
  const decode = (text) =>
    text
      .split(/%u([\da-f]{4})/i)
      .map((part, index) => {
        try {
          return index % 2 === 1 ? String.fromCharCode(parseInt(part, 16)) : decodeURIComponent(part);
        } catch {
          return part;
        }
      })
      .join('');

  /** Puts a value into a control. Returns whether it shows it. */
  const put = (control, value) => {
    // No link has these.
    if (['file', 'password'].includes(control.type)) return false;
    const isSwitch = control.type === 'checkbox';
    const property = isSwitch ? 'checked' : 'value';
    const wanted = isSwitch ? String(value) === 'true' : String(value);
    control[property] = wanted;
    return control[property] === wanted;
  };

  /**
   * Shows in the fields of the rendered page what a link or what is stored gives them, before the app is there, which finds the same.
   * The rest of the tool stays hidden, because it was made of the samples; so does a field of which more is made than its text.
   */
  const fill = () => {
    const [, linked, query] = /^#\/([^?]*)(?:\?(.*))?$/s.exec(location.hash) ?? [];
    const kept = stored.map(parse);
    if (root.dataset.work === undefined || kept.includes(RUBBISH) || (location.hash.length > 1 && linked === undefined)) return;
    const fields = [...document.querySelectorAll('#content [aria-busy] [data-operation][data-field]')];
    if (linked && !fields.some(({ dataset }) => dataset.operation === linked)) return;
    const link = Object.fromEntries((query ?? '').split('&').map((pair) => pair.split(/=(.*)/s, 2).map(decode)));
    for (const field of fields) {
      const { operation, field: name } = field.dataset;
      const [control, ...others] = field.querySelectorAll('input, select, textarea');
      if (!control || others.length > 0 || field.querySelector('output, pre, [aria-pressed="true"]')) continue;
      const isLinked = linked === operation && query !== undefined;
      const { [name]: value } = isLinked ? link : Object.assign({}, ...kept.map((values) => values[operation]));
      // A link gives all values: what it leaves out has its default, not its sample.
      const isAsRendered = !isLinked || control.localName === 'select' || control.type === 'checkbox' || control.value === '';
      if (value === undefined ? isAsRendered : put(control, value)) field.dataset.filled = '';
    }
    root.dataset.work = 'filled';
  };

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
    document.querySelector('#content')?.removeAttribute('inert');
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
