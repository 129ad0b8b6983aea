import type { Configuration } from '../settings.ts';
import type { HostConfiguration } from './schema.ts';

/** The build settings that a host's settings replace, with their values. */
export function settingsOf({ links = {}, banners = {}, analytics = {} }: HostConfiguration): Readonly<Record<string, unknown>> {
  const settings = {
    VITE_LINK_REPOSITORY: links.repository,
    VITE_LINK_SOCIAL: links.social,
    VITE_LINK_DONATION: links.donation,
    VITE_LINK_AUTHOR: links.author,
    VITE_LINK_SPONSOR: links.sponsor,
    VITE_SHOW_BANNER: banners.follow,
    VITE_SHOW_SPONSOR_BANNER: banners.sponsor,
    VITE_PLAUSIBLE_IS_TRACKER_ENABLED: analytics.enabled,
    VITE_PLAUSIBLE_DOMAIN: analytics.domain,
    VITE_PLAUSIBLE_API_HOST: analytics.server,
    VITE_PLAUSIBLE_TRACK_LOCALHOST: analytics.countLocalhost,
  } satisfies { readonly [K in keyof Configuration]?: Configuration[K] | undefined };
  return Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined));
}
