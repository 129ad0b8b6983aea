import type { CSSProperties, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './field-frame.module.css';
import type { Validation } from './validation/validation.ts';

/** The label of a control and the message about its value. */
export interface FieldFrameProps {
  /** A control without a label needs an `aria-label`. */
  readonly label?: ReactNode;
  /** `left` means the start of a line, which is on the right in right-to-left languages. */
  readonly labelPosition?: 'top' | 'left' | undefined;
  /** Alignment of the text of a label beside the control; `left` and `right` follow the writing direction too. */
  readonly labelAlign?: 'left' | 'right' | undefined;
  /** Width of a label beside the control, as a CSS length. Default `auto`: as wide as its text. */
  readonly labelWidth?: string | undefined;
  /** Result of `validate`; its message is shown while the value is invalid. */
  readonly validation?: Validation | undefined;
}

interface Props extends FieldFrameProps {
  /** Id of the control that the label and the message belong to. */
  readonly controlId: string;
  /** Id of the label element, for controls that a label's `for` cannot reference. */
  readonly labelId?: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Lays out a control with its label and, while its value is invalid, the message below it. */
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

/** The ARIA attributes that mark a control as invalid and reference the message in its frame. */
export function describeValidation(controlId: string, validation: Validation | undefined, describedBy: string | undefined) {
  if (validation?.isValid !== false) return { 'aria-describedby': describedBy };
  return { 'aria-describedby': classNames(describedBy, messageIdOf(controlId)), 'aria-invalid': true };
}
