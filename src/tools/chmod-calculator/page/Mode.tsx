import type { ReactNode } from 'react';
import type { OperationProps } from '../../../page/session/operation-state.ts';
import { Output } from '../../../page/Output.tsx';
import { CopiedValue } from '../../../page/outputs/CopiedValue.tsx';
import type { OutputProps } from '../../../page/outputs/output-props.ts';
import { Nothing, Result } from '../../../page/outputs/Result.tsx';
import type { TextField } from '../../../contract/fields.ts';
import type * as fields from '../fields.ts';
import { classNames } from '../terms.ts';
import styles from './mode-grid.module.css';

/** The mode in digits, in large type, and its permissions, colored like the columns of the grid. */
export const Mode = ({ operation }: OperationProps<typeof fields.convert>) => (
  <>
    <Output operation={operation} name="octal" view={(props) => <Large {...props} className={styles.octal} />} />
    <Output
      operation={operation}
      name="permissions"
      view={(props) => (
        <Large {...props} className={styles.permissions}>
          {classNames.map((who, place) => (
            <span key={who} data-column={place}>
              {props.value.slice(3 * place, 3 * place + 3)}
            </span>
          ))}
        </Large>
      )}
    />
  </>
);

interface LargeProps extends OutputProps<TextField> {
  readonly className: string | undefined;
  /** The value as shown. Default: the text. */
  readonly children?: ReactNode;
}

function Large({ id, label, name, value, operation, className, children = value }: LargeProps) {
  const isShown = value !== '';
  const output = (
    <output className={className} aria-labelledby={id} data-value={name}>
      {isShown ? children : <Nothing isAwaited={operation.isAwaited} />}
    </output>
  );
  return (
    <Result id={id} label={label} isBlock>
      {isShown ? (
        <CopiedValue label={label} text={value}>
          {output}
        </CopiedValue>
      ) : (
        output
      )}
    </Result>
  );
}
