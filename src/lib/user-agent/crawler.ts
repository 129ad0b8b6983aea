export interface Client {
  readonly name: string;
  readonly version: string;
}

/** Crawlers, link previews and AI agents whose names do not indicate what they are. */
const NAMES: ReadonlySet<string> = new Set([
  'Mediapartners-Google',
  'AdsBot-Google-Mobile',
  'AdsBot-Google',
  'APIs-Google',
  'Google-InspectionTool',
  'GoogleOther-Image',
  'GoogleOther-Video',
  'GoogleOther',
  'Google-Read-Aloud',
  'Storebot-Google',
  'FeedFetcher-Google',
  'Chrome-Lighthouse',
  'facebookexternalhit',
  'facebookcatalog',
  'meta-externalagent',
  'meta-externalfetcher',
  'WhatsApp',
  'Slackbot-LinkExpanding',
  'Slack-ImgProxy',
  'ChatGPT-User',
  'Claude-User',
  'Claude-SearchBot',
  'Perplexity-User',
  'SkypeUriPreview',
  'Pinterest',
  'vkShare',
  'ia_archiver',
  'Scrapy',
  'Google-Site-Verification',
  'Google-Extended',
  'Google-Adwords-Instant',
  'Google-NotebookLM',
  'Google-PageRenderer',
  'DuplexWeb-Google',
  'GoogleImageProxy',
  'GoogleProducer',
  'GoogleHC',
  'BingPreview',
  'MicrosoftPreview',
  'Slurp',
  'Teoma',
  'Yeti',
  'Daum',
  'Qwantify',
  'Barkrowler',
  'ltx71',
  'Nutch',
  'heritrix',
  'HTTrack',
  'SiteSucker',
  'anthropic-ai',
  'Claude-Web',
  'cohere-ai',
  'cohere-training-data-crawler',
  'MistralAI-User',
  'Gemini-Deep-Research',
  'DuckAssistBot',
  'meta-webindexer',
  'FacebookExternalHit',
  'omgili',
  'Embedly',
  'Iframely',
  'Mastodon',
  'FlipboardProxy',
  'FlipboardRSS',
  'Snapchat',
  'Tumblr',
  'XING-contenttabreceiver',
  'Feedly',
  'Feedbin',
  'Inoreader',
  'NewsBlur',
  'Miniflux',
  'StatusCake',
  'GTmetrix',
  'PTST',
  'Site24x7',
  'DatadogSynthetics',
  'Cloudflare-Healthchecks',
  'Cloudflare-AlwaysOnline',
  'CloudFlare-Prefetch',
  'ELB-HealthChecker',
  'kube-probe',
  'W3C_Validator',
  'W3C-checklink',
  'Validator.nu',
  'Nikto',
  'zgrab',
  'masscan',
  'CensysInspect',
  'InternetMeasurement',
  'YaDirectFetcher',
  'YandexImages',
  'YandexMetrika',
  'YandexFavicons',
]);

/** Names with several words, and those at the start of a header. */
const PHRASES =
  /(?<=^|[\s(,;])(Yahoo! Slurp|Google Favicon|Google Web Preview|Google Page Speed Insights|Quora Link Preview|Screaming Frog SEO Spider|Sogou (?:web|inst|News|Pic) spider|Nmap Scripting Engine|Tiny Tiny RSS|Blackbox Exporter|Expanse, a Palo Alto Networks company|Microsoft Office Existence Discovery|^(?:[A-Z][\w.-]* ){1,4}(?:Bot|Spider|Crawler)(?![\w-]))(?:[/ ]v?(\d[\w.]*))?/u;

/** A name that indicates a crawler. Some phones have one too: Cubot. */
const CRAWLER_NAME = /^(?!cubot)[A-Za-z][\w.!-]+(?:bot|spider|crawler|scraper|robot)$/iu;

const VERSION = /^v?(\d\S*)$/u;

/** Returns the crawler that a User-Agent names, including in comments: the first from the left. */
export function findCrawler(userAgent: string): Client | undefined {
  const found = PHRASES.exec(userAgent);
  const phrase = found && { name: found[1] ?? '', version: found[2] ?? '' };
  for (const { 1: name = '', 2: afterSlash, index, 0: all } of userAgent.matchAll(/(?<=^|[\s(,;])([^\s(),/;]+)(?:\/([^\s(),;]*))?/gu)) {
    if (phrase && index >= found.index) return phrase;
    const version = VERSION.exec(afterSlash ?? '')?.[1] ?? '';
    if (NAMES.has(name))
      return { name, version: afterSlash === undefined ? versionAfterSpace(userAgent.slice(index + all.length, index + all.length + MAX_VERSION)) : version };
    // Cubots are phones.
    const isCrawlerName = version === '' ? CRAWLER_NAME.test(name) : /bot|spider|crawler/iu.test(name) && !/^cubot/iu.test(name);
    if (isCrawlerName) return { name, version };
  }
  return phrase ?? undefined;
}

const MAX_VERSION = 64;
const versionAfterSpace = (rest: string): string => /^ v?(\d[^\s(),;]*)/u.exec(rest)?.[1] ?? '';
