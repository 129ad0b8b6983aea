import type { ComponentProps, ReactNode } from 'react';
import look from '../look.module.css';
import { CopiedValue } from './CopiedValue.tsx';
import type { OutputProps } from './output-props.ts';
import { Result } from './Result.tsx';

interface CopiedResultProps extends Pick<OutputProps, 'id' | 'label' | 'name'>, Omit<ComponentProps<typeof CopiedValue>, 'label'> {
  /** Shows the value in a box, below its label. Default: false. */
  readonly isBox?: boolean;
  /** Shown below a value in a box. */
  readonly below?: ReactNode;
}

/** A single-line result with a custom view: label, value and Copy. */
export const CopiedResult = ({ id, label, name, isBox = false, below, children, ...copied }: CopiedResultProps) => (
  <Result id={id} label={label} isBlock={isBox}>
    <CopiedValue label={label} {...copied}>
      <output className={isBox ? look.box : undefined} aria-labelledby={id} data-value={name}>
        {children}
      </output>
    </CopiedValue>
    {below}
  </Result>
);
