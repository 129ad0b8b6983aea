import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { addressProps } from '../link/address.ts';
import { useRenderLink } from '../link/link-context.ts';
import sizes from '../sizes.module.css';
import styles from './button.module.css';

interface Look {
  /** `primary` is for the one main action of a page. */
  readonly type?: 'default' | 'primary' | 'warning' | 'error';
  /** `basic` has a frame and a background, `text` has neither. */
  readonly variant?: 'basic' | 'text';
  readonly size?: 'small' | 'medium' | 'large';
  /** Shown before the children. */
  readonly icon?: ReactNode;
  /** Shows the icon alone; the children stay the accessible name and the tooltip. */
  readonly iconOnly?: boolean;
  readonly disabled?: boolean | undefined;
}

type PlainButtonProps = Look & Omit<ComponentProps<'button'>, 'type' | 'disabled'> & { readonly href?: never; readonly to?: never };
type LinkButtonProps = Look &
  Omit<ComponentProps<'a'>, 'type' | 'href'> &
  ({ readonly to: string; readonly href?: never } | { readonly href: string; readonly to?: never });

/** A button, or a link that looks like one: `to` is a route of this site, `href` any other URL. A link to another site opens a new tab. */
export function Button(props: PlainButtonProps | LinkButtonProps) {
  const renderLink = useRenderLink();
  if (props.to !== undefined) {
    const { to, disabled, ...rest } = dress(props);
    return disabled ? <Anchor {...rest} {...DISABLED_LINK} /> : renderLink({ href: to, ...rest });
  }
  if (props.href !== undefined) {
    const { href, disabled, ...rest } = dress(props);
    return <Anchor {...rest} {...(disabled ? DISABLED_LINK : addressProps(href))} />;
  }
  return <button type="button" {...dress(props)} />;
}

const Anchor = ({ children, ...rest }: ComponentProps<'a'>) => <a {...rest}>{children}</a>;

/** HTML has no disabled links: a disabled one drops its URL, and gets its role and state from ARIA. */
const DISABLED_LINK = { role: 'link', 'aria-disabled': true, onClick: undefined } as const;

/** Turns the look into class names and children, and passes the other properties on. */
function dress<Props extends PlainButtonProps | LinkButtonProps>(props: Props) {
  const { type = 'default', variant = 'basic', size = 'medium', icon, iconOnly = false, className, children, ...rest } = props;
  return {
    className: classNames(styles.button, styles[type], styles[variant], sizes[size], styles[size], iconOnly && styles.iconOnly, className),
    ...(iconOnly && typeof children === 'string' && { title: children }),
    ...rest,
    children: (
      <>
        {icon}
        {iconOnly ? <span className="visually-hidden">{children}</span> : children}
      </>
    ),
  };
}
