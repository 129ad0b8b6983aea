import { defineFormat } from './format.ts';
import { isIpv4Network } from './readers/ipv4.ts';
import { isIpv6 } from './readers/ipv6.ts';
import { contentLines } from './readers/strings.ts';

/** Judged by this much of a long list, in UTF-16 code units. */
const HEAD = 4000;

const COMMENT = /(?:^|\s)(?:#|\/\/|!).*$|^\s*;.*$/u;
/** The name of a setting, a command, or words before a colon and a space. */
const LABEL = /^\s*(?:[a-z][\w-]*(?: [\w-]+)?(?:\s*=|:\s)|allow\s|deny\s)/iu;
const WRAPPERS = /["'`(){}<>]|\[(?![\da-f]*:)|(?<![\da-f:.])\]/giu;
/** Between entries, and between the ends of a range. The end of an IPv4 range may be its last octet only. */
const SEPARATOR = /(?<=\.\d{1,3})-\d{1,3}(?![\w.:])|\s*(?:[-\u2010-\u2015\u2212]|\.{2,3}|\sto\s|[\s,;])\s*/u;
const MEMBER = /^(?:\[(?<bracketed>[^\]/]+)\](?::(?<port>\d{1,5}))?|(?<bare>[^[\]/]+))(?:\/(?<length>[\da-f:]{1,45}))?$/iu;
const REVERSE_NAME = /^(?:[\da-f]\.){1,32}ip6\.arpa\.?$/iu;
const ADDRESS = String.raw`(?<address>[\da-f:.]{2,45})`;
/** Lines of `ifconfig`, `ip`, Cisco routers and Windows, which are recognized together with other lines of the same output. */
const DEVICE_LINES = [
  String.raw`(?:\d+:\s+\S+\s+)?inet6\s+(?:addr:\s*)?${ADDRESS}[\s/%]`,
  String.raw`ipv6\s+(?:address|route)\s+${ADDRESS}[\s/]`,
  String.raw`(?:\p{L}[^:]{0,60})?IPv6[^:]{0,60}:\s*${ADDRESS}(?:[%(]|$)`,
  String.raw`(?:default\s+via\s+)?${ADDRESS}(?:/\d{1,3})?\s+(?:dev|metric|proto|scope|src|via)\s`,
  String.raw`\S+\s+(?:UP|DOWN|UNKNOWN)\s+(?:[\d./]+\s+)*${ADDRESS}/\d`,
].map((line) => new RegExp(String.raw`^\s*${line}`, 'iu'));
const OTHER_OUTPUT = /^\s*(?:\d+:\s|\p{L})/u;

function isIpv6Member(text: string): boolean {
  const { bracketed, bare, port = '0', length = '0' } = MEMBER.exec(text)?.groups ?? {};
  const isLength = length.includes(':') ? isIpv6(length) : Number(length) <= 128;
  return (isIpv6(bracketed ?? bare ?? '') && isLength && Number(port) <= 65_535) || REVERSE_NAME.test(text);
}

const isDeviceLine = (line: string): boolean => line.length < 200 && DEVICE_LINES.some((pattern) => isIpv6(pattern.exec(line)?.groups?.['address'] ?? ''));

/** Returns the entries of a line, the ends of ranges separately. */
const membersOf = (line: string): readonly string[] =>
  line
    .replace(COMMENT, '')
    .replace(LABEL, '')
    .replaceAll(WRAPPERS, ' ')
    .replaceAll(/[ \t]{1,9}\/[ \t]{1,9}/gu, '/')
    .split(SEPARATOR)
    .filter((member) => member !== '');

/** A list with IPv6 addresses, networks or ranges, or with addresses of both versions. Tools read more notations than are recognized here. */
export default defineFormat({
  parent: 'text',
  order: 86,
  looksLike(text) {
    const head = text.slice(0, HEAD);
    // One IPv6 address, or one with a port, is enough; every line has to be an entry.
    if (!/:[\da-f]*:|ip6\.arpa/iu.test(head) || /[{}]|^\s*</u.test(head)) return 'no';
    const end = text.length > HEAD ? head.lastIndexOf('\n') : HEAD;
    const lines = contentLines(head.slice(0, end < 0 ? HEAD : end));
    const rest = lines.filter((line) => !isDeviceLine(line));
    const isDevice = rest.length < lines.length;
    const members = rest.filter((line) => !(isDevice && OTHER_OUTPUT.test(line))).flatMap(membersOf);
    return members.every((member) => isIpv6Member(member) || isIpv4Network(member)) && (isDevice || members.some(isIpv6Member)) ? 'confident' : 'no';
  },
  samples: {
    confident: [
      '2001:db8::/32\n10.0.0.0/8',
      '2001:db8::1\n2001:db8::2',
      '[2001:db8::1]:443',
      'AllowedIPs = 0.0.0.0/0, ::/0',
      '2001:db8::1 - 2001:db8::ff',
      '8.b.d.0.1.0.0.2.ip6.arpa',
    ],
  },
});
