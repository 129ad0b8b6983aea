const FRAME = 'print-frame';

/** Prints a complete HTML document from an invisible frame. Its content obeys the page's own policy, and runs no script. */
export function printHtml(html: string): void {
  document.querySelector(`[data-${FRAME}]`)?.remove();
  const frame = document.createElement('iframe');
  frame.setAttribute(`data-${FRAME}`, '');
  frame.setAttribute('aria-hidden', 'true');
  frame.tabIndex = -1;
  // Not `hidden`: some browsers print nothing without layout.
  frame.style.cssText = 'position: fixed; inset: auto 0 0 auto; width: 0; height: 0; border: 0; visibility: hidden';
  frame.sandbox.add('allow-same-origin', 'allow-modals');
  frame.srcdoc = html;
  frame.addEventListener('load', () => {
    const view = frame.contentWindow;
    view?.addEventListener('afterprint', () => frame.remove());
    view?.focus();
    view?.print();
  });
  document.body.append(frame);
}
