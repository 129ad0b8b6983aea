import { classNames } from '../class-names.ts';
import frame from '../field-frame.module.css';
import { ChevronDownIcon } from '../icons.tsx';
import sizes from '../sizes.module.css';
import styles from './select.module.css';

interface SelectStandInProps {
  readonly id?: string | undefined;
  /** The label of the chosen option. */
  readonly children: string;
}

/** The look of a closed Select, shown while its code is loading. A page that names it also has the styles of a prerendered Select. */
export const SelectStandIn = ({ id, children }: SelectStandInProps) => (
  <button type="button" id={id} disabled className={classNames(frame.box, sizes.medium, styles.trigger)}>
    <span className={styles.shown}>{children}</span>
    <span className={styles.arrow}>
      <ChevronDownIcon />
    </span>
  </button>
);
