import { defineFormat } from './format.ts';

interface Wrapper {
  readonly hosts: readonly string[];
  readonly path: RegExp;
  readonly subdomains?: true;
}

const ANY = /^/u;
const GOOGLE = /^(?:www\.)?google\.(?:com?\.)?[a-z]{2,3}$/u;

// The services that safelink-decoder unwraps. An address belongs to one by its host, or with `subdomains` by the end of its host.
const WRAPPERS: readonly Wrapper[] = [
  { hosts: ['safelinks.protection.outlook.com', 'safelinks.protection.office365.us'], path: ANY, subdomains: true },
  { hosts: ['outlook.office.com', 'outlook.office365.com', 'outlook.live.com', 'outlook.cloud.microsoft'], path: /^\/mail\/safelink\.html$/u },
  { hosts: ['statics.teams.cdn.office.net', 'staticsint.teams.cdn.office.net'], path: /^\/evergreen-assets\/safelinks\/\d+\/atp-safelinks\.html$/u },
  { hosts: ['urldefense.com', 'urldefense.proofpoint.com', 'urldefense.us'], path: /^\/(?:v1\/url|v2\/url|v3\/__)/u },
  { hosts: ['youtube.com', 'www.youtube.com'], path: /^\/redirect$/u },
  { hosts: ['l.facebook.com', 'lm.facebook.com', 'l.instagram.com', 'l.messenger.com'], path: /^\/(?:l\.php)?$/u },
  { hosts: ['www.linkedin.com'], path: /^\/(?:redir\/redirect|safety\/go)$/u },
  { hosts: ['slack-redir.net'], path: /^\/link$/u },
  { hosts: ['out.reddit.com'], path: ANY },
  { hosts: ['steamcommunity.com'], path: /^\/linkfilter/u },
  { hosts: ['duckduckgo.com', 'html.duckduckgo.com'], path: /^\/l\/$/u },
];

export default defineFormat({
  parent: 'url',
  order: 17,
  looksLike(text) {
    if (!/^https?:\/\//iu.test(text) || /\s/u.test(text) || !URL.canParse(text)) return 'no';
    const { hostname, pathname } = new URL(text);
    const isWrapper = WRAPPERS.some(
      ({ hosts, path, subdomains }) => path.test(pathname) && hosts.some((host) => hostname === host || (subdomains && hostname.endsWith(`.${host}`))),
    );
    return isWrapper || (GOOGLE.test(hostname) && pathname === '/url') ? 'confident' : 'no';
  },
  samples: {
    confident: [
      'https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fexample.com%2F&data=1',
      'https://urldefense.com/v3/__https://example.com__;!!x',
      'https://www.google.co.uk/url?q=https://example.com',
    ],
  },
});
