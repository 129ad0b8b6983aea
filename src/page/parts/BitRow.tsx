import { classNames } from '../../ui/class-names.ts';
import styles from './bit-row.module.css';

interface BitRowProps {
  /** Accessible name of the row. */
  readonly label: string;
  /** The bits as digits 0 and 1, the most significant first. */
  readonly bits: string;
  readonly disabled: boolean;
  /** Whether a bit is marked; `index` counts from the most significant bit, 0-based. */
  isMarked?(this: void, index: number): boolean;
  /** Accessible name of a bit. */
  nameOf(this: void, index: number, value: 0 | 1): string;
  /** Gets the bits after a click has flipped one. */
  readonly onChange: (bits: string) => void;
}

const BITS_IN_OCTET = 8;

/** A number bit by bit, in groups of eight; a click flips a bit. */
export function BitRow({ label, bits, disabled, isMarked, nameOf, onChange }: BitRowProps) {
  const valueOf = (index: number): 0 | 1 => (bits.charAt(index) === '1' ? 1 : 0);
  const turn = (index: number): void => onChange(bits.slice(0, index) + (1 - valueOf(index)) + bits.slice(index + 1));
  const starts = Array.from({ length: Math.ceil(bits.length / BITS_IN_OCTET) }, (_, octet) => octet * BITS_IN_OCTET);
  return (
    <div className={styles.octets} role="group" aria-label={label}>
      {starts.map((start) => (
        <span key={start} className={styles.octet}>
          {Array.from(bits.slice(start, start + BITS_IN_OCTET), (bit, place) => {
            const index = start + place;
            return (
              <button
                key={index}
                type="button"
                className={classNames(styles.bit, isMarked?.(index) && styles.marked)}
                aria-label={nameOf(index, valueOf(index))}
                disabled={disabled}
                onClick={() => turn(index)}
              >
                {bit}
              </button>
            );
          })}
        </span>
      ))}
    </div>
  );
}

/** A sample of a marked or unmarked bit, for a legend. */
export const BitSample = ({ marked = false }: { readonly marked?: boolean }) => (
  <i className={classNames(styles.sample, marked && styles.marked)} aria-hidden="true" />
);
