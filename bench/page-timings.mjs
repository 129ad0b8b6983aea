// What runs in the page that is measured.

/** Collects what the browser tells of a page's loading, and looks at every frame for what a person waits for. */
export function observe({ operation, field, isTool }) {
  const found = { firstPaint: 0, largestPaint: 0, shift: 0, longTasks: [], card: 0, ready: 0, usable: 0, result: 0, key: 0, palette: 0 };
  window.timings = found;
  const handlers = {
    paint: ({ name, startTime }) => {
      if (name === 'first-contentful-paint') found.firstPaint = startTime;
    },
    'largest-contentful-paint': ({ startTime }) => {
      found.largestPaint = startTime;
    },
    'layout-shift': ({ value, hadRecentInput }) => {
      if (!hadRecentInput) found.shift += value;
    },
    longtask: ({ startTime, duration }) => found.longTasks.push({ startTime, duration }),
  };
  for (const [type, handle] of Object.entries(handlers)) new PerformanceObserver((list) => list.getEntries().forEach(handle)).observe({ type, buffered: true });
  addEventListener('keydown', ({ timeStamp }) => (found.key ||= timeStamp), { capture: true });

  const isUncovered = (element) => {
    const { left = 0, top = 0, width = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
    const onTop = width > 0 && getComputedStyle(element).visibility === 'visible' && document.elementFromPoint(left + width / 2, top + Math.min(height / 2, 20));
    return Boolean(onTop && element.contains(onTop));
  };
  const awaited = {
    usable: () => {
      if (!isTool) return isUncovered(document.querySelector('main article a[href]'));
      const fields = '[data-field] :is(textarea, input, select, button, [role="textbox"])';
      return [fields, 'article > :not(header) :is(button, a, td, dd)'].some((controls) => [...document.querySelectorAll(`main ${controls}`)].some(isUncovered));
    },
    ready: () => document.documentElement.dataset.ready !== undefined,
    palette: () => document.querySelector('dialog[open] [role="option"]') !== null,
    card: () => isUncovered(document.querySelector('main article a[href]')),
    result: () => {
      if (operation === undefined) return false;
      // A code editor is a text box.
      const value = document.querySelector(`[data-operation="${operation}"][data-field="${field}"] :is([data-value="${field}"], [role="textbox"])`);
      const picture = value?.querySelector('img');
      return picture?.complete ?? (value?.querySelector('tbody td') ?? value)?.textContent.trim() > '';
    },
  };
  const look = () => {
    for (const [name, isThere] of Object.entries(awaited)) if (found[name] === 0 && document.body && isThere()) found[name] = performance.now();
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
