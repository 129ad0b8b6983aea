import { Tooltip as BaseTooltip } from '@base-ui/react/tooltip';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { useId, useState } from 'react';
import { classNames } from '../class-names.ts';
import styles from './tooltip.module.css';

/** What is not named here goes to the box that appears. */
interface TooltipProps extends Omit<ComponentProps<'div'>, 'id' | 'role' | 'style'> {
  readonly text: ReactNode;
  readonly position?: 'top' | 'bottom' | 'left' | 'right';
  readonly defaultOpen?: boolean;
  /** Stays when the control is pressed, to say what came of it. */
  readonly staysOnPress?: boolean;
  /** One element that can have the focus: the tooltip shows on hover and focus, and describes it. */
  readonly children: ReactElement<Record<string, unknown>>;
}

/** A word beside a control, for as long as it has the pointer or the focus. Escape takes it away. */
export function Tooltip({ text, position = 'top', staysOnPress = false, defaultOpen = false, className, children, ...rest }: TooltipProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(defaultOpen);
  return (
    <BaseTooltip.Root open={isOpen} onOpenChange={setOpen}>
      <BaseTooltip.Trigger delay={200} closeOnClick={!staysOnPress} render={children} {...(isOpen && { 'aria-describedby': id })} />
      <BaseTooltip.Portal>
        <BaseTooltip.Positioner side={position} sideOffset={6} className={styles.positioner}>
          <BaseTooltip.Popup {...rest} id={id} role="tooltip" className={classNames(styles.tooltip, className)}>
            {text}
          </BaseTooltip.Popup>
        </BaseTooltip.Positioner>
      </BaseTooltip.Portal>
    </BaseTooltip.Root>
  );
}
