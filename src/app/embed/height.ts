/**
 * Follows the height of the page without its frame, in CSS pixels, rounded up. Some parts are as high as a share of the frame: when the frame got
 * another height, they follow it, which is not reported again, or the frame would grow without end.
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
  const observer = new ResizeObserver(() => {
    const isResized = innerHeight !== frame.height && innerWidth === frame.width;
    frame = { width: innerWidth, height: innerHeight };
    if (!isResized && Math.ceil(content.getBoundingClientRect().height) !== last) send();
  });
  observer.observe(content);
  return { send, stop: () => observer.disconnect() };
}
