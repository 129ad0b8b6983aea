const LINK_SCHEMES = ['http', 'https', 'ftp', 'ftps', 'mailto', 'tel', 'sms', 'xmpp'];

/** Returns the scheme of a URL in lowercase; undefined for a relative one. Whitespace and control characters are skipped, as in browsers. */
const schemeOf = (address: string): string | undefined => /^([a-z][a-z\d+.-]*):/iu.exec(address.replaceAll(/[\p{Cc}\p{Cf}\p{Z}]/gu, ''))?.[1]?.toLowerCase();

/** Returns whether a URL is allowed in a link: a relative one, or one with a scheme that runs no code. */
export function isLinkAddress(address: string): boolean {
  const scheme = schemeOf(address);
  return scheme === undefined || LINK_SCHEMES.includes(scheme);
}

/** Returns whether a URL is allowed for an image: an HTTP or relative one, or a data URL of an image. */
export function isImageAddress(address: string): boolean {
  const scheme = schemeOf(address);
  return address.trim() !== '' && (scheme === undefined || scheme === 'http' || scheme === 'https' || isInlineImage(address));
}

/** Returns whether the URL contains the image itself. */
export const isInlineImage = (address: string): boolean => /^data:image\/[a-z\d.+-]+[;,]/iu.test(address);
