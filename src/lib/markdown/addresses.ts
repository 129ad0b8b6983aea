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

/** Whether the URL is a data URL of an image. Nothing runs in an image, but an SVG opened on its own might. */
function isDataImage(address: string): boolean {
  const [match, type = '', parameters = '', data = ''] = DATA_IMAGE.exec(address) ?? [];
  if (match === undefined || type.toLowerCase() !== 'svg+xml') return match !== undefined;
  try {
    const text = decodeURIComponent(data);
    return !ACTIVE.test((/;\s*base64$/iu.test(parameters) ? decodeBase64(text) : text).replaceAll('\0', ''));
  } catch (error) {
    // Such an image is blank.
    if (error instanceof URIError) return false;
    throw error;
  }
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Returns one character per byte. Invalid characters are skipped, as in lenient decoders. */
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

/** Whether a URL is allowed in an attribute, by attribute name. */
export const safeAddress = {
  href: (address: string): boolean => hasScheme(address, LINK_SCHEMES),
  src: (address: string): boolean => isDataImage(address) || isWebAddress(address),
  cite: isWebAddress,
  longdesc: isWebAddress,
} as const;

/** Whether a URL is relative or has one of the schemes. Characters that browsers ignore inside a scheme make it unknown here. */
function hasScheme(address: string, schemes: ReadonlySet<string>): boolean {
  const scheme = /^([^/?#:]*):/u.exec(address)?.[1];
  return scheme === undefined || schemes.has(scheme.toLowerCase());
}
