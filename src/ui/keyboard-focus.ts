/**
 * Marks the document with `data-keyboard` while the Tab key moves the focus, until the pointer is used. Browsers match `:focus-visible` on
 * every focused text field, so styles cannot otherwise tell a field that was clicked, which needs no loud ring. Returns a function that stops this.
 */
export function markKeyboardFocus(): () => void {
  const { dataset } = document.documentElement;
  const stop = new AbortController();
  addEventListener(
    'keydown',
    ({ key }) => {
      if (key === 'Tab') dataset.keyboard = '';
    },
    { capture: true, signal: stop.signal },
  );
  addEventListener('pointerdown', () => delete dataset.keyboard, { capture: true, signal: stop.signal });
  return () => stop.abort();
}
