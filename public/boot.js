// Runs before the first paint, so that nothing flashes that this visitor has chosen otherwise: the theme, and what the
// page that was rendered at build cannot know of: language, menu, favourites. Those stay hidden until the app is ready.
// Storage may be forbidden.
(() => {
  const root = document.documentElement;
  root.dataset.base = new URL('.', document.currentScript.src).pathname;
  try {
    const theme = /^"?(light|dark)"?$/.exec(localStorage.getItem('theme'))?.[1];
    if (theme) root.dataset.theme = theme;
    const language = /^"?(\w+)/.exec(localStorage.getItem('locale') ?? '')?.[1] ?? navigator.language;
    if (!language.startsWith('en')) root.dataset.language = 'other';
    if (localStorage.getItem('isMenuCollapsed') === 'true') root.dataset.menu = 'collapsed';
    if (['favoriteToolsName', 'collapsedCategories'].some((name) => /\w/.test(localStorage.getItem(name) ?? ''))) root.dataset.personal = '';
  } catch (error) {
    root.dataset.storage = error.name;
  }
})();
