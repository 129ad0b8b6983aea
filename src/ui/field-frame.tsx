import type { CSSProperties, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './field-frame.module.css';
import type { Validation } from './validation/validation.ts';

/** Where a control has its label, and what it says of its value. */
export interface FieldFrameProps {
  /** Without it, the control needs an `aria-label`. */
  readonly label?: ReactNode;
  /** `left` is where a line starts: on the right in languages written from right to left. */
  readonly labelPosition?: 'top' | 'left' | undefined;
  /** The edge of its column that a label beside the control keeps to. */
  readonly labelAlign?: 'left' | 'right' | undefined;
  /** Width of the column of a label beside the control, as a CSS length. */
  readonly labelWidth?: string | undefined;
  /** What `validate` says of the value: a message is shown when it is not valid. */
  readonly validation?: Validation | undefined;
}

interface Props extends FieldFrameProps {
  readonly controlId: string;
  /** The label element, for controls that no `for` can point to. */
  readonly labelId?: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A control between its label and what is wrong with its value. */
export function FieldFrame({
  label,
  labelPosition = 'top',
  labelAlign = 'left',
  labelWidth = 'auto',
  validation,
  controlId,
  labelId,
  className,
  children,
}: Props) {
  const width: CSSProperties = labelPosition === 'left' && labelWidth !== 'auto' ? { width: labelWidth } : {};
  return (
    <div className={classNames(styles.frame, label !== undefined && styles[labelPosition], className)}>
      {label !== undefined && (
        <label id={labelId} className={classNames(styles.label, labelAlign === 'right' && styles.alignEnd)} htmlFor={controlId} style={width}>
          {label}
        </label>
      )}
      <div className={styles.body}>
        {children}
        {validation?.isValid === false && (
          <p id={messageIdOf(controlId)} className={styles.message}>
            {validation.message}
          </p>
        )}
      </div>
    </div>
  );
}

const messageIdOf = (controlId: string): string => `${controlId}-message`;

/** The attributes that tie a control to the message in its frame. */
export function describeValidation(controlId: string, validation: Validation | undefined, describedBy: string | undefined) {
  if (validation?.isValid !== false) return { 'aria-describedby': describedBy };
  return { 'aria-describedby': classNames(describedBy, messageIdOf(controlId)), 'aria-invalid': true };
}
