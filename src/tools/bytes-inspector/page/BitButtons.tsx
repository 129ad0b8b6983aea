import type { KeyboardEvent } from 'react';
import { useState } from 'react';
import styles from './bit-buttons.module.css';

interface BitButtonsProps {
  readonly label: string;
  /** Zeros and ones, the sign first. */
  readonly bits: string;
  readonly exponentBits: number;
  onChange(this: void, bits: string): void;
}

/** The bits of a number as buttons that flip them. Arrow keys move between them; only one is a tab stop. */
export function BitButtons({ label, bits, exponentBits, onChange }: BitButtonsProps) {
  const [stop, setStop] = useState(0);
  const last = bits.length - 1;

  function move(event: KeyboardEvent<HTMLButtonElement>): void {
    const targets = new Map([
      ['ArrowLeft', Math.max(0, stop - 1)],
      ['ArrowRight', Math.min(last, stop + 1)],
      ['Home', 0],
      ['End', last],
    ]);
    const target = targets.get(event.key);
    if (target === undefined) return;
    event.preventDefault();
    setStop(target);
    event.currentTarget.parentElement?.querySelectorAll('button')[target]?.focus();
  }

  const flip = (place: number): void => onChange(Array.from(bits, (bit, index) => (index === place ? (bit === '0' ? '1' : '0') : bit)).join(''));
  return (
    <div role="group" aria-label={label} className={styles.bits}>
      {Array.from(bits, (bit, place) => (
        <button
          key={place}
          type="button"
          aria-label={`${label} ${last - place}: ${bit}`}
          aria-pressed={bit === '1'}
          tabIndex={place === Math.min(stop, last) ? 0 : -1}
          data-part={place === 0 ? 'sign' : place <= exponentBits ? 'exponent' : 'fraction'}
          onFocus={() => setStop(place)}
          onKeyDown={move}
          onClick={() => flip(place)}
        >
          {bit}
        </button>
      ))}
    </div>
  );
}
