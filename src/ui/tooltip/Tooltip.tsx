import { Tooltip as BaseTooltip } from '@base-ui/react/tooltip';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { useId, useState } from 'react';
import { classNames } from '../class-names.ts';
import styles from './tooltip.module.css';

/** Other properties go to the popup. */
interface TooltipProps extends Omit<ComponentProps<'div'>, 'id' | 'role' | 'style'> {
  readonly text: ReactNode;
  /** The side of the control on which the tooltip opens, if there is room. Default `top`. */
  readonly position?: 'top' | 'bottom' | 'left' | 'right';
  readonly defaultOpen?: boolean;
  /** Keeps the tooltip open when the control is pressed, so that its text can tell the result. */
  readonly staysOnPress?: boolean;
  /** One focusable element; the tooltip describes it while it is hovered or focused. */
  readonly children: ReactElement<Record<string, unknown>>;
}

/** A short text next to a control while the control is hovered or focused. Escape closes it. */
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
