/** How often the frame may follow the page, and the page the frame. */
const MAX_FOLLOWED = 2;

/**
 * Follows the height of the page without its frame, in CSS pixels, rounded up. Some parts are as high as a share of the frame, and change when the
 * frame follows the page. That is reported only a few times in a row, or the frame could grow without end.
 */
export function followHeight(report: (height: number) => void): { readonly send: () => void; readonly stop: () => void } {
  const content = document.querySelector('#content')?.parentElement;
  if (!content) return { send: () => undefined, stop: () => undefined };
  let last: number | undefined;
  let frame = { width: innerWidth, height: innerHeight };
  const send = (): void => {
    last = Math.ceil(content.getBoundingClientRect().height);
    report(last);
  };
  let followed = 0;
  const observer = new ResizeObserver(() => {
    const isResized = innerHeight !== frame.height && innerWidth === frame.width;
    frame = { width: innerWidth, height: innerHeight };
    followed = isResized ? followed + 1 : 0;
    if (followed <= MAX_FOLLOWED && Math.ceil(content.getBoundingClientRect().height) !== last) send();
  });
  observer.observe(content);
  return { send, stop: () => observer.disconnect() };
}
