export type Type = 'HTTP' | 'WebDav';

export interface StatusCode {
  readonly code: number;
  /** The RFC 9110 name, where there is one. */
  readonly name: string;
  readonly type: Type;
  /** The standard and section, such as `RFC 9110 §15.5.5`; empty for unofficial codes. */
  readonly reference: string;
  /** Former names and other search terms. */
  readonly aliases: readonly string[];
  /** Heuristically cacheable (RFC 9110, section 15.1). */
  readonly cacheable: boolean;
  /** The vendor of an unofficial code. */
  readonly vendor: string;
}

const standard = (code: number, name: string, reference: string, more: Partial<StatusCode> = {}): StatusCode => ({
  code,
  name,
  type: 'HTTP',
  reference,
  aliases: [],
  cacheable: false,
  vendor: '',
  ...more,
});

const unofficial = (code: number, name: string, vendor: string): StatusCode => standard(code, name, '', { vendor });

export const categories = ['1xx', '2xx', '3xx', '4xx', '5xx'] as const;
export type Category = (typeof categories)[number];

/** The English search terms for each class. */
export const categoryWords = {
  '1xx': '1xx informational response',
  '2xx': '2xx success',
  '3xx': '3xx redirection',
  '4xx': '4xx client error',
  '5xx': '5xx server error',
} satisfies Record<Category, string>;

export const categoryOf = ({ code }: Pick<StatusCode, 'code'>): Category => `${Math.floor(code / 100)}xx` as Category;

/** The IANA registry, and 306, 418 and 510 with their historical names. */
export const standardCodes: readonly StatusCode[] = [
  standard(100, 'Continue', 'RFC 9110 §15.2.1'),
  standard(101, 'Switching Protocols', 'RFC 9110 §15.2.2'),
  standard(102, 'Processing', 'RFC 2518 §10.1', { type: 'WebDav' }),
  standard(103, 'Early Hints', 'RFC 8297 §2'),
  standard(200, 'OK', 'RFC 9110 §15.3.1', { cacheable: true }),
  standard(201, 'Created', 'RFC 9110 §15.3.2'),
  standard(202, 'Accepted', 'RFC 9110 §15.3.3'),
  standard(203, 'Non-Authoritative Information', 'RFC 9110 §15.3.4', { cacheable: true }),
  standard(204, 'No Content', 'RFC 9110 §15.3.5', { cacheable: true }),
  standard(205, 'Reset Content', 'RFC 9110 §15.3.6'),
  standard(206, 'Partial Content', 'RFC 9110 §15.3.7', { cacheable: true }),
  standard(207, 'Multi-Status', 'RFC 4918 §11.1', { type: 'WebDav' }),
  standard(208, 'Already Reported', 'RFC 5842 §7.1', { type: 'WebDav' }),
  standard(226, 'IM Used', 'RFC 3229 §10.4.1'),
  standard(300, 'Multiple Choices', 'RFC 9110 §15.4.1', { cacheable: true }),
  standard(301, 'Moved Permanently', 'RFC 9110 §15.4.2', { cacheable: true }),
  standard(302, 'Found', 'RFC 9110 §15.4.3', { aliases: ['Moved Temporarily'] }),
  standard(303, 'See Other', 'RFC 9110 §15.4.4'),
  standard(304, 'Not Modified', 'RFC 9110 §15.4.5'),
  standard(305, 'Use Proxy', 'RFC 9110 §15.4.6'),
  standard(306, 'Switch Proxy', 'RFC 9110 §15.4.7', { aliases: ['Unused'] }),
  standard(307, 'Temporary Redirect', 'RFC 9110 §15.4.8'),
  standard(308, 'Permanent Redirect', 'RFC 9110 §15.4.9', { cacheable: true }),
  standard(400, 'Bad Request', 'RFC 9110 §15.5.1'),
  standard(401, 'Unauthorized', 'RFC 9110 §15.5.2', { aliases: ['Unauthenticated'] }),
  standard(402, 'Payment Required', 'RFC 9110 §15.5.3'),
  standard(403, 'Forbidden', 'RFC 9110 §15.5.4'),
  standard(404, 'Not Found', 'RFC 9110 §15.5.5', { cacheable: true }),
  standard(405, 'Method Not Allowed', 'RFC 9110 §15.5.6', { cacheable: true }),
  standard(406, 'Not Acceptable', 'RFC 9110 §15.5.7'),
  standard(407, 'Proxy Authentication Required', 'RFC 9110 §15.5.8'),
  standard(408, 'Request Timeout', 'RFC 9110 §15.5.9'),
  standard(409, 'Conflict', 'RFC 9110 §15.5.10'),
  standard(410, 'Gone', 'RFC 9110 §15.5.11', { cacheable: true }),
  standard(411, 'Length Required', 'RFC 9110 §15.5.12'),
  standard(412, 'Precondition Failed', 'RFC 9110 §15.5.13'),
  standard(413, 'Content Too Large', 'RFC 9110 §15.5.14', { aliases: ['Payload Too Large', 'Request Entity Too Large'] }),
  standard(414, 'URI Too Long', 'RFC 9110 §15.5.15', { aliases: ['Request-URI Too Long'], cacheable: true }),
  standard(415, 'Unsupported Media Type', 'RFC 9110 §15.5.16'),
  standard(416, 'Range Not Satisfiable', 'RFC 9110 §15.5.17', { aliases: ['Requested Range Not Satisfiable'] }),
  standard(417, 'Expectation Failed', 'RFC 9110 §15.5.18'),
  standard(418, "I'm a teapot", 'RFC 2324 §2.3.2'),
  standard(421, 'Misdirected Request', 'RFC 9110 §15.5.20'),
  standard(422, 'Unprocessable Content', 'RFC 9110 §15.5.21', { aliases: ['Unprocessable Entity', 'WebDAV'] }),
  standard(423, 'Locked', 'RFC 4918 §11.3', { aliases: ['WebDAV'] }),
  standard(424, 'Failed Dependency', 'RFC 4918 §11.4', { aliases: ['WebDAV'] }),
  standard(425, 'Too Early', 'RFC 8470 §5.2'),
  standard(426, 'Upgrade Required', 'RFC 9110 §15.5.22'),
  standard(428, 'Precondition Required', 'RFC 6585 §3'),
  standard(429, 'Too Many Requests', 'RFC 6585 §4', { aliases: ['Rate Limit'] }),
  standard(431, 'Request Header Fields Too Large', 'RFC 6585 §5'),
  standard(451, 'Unavailable For Legal Reasons', 'RFC 7725 §3'),
  standard(500, 'Internal Server Error', 'RFC 9110 §15.6.1'),
  standard(501, 'Not Implemented', 'RFC 9110 §15.6.2', { cacheable: true }),
  standard(502, 'Bad Gateway', 'RFC 9110 §15.6.3'),
  standard(503, 'Service Unavailable', 'RFC 9110 §15.6.4'),
  standard(504, 'Gateway Timeout', 'RFC 9110 §15.6.5'),
  standard(505, 'HTTP Version Not Supported', 'RFC 9110 §15.6.6'),
  standard(506, 'Variant Also Negotiates', 'RFC 2295 §8.1'),
  standard(507, 'Insufficient Storage', 'RFC 4918 §11.5', { aliases: ['WebDAV'] }),
  standard(508, 'Loop Detected', 'RFC 5842 §7.2', { aliases: ['WebDAV'] }),
  standard(510, 'Not Extended', 'RFC 2774 §7'),
  standard(511, 'Network Authentication Required', 'RFC 6585 §6', { aliases: ['Captive portal'] }),
];

/** Unofficial codes of servers, clouds and proxies. */
export const unofficialCodes: readonly StatusCode[] = [
  unofficial(218, 'This Is Fine', 'Apache'),
  unofficial(419, 'Page Expired', 'Laravel'),
  unofficial(420, 'Enhance Your Calm', 'Twitter'),
  unofficial(430, 'Request Header Fields Too Large', 'Shopify'),
  unofficial(440, 'Login Time-out', 'IIS'),
  unofficial(444, 'No Response', 'nginx'),
  unofficial(449, 'Retry With', 'IIS'),
  unofficial(450, 'Blocked by Windows Parental Controls', 'Microsoft'),
  unofficial(460, 'Client Closed Connection', 'AWS ELB'),
  unofficial(463, 'Too Many Forwarded Addresses', 'AWS ELB'),
  unofficial(464, 'Incompatible Protocol', 'AWS ELB'),
  unofficial(494, 'Request Header Too Large', 'nginx'),
  unofficial(495, 'SSL Certificate Error', 'nginx'),
  unofficial(496, 'SSL Certificate Required', 'nginx'),
  unofficial(497, 'HTTP Request Sent to HTTPS Port', 'nginx'),
  unofficial(498, 'Invalid Token', 'Esri'),
  unofficial(499, 'Client Closed Request', 'nginx'),
  unofficial(509, 'Bandwidth Limit Exceeded', 'Apache, cPanel'),
  unofficial(520, 'Web Server Returned an Unknown Error', 'Cloudflare'),
  unofficial(521, 'Web Server Is Down', 'Cloudflare'),
  unofficial(522, 'Connection Timed Out', 'Cloudflare'),
  unofficial(523, 'Origin Is Unreachable', 'Cloudflare'),
  unofficial(524, 'A Timeout Occurred', 'Cloudflare'),
  unofficial(525, 'SSL Handshake Failed', 'Cloudflare'),
  unofficial(526, 'Invalid SSL Certificate', 'Cloudflare'),
  unofficial(527, 'Railgun Error', 'Cloudflare'),
  unofficial(529, 'Site Is Overloaded', 'Qualys, Anthropic'),
  unofficial(530, 'Origin Error', 'Cloudflare'),
  unofficial(561, 'Unauthorized', 'AWS ELB'),
  unofficial(598, 'Network Read Timeout', 'Proxies'),
  unofficial(599, 'Network Connect Timeout', 'Proxies'),
];
