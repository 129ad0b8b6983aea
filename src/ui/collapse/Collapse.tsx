import { Collapsible } from '@base-ui/react/collapsible';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { ChevronRightIcon } from '../icons.tsx';
import styles from './collapse.module.css';

interface CollapseProps extends Omit<ComponentProps<'div'>, 'title' | 'style'> {
  /** Shown on the button that opens and closes the panel. */
  readonly title: ReactNode;
  readonly defaultOpen?: boolean;
}

/** A button that shows and hides the children below it. */
export function Collapse({ title, defaultOpen = false, className, children, ...rest }: CollapseProps) {
  return (
    <Collapsible.Root defaultOpen={defaultOpen} className={classNames(styles.collapse, className)} {...rest}>
      <Collapsible.Trigger className={styles.trigger}>
        <ChevronRightIcon />
        {title}
      </Collapsible.Trigger>
      <Collapsible.Panel className={styles.panel}>{children}</Collapsible.Panel>
    </Collapsible.Root>
  );
}
