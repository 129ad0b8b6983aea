/** What a link to `href` needs: one to another site opens in a new tab, which cannot reach back. */
export const addressProps = (href: string) => (isElsewhere(href) ? { href, target: '_blank', rel: 'noopener noreferrer' } : { href });

const isElsewhere = (href: string): boolean => /^(?:https?:)?\/\//iu.test(href);
