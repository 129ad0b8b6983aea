/** Services that wrap links to redirect clicks. */
export const services = [
  'outlook-safe-links',
  'outlook-web',
  'teams-safe-links',
  'proofpoint-v1',
  'proofpoint-v2',
  'proofpoint-v3',
  'barracuda',
  'check-point',
  'cisco',
  'mimecast',
  'sophos',
  'symantec',
  'trellix',
  'trend-micro',
  'zix',
  'google',
  'youtube',
  'facebook',
  'linkedin',
  'slack',
  'reddit',
  'steam',
  'duckduckgo',
] as const;

export type Service = (typeof services)[number];

interface Wrapper {
  readonly service: Service;
  readonly hosts: readonly string[] | RegExp;
  /** Subdomains of the hosts also belong to the service. */
  readonly subdomains?: true;
  /** Default: every path. */
  readonly path?: RegExp;
  /** Names of the parameters; the first one present contains the target. */
  readonly parameters: readonly string[];
}

const PROOFPOINT = ['urldefense.com', 'urldefense.proofpoint.com', 'urldefense.us'];

const wrappers: readonly Wrapper[] = [
  {
    service: 'outlook-safe-links',
    hosts: ['safelinks.protection.outlook.com', 'safelinks.protection.office365.us'],
    subdomains: true,
    parameters: ['url'],
  },
  {
    service: 'outlook-web',
    hosts: ['outlook.office.com', 'outlook.office365.com', 'outlook.live.com', 'outlook.cloud.microsoft'],
    path: /^\/mail\/safelink\.html$/u,
    parameters: ['url'],
  },
  {
    service: 'teams-safe-links',
    // The second name of the content network has been in use since 2026.
    hosts: ['statics.teams.cdn.office.net', 'staticsint.teams.cdn.office.net', 'teams.public.onecdn.static.microsoft'],
    path: /^\/evergreen-assets\/safelinks\/\d+\/atp-safelinks\.html$/u,
    parameters: ['url'],
  },
  { service: 'proofpoint-v1', hosts: PROOFPOINT, path: /^\/v1\/url$/u, parameters: ['u'] },
  { service: 'proofpoint-v2', hosts: PROOFPOINT, path: /^\/v2\/url$/u, parameters: ['u'] },
  { service: 'proofpoint-v3', hosts: PROOFPOINT, path: /^\/v3\/__/u, parameters: [] },
  { service: 'barracuda', hosts: ['linkprotect.cudasvc.com'], path: /^\/url$/u, parameters: ['a'] },
  {
    service: 'check-point',
    // SonicWall sells the same service.
    hosts: ['avanan.url-protection.com', 'checkpoint.url-protection.com', 'sonicwall.url-protection.com', 'url.avanan.click', 'protect.checkpoint.com'],
    path: /^\/v[12]\//u,
    parameters: ['o'],
  },
  { service: 'cisco', hosts: ['secure-web.cisco.com'], parameters: [] },
  { service: 'mimecast', hosts: ['mimecast.com', 'mimecastprotect.com'], subdomains: true, path: /^\/s\//u, parameters: [] },
  { service: 'sophos', hosts: ['protection.sophos.com'], subdomains: true, parameters: ['u'] },
  { service: 'symantec', hosts: ['clicktime.symantec.com', 'clicktime.cloud.postoffice.net'], parameters: ['u', 'U'] },
  { service: 'trellix', hosts: ['protect.fireeye.com', 'protect2.fireeye.com'], path: /^\/(?:v1\/)?url$/u, parameters: ['u'] },
  { service: 'trend-micro', hosts: ['trendmicro.com'], subdomains: true, path: /^\/wis\/clicktime\/v\d+\/query/u, parameters: ['url'] },
  { service: 'zix', hosts: ['link.edgepilot.com'], path: /^\/s\//u, parameters: ['u'] },
  { service: 'google', hosts: /^(?:www\.)?google\.(?:com|cat|(?:com?\.)?[a-z]{2})$/u, path: /^\/url$/u, parameters: ['q', 'url'] },
  { service: 'youtube', hosts: ['youtube.com', 'www.youtube.com', 'm.youtube.com'], path: /^\/redirect$/u, parameters: ['q'] },
  {
    service: 'facebook',
    hosts: ['l.facebook.com', 'lm.facebook.com', 'l.instagram.com', 'l.messenger.com', 'l.threads.net', 'l.threads.com'],
    path: /^\/(?:l\.php)?$/u,
    parameters: ['u'],
  },
  { service: 'linkedin', hosts: ['linkedin.com', 'www.linkedin.com'], path: /^\/(?:redir\/redirect|safety\/go)$/u, parameters: ['url'] },
  { service: 'slack', hosts: ['slack-redir.net'], path: /^\/link$/u, parameters: ['url'] },
  { service: 'reddit', hosts: ['out.reddit.com'], parameters: ['url'] },
  { service: 'steam', hosts: ['steamcommunity.com'], path: /^\/linkfilter/u, parameters: ['u', 'url'] },
  { service: 'duckduckgo', hosts: ['duckduckgo.com', 'html.duckduckgo.com'], path: /^\/l\/$/u, parameters: ['uddg'] },
];

/** Returns the service that wraps a URL. The host must match as a whole, or its end after a dot: a forged link only contains such a name somewhere. */
export function findWrapper({ protocol, hostname, pathname }: URL): Wrapper | undefined {
  if (protocol !== 'https:' && protocol !== 'http:') return undefined;
  return wrappers.find(({ hosts, path, subdomains = false }) => isAmong(hostname, hosts, subdomains) && (path === undefined || path.test(pathname)));
}

function isAmong(hostname: string, hosts: Wrapper['hosts'], subdomains: boolean): boolean {
  if (hosts instanceof RegExp) return hosts.test(hostname);
  return hosts.some((host) => hostname === host || (subdomains && hostname.endsWith(`.${host}`)));
}
