import type { ComponentProps, CSSProperties, ReactNode, RefObject } from 'react';
import { useRef } from 'react';
import { useKitWords } from '../kit-words.ts';
import look from '../look.module.css';
import { MAX_ROWS, useRowWindow } from './use-row-window.ts';

interface RowWindowProps extends Omit<ComponentProps<'div'>, 'children' | 'ref' | 'onScroll'> {
  /** The box that scrolls. */
  readonly ref?: RefObject<HTMLDivElement | null>;
  /** How many rows there are, each 26 pixels high. */
  readonly count: number;
  /** Renders the rows in view, in an element that leaves room for the others. */
  children(this: void, rows: readonly number[], room: CSSProperties): ReactNode;
}

/** A long list, of which only the rows in view are in the document. A browser can lay out a few hundred thousand, no more: then it says so. */
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
