// Code that runs in the measured page.

/** Collects the browser's loading metrics, and checks in every frame for what the measurement waits for. */
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

  // This function runs in the page, so it must be self-contained.
  const sight = {
    isUncovered(element) {
      const { left = 0, top = 0, width = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
      const onTop =
        width > 0 && getComputedStyle(element).visibility === 'visible' && document.elementFromPoint(left + width / 2, top + Math.min(height / 2, 20));
      return Boolean(onTop && element.contains(onTop));
    },
  };
  const awaited = {
    usable: () => {
      if (!isTool) return sight.isUncovered(document.querySelector('main article a[href]'));
      const fields = '[data-field] :is(textarea, input, select, button, [role="textbox"])';
      return [fields, 'article > :not(header) :is(button, a, td, dd)'].some((controls) =>
        [...document.querySelectorAll(`main ${controls}`)].some((element) => sight.isUncovered(element)),
      );
    },
    ready: () => document.documentElement.dataset.ready !== undefined,
    palette: () => document.querySelector('dialog[open] [role="option"]') !== null,
    card: () => sight.isUncovered(document.querySelector('main article a[href]')),
    result: () => {
      if (operation === undefined) return false;
      // A code editor is a text box, and is preceded by a plain one.
      const value = document.querySelector(`[data-operation="${operation}"][data-field="${field}"] :is([data-value="${field}"], [role="textbox"], textarea)`);
      const picture = value?.querySelector('img');
      return picture?.complete ?? (value?.value ?? (value?.querySelector('tbody td') ?? value)?.textContent)?.trim() > '';
    },
  };
  const look = () => {
    for (const [name, isThere] of Object.entries(awaited)) if (found[name] === 0 && document.body && isThere()) found[name] = performance.now();
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Tracks messages from the page to its workers and the last time its main thread was blocked; finds the text fields. */
export function followLongTexts() {
  const SELECTOR =
    'main :is(textarea:not([readonly]), input[type="text"]:not([readonly]), input[type="password"]:not([readonly]), input[type="url"], input[type="search"], [contenteditable="true"]:not([aria-readonly]))';
  const BLOCKED_MS = 50;
  let lastBlocked = performance.now();
  let longest = 0;
  let partial = 0;
  let held = '';
  const { value: post } = Object.getOwnPropertyDescriptor(Worker.prototype, 'postMessage');
  Worker.prototype.postMessage = function (message, ...rest) {
    if (message.type === 'piece') partial += message.piece.part?.length ?? 0;
    for (const value of Object.values(message.request?.input ?? {})) longest = Math.max(longest, typeof value === 'string' ? value.length : 0, partial);
    if (message.type === 'run') partial = 0;
    lastBlocked = performance.now();
    return Reflect.apply(post, this, [message, ...rest]);
  };
  let lastTick = performance.now();
  const tick = () => {
    const now = performance.now();
    if (now - lastTick > BLOCKED_MS) lastBlocked = now;
    lastTick = now;
    setTimeout(tick, 10);
  };
  tick();
  window.freeze = {
    fields: () => [...document.querySelectorAll(SELECTOR)].filter((element) => element.checkVisibility()),
    nameOf(element) {
      const { operation, field } = element.closest('[data-operation][data-field]')?.dataset ?? {};
      const name = element.getAttribute('aria-label') ?? element.labels?.[0]?.textContent ?? element.id;
      return field === undefined ? `"${name}"` : `${operation}.${field}${element.closest('[data-kind="text"]') ? '' : ` "${name}"`}`;
    },
    rest: () => performance.now() - lastBlocked,
    begin: () => {
      longest = 0;
      lastBlocked = performance.now();
    },
    sent: () => longest,
    hold: (text) => {
      held = text;
    },
    drop: (element) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.setData('text/plain', held);
      const { left, top } = element.getBoundingClientRect();
      element.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer, clientX: left + 5, clientY: top + 5 }));
    },
  };
}
