import type { OperationProps } from '../../../page/session/operation-state.ts';
import { Output } from '../../../page/Output.tsx';
import { ShortText } from '../../../page/outputs/TextOutput.tsx';
import type * as fields from '../fields.ts';
import { classNames } from '../terms.ts';
import styles from './mode-grid.module.css';

/** The mode in digits, in large type, and its permissions, colored like the columns of the grid. */
export const Mode = ({ operation }: OperationProps<typeof fields.convert>) => (
  <>
    <Output operation={operation} name="octal" view={(props) => <ShortText {...props} prominent className={styles.octal} />} />
    <Output
      operation={operation}
      name="permissions"
      view={(props) => (
        <ShortText {...props} prominent className={styles.permissions}>
          {classNames.map((who, place) => (
            <span key={who} data-column={place}>
              {props.value.slice(3 * place, 3 * place + 3)}
            </span>
          ))}
        </ShortText>
      )}
    />
  </>
);
