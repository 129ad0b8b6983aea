const LINK_SCHEMES = ['http', 'https', 'ftp', 'ftps', 'mailto', 'tel', 'sms', 'xmpp'];

/** The scheme of an address, lower-case; undefined for a relative one. White space and control characters are skipped, as browsers do. */
const schemeOf = (address: string): string | undefined => /^([a-z][a-z\d+.-]*):/iu.exec(address.replaceAll(/[\p{Cc}\p{Cf}\p{Z}]/gu, ''))?.[1]?.toLowerCase();

/** Whether a link may have that address: a relative one, or one with a scheme that runs nothing. */
export function isLinkAddress(address: string): boolean {
  const scheme = schemeOf(address);
  return scheme === undefined || LINK_SCHEMES.includes(scheme);
}

/** Whether an image may have that address: one of the web, a relative one, or the image itself. */
export function isImageAddress(address: string): boolean {
  const scheme = schemeOf(address);
  return address.trim() !== '' && (scheme === undefined || scheme === 'http' || scheme === 'https' || isInlineImage(address));
}

/** Whether the address holds the image itself. */
export const isInlineImage = (address: string): boolean => /^data:image\/[a-z\d.+-]+[;,]/iu.test(address);
