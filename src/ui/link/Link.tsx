import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { addressProps } from './address.ts';
import { useRenderLink } from './link-context.ts';
import styles from './link.module.css';

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & ({ readonly to: string; readonly href?: never } | { readonly href: string; readonly to?: never });

/** A link: `to` is a route of this site, `href` any other URL. A link to another site opens a new tab. */
export function Link({ to, href, className, children, ...rest }: LinkProps) {
  const renderLink = useRenderLink();
  const classes = classNames(styles.link, className);
  if (to !== undefined) return renderLink({ href: to, className: classes, children, ...rest });
  return (
    <a {...addressProps(href)} className={classes} {...rest}>
      {children}
    </a>
  );
}
