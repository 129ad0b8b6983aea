import type { KeyboardEvent, ReactElement, ReactNode, Ref } from 'react';
import { Fragment, isValidElement, useEffect, useEffectEvent, useId, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../button/Button.tsx';
import { classNames } from '../class-names.ts';
import { MoveEarlierIcon, MoveIcon, MoveLaterIcon } from './move-icons.tsx';
import { useUiWords } from '../words.ts';
import { moveItem } from './move.ts';
import styles from './sortable-list.module.css';

interface SortableListProps<Item> {
  readonly ref?: Ref<HTMLUListElement>;
  /** The initial items, for a list that keeps the order itself. Excludes `value`. */
  readonly list?: readonly Item[];
  /** The items in their current order, for a caller that keeps the order. Excludes `list`. */
  readonly value?: readonly Item[];
  /** Gets all items in their new order. */
  readonly onChange?: (items: readonly Item[]) => void;
  /** A string that identifies an item, also used as its React key. */
  readonly itemKey: (item: Item) => string;
  /** An item's name in the labels of its buttons and in the announcement of a move. */
  readonly itemName: (item: Item) => string;
  /** Renders an item as exactly one element that contains `control`, the button that moves the item without dragging. */
  readonly children: (item: Item, control: ReactNode) => ReactElement;
  /** An element after the items that is none of them yet, and does not move. An item that gets its key replaces it in place, keeping focus. */
  readonly tail?: { readonly key: string; readonly element: ReactElement } | undefined;
  readonly className?: string | undefined;
}

/**
 * A list that can be reordered by dragging with mouse or finger, by the arrow keys on the control of an item, and by the two
 * buttons that the control reveals. Throws when `children` is not a function or renders anything but one element.
 */
export function SortableList<Item>({ ref, list, value, onChange, itemKey, itemName, children, tail, className }: SortableListProps<Item>) {
  const words = useUiWords();
  const element = useRef<HTMLUListElement>(null);
  const [kept, setKept] = useState(list ?? []);
  const [announced, setAnnounced] = useState('');
  const hint = useId();
  const items = value ?? kept;
  const isMisused = list !== undefined && value !== undefined;
  // Callers without type checking reach this line too.
  if (typeof children !== 'function') throw new Error('draggable element must have an item slot');
  useImperativeHandle<HTMLUListElement | null, HTMLUListElement | null>(ref, () => element.current);

  useEffect(() => {
    if (isMisused) console.error('list and value are mutually exclusive: give one of them');
  }, [isMisused]);

  function move(from: number, to: number): void {
    const item = items[from];
    const place = Math.max(0, Math.min(items.length - 1, to));
    if (item === undefined || place === from) return;
    const next = moveItem(items, from, place);
    setKept(next);
    setAnnounced(words('moved', { name: itemName(item), position: place + 1, total: items.length }));
    onChange?.(next);
  }
  useDragging(element, items.map(itemKey).join('\n'), move);

  return (
    <>
      <ul ref={element} className={classNames(styles.list, className)}>
        {[
          ...items.map((item, index) => {
            const slot = children(
              item,
              <MoveControl name={itemName(item)} index={index} count={items.length} describedBy={hint} onMove={(to) => move(index, to)} />,
            );
            if (!isValidElement(slot) || slot.type === Fragment) throw new Error('Item slot must have only one child');
            return (
              <li key={itemKey(item)} className={styles.item}>
                {slot}
              </li>
            );
          }),
          // In the same list of keys as the items.
          ...(tail
            ? [
                <li key={tail.key} className={styles.item} data-tail="">
                  {tail.element}
                </li>,
              ]
            : []),
        ]}
      </ul>
      <p id={hint} hidden>
        {words('moveHint')}
      </p>
      <p role="status" className="visually-hidden">
        {announced}
      </p>
    </>
  );
}

/** Loads the code for dragging once a list is rendered, so that the first load does without it. */
function useDragging(element: { readonly current: HTMLElement | null }, order: string, onMove: (from: number, to: number) => void): void {
  const emit = useEffectEvent(onMove);
  useEffect(() => {
    let end: (() => void) | undefined;
    let isGone = false;
    void import('./drag.ts').then(({ makeSortable }) => {
      if (!isGone && element.current) end = makeSortable(element.current, (from, to) => emit(from, to));
    });
    return () => {
      isGone = true;
      end?.();
    };
  }, [element, order]);
}

interface MoveControlProps {
  readonly name: string;
  readonly index: number;
  readonly count: number;
  readonly describedBy: string;
  readonly onMove: (to: number) => void;
}

function MoveControl({ name, index, count, describedBy, onMove }: MoveControlProps) {
  const words = useUiWords();
  const group = useRef<HTMLSpanElement>(null);
  const refocus = useRef<Element | null>(null);
  const [isOpen, setOpen] = useState(false);

  // Moving an element within the document blurs the focused element inside it.
  useLayoutEffect(() => {
    if (refocus.current instanceof HTMLElement) refocus.current.focus();
    refocus.current = null;
  }, [index]);

  function move(to: number): void {
    refocus.current = document.activeElement;
    onMove(to);
  }

  function handleKey(event: KeyboardEvent): void {
    const isLeftToRight = getComputedStyle(event.currentTarget).direction === 'ltr';
    const [earlier, later] = [index - 1, index + 1];
    const targets: Readonly<Record<string, number>> = {
      ArrowUp: earlier,
      ArrowDown: later,
      ArrowLeft: isLeftToRight ? earlier : later,
      ArrowRight: isLeftToRight ? later : earlier,
      Home: 0,
      End: count - 1,
    };
    const to = targets[event.key];
    if (to === undefined) return;
    event.preventDefault();
    move(to);
  }

  return (
    <span ref={group} className={styles.control} data-open={isOpen || undefined}>
      <Button
        variant="text"
        size="small"
        icon={<MoveIcon />}
        iconOnly
        aria-expanded={isOpen}
        aria-describedby={describedBy}
        onClick={() => setOpen(!isOpen)}
        onKeyDown={handleKey}
      >
        {words('move', { name })}
      </Button>
      {isOpen && (
        <>
          <Button variant="text" size="small" icon={<MoveEarlierIcon />} iconOnly aria-disabled={index === 0} onClick={() => move(index - 1)}>
            {words('moveEarlier', { name })}
          </Button>
          <Button variant="text" size="small" icon={<MoveLaterIcon />} iconOnly aria-disabled={index === count - 1} onClick={() => move(index + 1)}>
            {words('moveLater', { name })}
          </Button>
        </>
      )}
    </span>
  );
}
