import { draggable, dropTargetForElements, monitorForElements } from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter';

/** The side of an item at which the dragged item would land. */
type Edge = 'inline-start' | 'inline-end' | 'block-start' | 'block-end';

interface Point {
  readonly clientX: number;
  readonly clientY: number;
}

/** A drag this close to the window's top or bottom edge scrolls the window, in pixels. */
const SCROLL_SENSITIVITY = 30;
/** Pixels scrolled per drag event. */
const SCROLL_SPEED = 10;

/** Makes the items of a list draggable with mouse or finger, except for its tail. Returns a function that undoes this. */
export function makeSortable(list: HTMLElement, onMove: (from: number, to: number) => void): () => void {
  const items = [...list.children].filter((child): child is HTMLElement => child instanceof HTMLElement && child.dataset.tail === undefined);
  const endings = items.flatMap((item) => [makeDraggable(item), makeTarget(list, item)]);
  endings.push(
    monitorForElements({
      canMonitor: ({ source }) => items.includes(source.element),
      onDrag: ({ location }) => scrollNearEdge(location.current.input.clientY),
      onDrop({ source, location }) {
        const [target] = location.current.dropTargets;
        if (!target || !(target.element instanceof HTMLElement)) return;
        const from = items.indexOf(source.element);
        const before = items.indexOf(target.element) + (isAfter(target.data.edge as Edge) ? 1 : 0);
        const to = before > from ? before - 1 : before;
        if (to !== from) onMove(from, to);
      },
    }),
  );
  return () => {
    for (const end of endings) end();
  };
}

const isAfter = (edge: Edge): boolean => edge.endsWith('end');

function makeDraggable(item: HTMLElement): () => void {
  // Browsers drag links and images by themselves, as URLs.
  for (const inner of item.querySelectorAll<HTMLElement>('a, img')) inner.draggable = false;
  return draggable({
    element: item,
    onDragStart: () => {
      item.dataset.dragged = '';
    },
    onDrop: () => {
      delete item.dataset.dragged;
    },
  });
}

function makeTarget(list: HTMLElement, item: HTMLElement): () => void {
  const unmark = (): void => {
    delete item.dataset.drop;
  };
  return dropTargetForElements({
    element: item,
    canDrop: ({ source }) => source.element.parentElement === list,
    getData: ({ input }) => ({ edge: edgeAt(list, item, input) }),
    onDrag({ self, source }) {
      if (source.element === item) unmark();
      else item.dataset.drop = String(self.data.edge);
    },
    onDragLeave: unmark,
    onDrop: unmark,
  });
}

function edgeAt(list: HTMLElement, item: HTMLElement, { clientX, clientY }: Point): Edge {
  const { left, top, width, height } = item.getBoundingClientRect();
  if (!hasColumns(list)) return clientY < top + height / 2 ? 'block-start' : 'block-end';
  const isLeft = clientX < left + width / 2;
  return isLeft === (getComputedStyle(list).direction === 'ltr') ? 'inline-start' : 'inline-end';
}

function hasColumns(list: HTMLElement): boolean {
  const [first, second] = list.children;
  return first?.getBoundingClientRect().top === second?.getBoundingClientRect().top;
}

function scrollNearEdge(y: number): void {
  if (y < SCROLL_SENSITIVITY) scrollBy(0, -SCROLL_SPEED);
  else if (y > innerHeight - SCROLL_SENSITIVITY) scrollBy(0, SCROLL_SPEED);
}
