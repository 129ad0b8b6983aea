/** Attributes of a link to `href`. An absolute URL counts as another site: it opens a new tab that gets neither `window.opener` nor a referrer. */
export const addressProps = (href: string) => (isElsewhere(href) ? { href, target: '_blank', rel: 'noopener noreferrer' } : { href });

const isElsewhere = (href: string): boolean => /^(?:https?:)?\/\//iu.test(href);
