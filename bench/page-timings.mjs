// What runs in the page that is measured.

/** Collects what the browser tells of a page's loading, and looks at every frame for what a person waits for. */
export function observe({ operation, field }) {
  const found = { firstPaint: 0, largestPaint: 0, shift: 0, longTasks: [], card: 0, ready: 0, result: 0, key: 0, palette: 0 };
  window.timings = found;
  const watch = (type, handle) => new PerformanceObserver((list) => list.getEntries().forEach(handle)).observe({ type, buffered: true });
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') found.firstPaint = startTime;
  });
  watch('largest-contentful-paint', ({ startTime }) => {
    found.largestPaint = startTime;
  });
  watch('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) found.shift += value;
  });
  watch('longtask', ({ startTime, duration }) => found.longTasks.push({ startTime, duration }));
  addEventListener('keydown', ({ timeStamp }) => (found.key ||= timeStamp), { capture: true });

  function isCardThere() {
    const card = document.querySelector('main article a[href]');
    const { left = 0, top = 0, width = 0, height = 0 } = card?.getBoundingClientRect() ?? {};
    return width > 0 && document.elementFromPoint(left + width / 2, top + height / 2)?.closest('a') === card;
  }

  function isResultThere() {
    // A code editor is a text box.
    const value = document.querySelector(`[data-operation="${operation}"][data-field="${field}"] :is([data-value="${field}"], [role="textbox"])`);
    if (!value) return false;
    const picture = value.querySelector('img');
    return picture ? picture.complete : (value.querySelector('tbody td') ?? value).textContent.trim() !== '';
  }

  const awaited = {
    card: isCardThere,
    ready: () => document.documentElement.dataset.ready !== undefined,
    result: () => operation !== undefined && isResultThere(),
    palette: () => document.querySelector('dialog[open] [role="option"]') !== null,
  };
  const look = () => {
    for (const [name, isThere] of Object.entries(awaited)) if (found[name] === 0 && document.body && isThere()) found[name] = performance.now();
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
