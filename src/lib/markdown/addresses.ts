// Schemes that open a page, a conversation or a program; nothing runs in the page itself.
const LINK_SCHEMES: ReadonlySet<string> = new Set(
  (
    'http https ftp ftps sftp mailto tel callto sms mms sip sips facetime skype whatsapp tg signal matrix xmpp irc ircs ' +
    'webcal feed news nntp geo maps magnet bitcoin cid mid doi urn ipfs gemini git ssh ' +
    'vscode vscode-insiders vscodium cursor zed idea jetbrains x-github-client obsidian notion slack msteams zoommtg discord spotify steam figma zotero'
  ).split(' '),
);
const WEB_SCHEMES: ReadonlySet<string> = new Set(['http', 'https']);

const DATA_IMAGE = /^data:image\/([\w.+-]+)((?:;[^,]*)?)(?:,(.*)|$)/isu;
const ACTIVE = /<(?:script|foreignobject|iframe|!entity|\?)|\son\w+\s*=|javascript:/iu;

/** In an image nothing runs; but opened on its own, one that is SVG might. */
function isDataImage(address: string): boolean {
  const [match, type = '', parameters = '', data = ''] = DATA_IMAGE.exec(address) ?? [];
  if (match === undefined || type.toLowerCase() !== 'svg+xml') return match !== undefined;
  try {
    const text = decodeURIComponent(data);
    return !ACTIVE.test((/;\s*base64$/iu.test(parameters) ? decodeBase64(text) : text).replaceAll('\0', ''));
  } catch (error) {
    // Such a picture shows nothing.
    if (error instanceof URIError) return false;
    throw error;
  }
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** A character for each byte. What is no digit is skipped, as lenient readers do. */
function decodeBase64(text: string): string {
  let bytes = '';
  let bits = 0;
  let count = 0;
  for (const digit of text) {
    const value = DIGITS.indexOf(digit);
    if (value < 0) continue;
    bits = ((bits << 6) | value) & 0xffff;
    count += 6;
    if (count >= 8) bytes += String.fromCharCode((bits >> (count -= 8)) & 0xff);
  }
  return bytes;
}

const isWebAddress = (address: string): boolean => hasScheme(address, WEB_SCHEMES);

/** Whether an address may stand in an attribute, by the attribute's name. */
export const safeAddress = {
  href: (address: string): boolean => hasScheme(address, LINK_SCHEMES),
  src: (address: string): boolean => isDataImage(address) || isWebAddress(address),
  cite: isWebAddress,
  longdesc: isWebAddress,
} as const;

/** Whether an address is relative or of one of the schemes. Characters that browsers ignore inside a scheme make it an unknown one here. */
function hasScheme(address: string, schemes: ReadonlySet<string>): boolean {
  const scheme = /^([^/?#:]*):/u.exec(address)?.[1];
  return scheme === undefined || schemes.has(scheme.toLowerCase());
}
