export interface Client {
  readonly name: string;
  readonly version: string;
}

/** Crawlers, previews of links and AI agents whose names do not say what they are. */
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
]);

const VERSION = /^v?(\d\S*)$/u;

/** The crawler that a User-Agent names, be it in a comment: the first from the left. */
export function findCrawler(userAgent: string): Client | undefined {
  for (const { 1: name = '', 2: afterSlash, index, 0: all } of userAgent.matchAll(/(?<=^|[\s(,;])([^\s(),/;]+)(?:\/([^\s(),;]*))?/gu)) {
    const version = VERSION.exec(afterSlash ?? '')?.[1] ?? '';
    if (NAMES.has(name))
      return { name, version: afterSlash === undefined ? versionAfterSpace(userAgent.slice(index + all.length, index + all.length + MAX_VERSION)) : version };
    // Cubots are telephones.
    if (version !== '' && /bot|spider|crawler/iu.test(name) && !/^cubot/iu.test(name)) return { name, version };
  }
  return undefined;
}

const MAX_VERSION = 64;
const versionAfterSpace = (rest: string): string => /^ v?(\d[^\s(),;]*)/u.exec(rest)?.[1] ?? '';
