import { formatIpv4, parseIpv4 } from '../../../lib/ipv4/ipv4.ts';
import { useWords } from '../../../page/tool-context.tsx';
import { classNames } from '../../../ui/class-names.ts';
import type en from '../strings/en.json';
import styles from './ipv4.module.css';

interface BitsProps {
  readonly address: string;
  readonly prefixLength: number;
  /** The address is the last good one, which no click may take for the present one. */
  readonly disabled: boolean;
  readonly onChange: (address: string) => void;
}

/** What the bit stands for; bit 0 is the most significant. */
const weight = (index: number): number => 2 ** (31 - index);

const BITS = Array.from({ length: 32 }, (_, index) => index);

/** The address bit by bit, network part and host part apart; a click turns a bit over. */
export function Bits({ address, prefixLength, disabled, onChange }: BitsProps) {
  const words = useWords<typeof en>();
  const value = parseIpv4(address, 'network');
  const isSet = (index: number): boolean => Math.floor(value / weight(index)) % 2 === 1;
  const turn = (index: number): void => onChange(formatIpv4(isSet(index) ? value - weight(index) : value + weight(index)));

  return (
    <div className={styles.bits}>
      <div className={styles.octets} role="group" aria-label={words('bits')}>
        {[0, 8, 16, 24].map((start) => (
          <span key={start} className={styles.octet}>
            {BITS.slice(start, start + 8).map((index) => (
              <button
                key={index}
                type="button"
                className={classNames(styles.bit, index < prefixLength && styles.networkBit)}
                aria-label={words(index < prefixLength ? 'networkBit' : 'hostBit', { number: index + 1, value: isSet(index) ? 1 : 0 })}
                disabled={disabled}
                onClick={() => turn(index)}
              >
                {isSet(index) ? 1 : 0}
              </button>
            ))}
          </span>
        ))}
      </div>
      <p className={styles.legend}>
        <span>
          <i className={classNames(styles.sample, styles.networkBit)} aria-hidden="true" />
          {words('networkPart', { bits: prefixLength })}
        </span>
        <span>
          <i className={styles.sample} aria-hidden="true" />
          {words('hostPart', { bits: 32 - prefixLength })}
        </span>
      </p>
    </div>
  );
}
