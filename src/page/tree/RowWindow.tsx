import type { ComponentProps, CSSProperties, ReactNode, RefObject } from 'react';
import { useRef } from 'react';
import { useKitWords } from '../words/kit-words.ts';
import look from '../look.module.css';
import { MAX_ROWS, useRowWindow } from './use-row-window.ts';

interface RowWindowProps extends Omit<ComponentProps<'div'>, 'children' | 'ref' | 'onScroll'> {
  /** Gets the scrolling element. */
  readonly ref?: RefObject<HTMLDivElement | null>;
  /** Number of rows, each 26 pixels high. */
  readonly count: number;
  /** Renders the visible rows, by 0-based index, in an element with the style `room`: its padding replaces the other rows. */
  children(this: void, rows: readonly number[], room: CSSProperties): ReactNode;
}

/** A long list that renders only the visible rows. Rows beyond the 400,000 that browsers can lay out are omitted, with a note. */
export function RowWindow({ ref, count, children, ...rest }: RowWindowProps) {
  const kit = useKitWords();
  const ownRef = useRef<HTMLDivElement>(null);
  const scroller = ref ?? ownRef;
  const { first, last, padding, handleScroll } = useRowWindow(scroller, count);
  return (
    <>
      <div {...rest} ref={scroller} onScroll={handleScroll}>
        {children(
          Array.from({ length: Math.max(0, last - first) }, (_, index) => first + index),
          padding,
        )}
      </div>
      {count > MAX_ROWS && <p className={look.hint}>{kit('tooManyRows', { count: MAX_ROWS })}</p>}
    </>
  );
}
