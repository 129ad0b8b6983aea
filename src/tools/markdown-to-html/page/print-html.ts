import { toFullDocument } from '../full-document.ts';
import { toPreview } from './preview-dom.ts';

const FRAME = 'print-frame';

/** Prints HTML from a frame that nobody sees. What it shows obeys the page's own policy, and runs no script. */
export function printHtml(html: string, title: string): void {
  document.querySelector(`[data-${FRAME}]`)?.remove();
  const frame = document.createElement('iframe');
  frame.setAttribute(`data-${FRAME}`, '');
  frame.setAttribute('aria-hidden', 'true');
  frame.tabIndex = -1;
  // Not `hidden`: some browsers print nothing of what is not laid out.
  frame.style.cssText = 'position: fixed; inset: auto 0 0 auto; width: 0; height: 0; border: 0; visibility: hidden';
  frame.sandbox.add('allow-same-origin', 'allow-modals');
  frame.srcdoc = toFullDocument({ title, body: withoutImages(html) });
  frame.addEventListener('load', () => {
    const view = frame.contentWindow;
    view?.addEventListener('afterprint', () => frame.remove());
    view?.focus();
    view?.print();
  });
  document.body.append(frame);
}

/** As in the preview: paper asks no other site for anything either. */
function withoutImages(html: string): string {
  const box = document.createElement('template');
  box.content.append(toPreview(html, { prefix: '', taskDone: '', taskOpen: '', image: (address) => address }).content);
  return box.innerHTML;
}
