// Runs before the first paint: the chosen theme and language, so that neither flashes. Storage may be forbidden.
(() => {
  const root = document.documentElement;
  try {
    const theme = JSON.parse(localStorage.getItem('theme'));
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
  } catch (error) {
    root.dataset.storage = error.name;
  }
})();
