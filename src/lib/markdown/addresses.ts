const LINK_SCHEMES = ['http', 'https', 'mailto', 'tel', 'xmpp', 'irc', 'ircs'];
const IMAGE_SCHEMES = ['http', 'https'];

/** The schemes that addresses may have, by the attribute that they stand in. Relative addresses have none. */
export const safeSchemes = { href: LINK_SCHEMES, src: IMAGE_SCHEMES, cite: IMAGE_SCHEMES, longdesc: IMAGE_SCHEMES } as const;

/** Whether an address is relative or of one of the schemes. Characters that browsers ignore inside a scheme make it an unknown one here. */
export function hasScheme(address: string, schemes: readonly string[]): boolean {
  const scheme = /^([^/?#:]*):/u.exec(address)?.[1];
  return scheme === undefined || schemes.includes(scheme.toLowerCase());
}
