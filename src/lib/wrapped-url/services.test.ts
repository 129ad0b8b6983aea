import { expect, test } from 'vitest';
import { findWrapper, services } from './services.ts';

const wrapped = [
  ['https://eur01.safelinks.protection.outlook.com/?url=x', 'outlook-safe-links', ['url']],
  ['https://safelinks.protection.outlook.com/?url=x', 'outlook-safe-links', ['url']],
  ['https://gcc02.safelinks.protection.office365.us/GetUrlReputation?url=x', 'outlook-safe-links', ['url']],
  ['https://outlook.office.com/mail/safelink.html?url=x', 'outlook-web', ['url']],
  ['https://outlook.office365.com/mail/safelink.html?url=x', 'outlook-web', ['url']],
  ['https://outlook.live.com/mail/safelink.html?url=x', 'outlook-web', ['url']],
  ['https://outlook.cloud.microsoft/mail/safelink.html?url=x', 'outlook-web', ['url']],
  ['https://statics.teams.cdn.office.net/evergreen-assets/safelinks/1/atp-safelinks.html?url=x', 'teams-safe-links', ['url']],
  ['https://staticsint.teams.cdn.office.net/evergreen-assets/safelinks/2/atp-safelinks.html?url=x', 'teams-safe-links', ['url']],
  ['https://urldefense.proofpoint.com/v1/url?u=x', 'proofpoint-v1', ['u']],
  ['https://urldefense.proofpoint.com/v2/url?u=x', 'proofpoint-v2', ['u']],
  ['https://urldefense.com/v3/__https://example.com__', 'proofpoint-v3', []],
  ['https://urldefense.us/v3/__https://example.com__', 'proofpoint-v3', []],
  ['https://teams.public.onecdn.static.microsoft/evergreen-assets/safelinks/2/atp-safelinks.html?url=x', 'teams-safe-links', ['url']],
  ['https://linkprotect.cudasvc.com/url?a=x', 'barracuda', ['a']],
  ['https://avanan.url-protection.com/v1/url?o=x', 'check-point', ['o']],
  ['https://checkpoint.url-protection.com/v1/r07/url?o=x', 'check-point', ['o']],
  ['https://sonicwall.url-protection.com/v1/url?o=x', 'check-point', ['o']],
  ['https://protect.checkpoint.com/v2/r01/___https://example.com___.x', 'check-point', ['o']],
  ['https://url.avanan.click/v2/___https://example.com___.x', 'check-point', ['o']],
  ['https://protect.checkpoint.com/v2/___https://example.com___.x', 'check-point', ['o']],
  ['https://secure-web.cisco.com/1x/https%3A%2F%2Fexample.com', 'cisco', []],
  ['https://protect-us.mimecast.com/s/x?domain=example.com', 'mimecast', []],
  ['https://url.uk.m.mimecastprotect.com/s/x?domain=example.com', 'mimecast', []],
  ['https://eu-west-1.protection.sophos.com/?d=example.com&u=x', 'sophos', ['u']],
  ['https://clicktime.symantec.com/3x?u=x', 'symantec', ['u', 'U']],
  ['https://clicktime.cloud.postoffice.net/clicktime.php?U=x', 'symantec', ['u', 'U']],
  ['https://protect2.fireeye.com/v1/url?k=1&u=x', 'trellix', ['u']],
  ['https://protect.fireeye.com/url?k=1&u=x', 'trellix', ['u']],
  ['https://imsva91-ctp.trendmicro.com/wis/clicktime/v1/query?url=x', 'trend-micro', ['url']],
  ['https://ca-1234.link.trendmicro.com/wis/clicktime/v2/query?url=x', 'trend-micro', ['url']],
  ['https://link.edgepilot.com/s/x/y?u=x', 'zix', ['u']],
  ['https://www.google.com/url?q=x', 'google', ['q', 'url']],
  ['http://google.co.uk/url?q=x', 'google', ['q', 'url']],
  ['https://www.google.com.br/url?q=x', 'google', ['q', 'url']],
  ['https://www.google.de/url?q=x', 'google', ['q', 'url']],
  ['https://www.google.cat/url?q=x', 'google', ['q', 'url']],
  ['https://www.youtube.com/redirect?q=x', 'youtube', ['q']],
  ['https://youtube.com/redirect?q=x', 'youtube', ['q']],
  ['https://l.facebook.com/l.php?u=x', 'facebook', ['u']],
  ['https://lm.facebook.com/l.php?u=x', 'facebook', ['u']],
  ['https://l.instagram.com/?u=x', 'facebook', ['u']],
  ['https://l.messenger.com/l.php?u=x', 'facebook', ['u']],
  ['https://www.linkedin.com/redir/redirect?url=x', 'linkedin', ['url']],
  ['https://www.linkedin.com/safety/go?url=x', 'linkedin', ['url']],
  ['https://slack-redir.net/link?url=x', 'slack', ['url']],
  ['https://out.reddit.com/t3_abc?url=x', 'reddit', ['url']],
  ['https://steamcommunity.com/linkfilter/?u=x', 'steam', ['u', 'url']],
  ['https://duckduckgo.com/l/?uddg=x', 'duckduckgo', ['uddg']],
  ['https://html.duckduckgo.com/l/?uddg=x', 'duckduckgo', ['uddg']],
] as const;

test.each(wrapped)('%s is wrapped by %s', (url, service, parameters) => {
  const found = findWrapper(new URL(url));
  expect([found?.service, found?.parameters]).toEqual([service, parameters]);
});

test('recognizes every service by its own link', () => {
  expect([...new Set(wrapped.map(([, service]) => service))]).toEqual(services);
});

test.each([
  ['https://outlook.com/?url=x', 'another host'],
  ['https://example.com/safelinks.protection.outlook.com/?url=x', 'the name is in the path'],
  ['https://safelinks.protection.outlook.com.example.com/?url=x', 'the name is the beginning of another'],
  ['https://xsafelinks.protection.outlook.com/?url=x', 'the name is the end of another'],
  ['https://a.l.facebook.com/l.php?u=x', 'the service has no subdomains'],
  ['https://www.google.evil/url?q=x', 'not a Google domain'],
  ['https://www.google.com/search?q=x', 'another path'],
  ['https://slack-redir.net/links?url=x', 'a longer path'],
  ['https://checkpoint.com/v2/___https://example.com___.x', 'not a host of the service'],
  ['https://linkprotect.cudasvc.com.example.com/url?a=x', 'the name is the beginning of another'],
  ['https://www.mimecast.com/', 'another path'],
  ['https://www.trendmicro.com/en_us/business.html', 'another path'],
  ['https://evilprotection.sophos.com/?u=x', 'the name is the end of another'],
  ['ftp://slack-redir.net/link?url=x', 'not a web URL'],
])('%s is not wrapped: %s', (url) => {
  expect(findWrapper(new URL(url))).toBeUndefined();
});
