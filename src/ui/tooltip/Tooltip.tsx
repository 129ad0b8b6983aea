import { Tooltip as BaseTooltip } from '@base-ui/react/tooltip';
import type { ReactElement, ReactNode, Ref } from 'react';
import { useId, useState } from 'react';
import { classNames } from '../class-names.ts';
import styles from './tooltip.module.css';

interface TooltipProps {
  /** Goes to the box that appears. */
  readonly ref?: Ref<HTMLDivElement>;
  readonly text: ReactNode;
  readonly position?: 'top' | 'bottom' | 'left' | 'right';
  /** Goes to the box that appears. */
  readonly className?: string | undefined;
  /** One element that can have the focus: the tooltip shows on hover and focus, and describes it. */
  readonly children: ReactElement<Record<string, unknown>>;
}

/** A word beside a control, for as long as it has the pointer or the focus. Escape takes it away. */
export function Tooltip({ ref, text, position = 'top', className, children }: TooltipProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <BaseTooltip.Root open={isOpen} onOpenChange={setOpen}>
      <BaseTooltip.Trigger delay={200} render={children} {...(isOpen && { 'aria-describedby': id })} />
      <BaseTooltip.Portal>
        <BaseTooltip.Positioner side={position} sideOffset={6} className={styles.positioner}>
          <BaseTooltip.Popup ref={ref} id={id} role="tooltip" className={classNames(styles.tooltip, className)}>
            {text}
          </BaseTooltip.Popup>
        </BaseTooltip.Positioner>
      </BaseTooltip.Portal>
    </BaseTooltip.Root>
  );
}
