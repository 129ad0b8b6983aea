import { formatIpv4, parseIpv4 } from '../../../lib/ipv4/ipv4.ts';
import { BitRow, BitSample } from '../../../page/parts/BitRow.tsx';
import { useWords } from '../../../page/session/use-tool.ts';
import type en from '../strings/en.json';
import styles from './ipv4.module.css';

interface BitsProps {
  readonly address: string;
  readonly prefixLength: number;
  /** Shows the last valid address. Clicks have no effect while the input is invalid. */
  readonly disabled: boolean;
  readonly onChange: (address: string) => void;
}

/** The address bit by bit, network part and host part separated; a click toggles a bit. */
export function Bits({ address, prefixLength, disabled, onChange }: BitsProps) {
  const words = useWords<typeof en>();
  const isNetwork = (index: number): boolean => index < prefixLength;
  return (
    <div className={styles.bits}>
      <BitRow
        label={words('bits')}
        bits={parseIpv4(address, 'network').toString(2).padStart(32, '0')}
        disabled={disabled}
        isMarked={isNetwork}
        nameOf={(index, value) => words(isNetwork(index) ? 'networkBit' : 'hostBit', { number: index + 1, value })}
        onChange={(bits) => onChange(formatIpv4(Number.parseInt(bits, 2)))}
      />
      <p className={styles.legend}>
        <span>
          <BitSample marked />
          {words('networkPart', { bits: prefixLength })}
        </span>
        <span>
          <BitSample />
          {words('hostPart', { bits: 32 - prefixLength })}
        </span>
      </p>
    </div>
  );
}
