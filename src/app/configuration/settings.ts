import * as v from 'valibot';
import type { Mismatch } from './mismatch.ts';

const flag = v.pipe(
  v.optional(v.picklist(['true', 'false']), 'false'),
  v.transform((text) => text === 'true'),
);
const text = v.optional(v.string(), '');
const link = v.optional(v.union([v.literal(''), v.pipe(v.string(), v.url())]), '');

/** All build-time settings with schema and purpose. `.env.example` is generated from this. */
export const settings = {
  VITE_APP_VERSION: { schema: v.optional(v.string(), '0.0.0'), about: 'Version shown in the sidebar; the one of package.json unless set' },
  VITE_LAST_COMMIT_SHA: { schema: text, about: 'Commit that was built; its first seven characters are shown in the sidebar' },
  VITE_ENV: {
    schema: v.optional(v.picklist(['production', 'development', 'preview', 'test']), 'development'),
    about: 'production, development, preview or test; a build is production unless set',
  },
  VITE_BASE_URL: { schema: text, about: 'Path under which the site is served, such as /tools/; without it the build works under any path' },
  VITE_SITE_URL: {
    schema: v.optional(v.union([v.literal(''), v.pipe(v.string(), v.url(), v.endsWith('/'))]), ''),
    about: 'Address of the site, ending in a slash, for canonical links and the sitemap; without it there is no sitemap',
  },
  VITE_PLAUSIBLE_IS_TRACKER_ENABLED: { schema: flag, about: 'true sends page views to a Plausible server; nothing is sent otherwise' },
  VITE_PLAUSIBLE_DOMAIN: { schema: text, about: 'Domain under which page views are counted' },
  VITE_PLAUSIBLE_API_HOST: { schema: link, about: 'Address of the Plausible server' },
  VITE_PLAUSIBLE_TRACK_LOCALHOST: { schema: flag, about: 'true counts page views on localhost too' },
  VITE_SHOW_BANNER: { schema: flag, about: 'true shows the banner with the links to repository and social account on the home page' },
  VITE_SHOW_SPONSOR_BANNER: { schema: flag, about: "true shows the sponsor's banner on the home page" },
  VITE_LINK_REPOSITORY: { schema: link, about: 'Source repository; its issue page is this and /issues' },
  VITE_LINK_SOCIAL: { schema: link, about: 'Social account' },
  VITE_LINK_DONATION: { schema: link, about: 'Donation page' },
  VITE_LINK_AUTHOR: { schema: link, about: "Author's website" },
  VITE_LINK_SPONSOR: { schema: link, about: "Sponsor's page, for the sponsor banner" },
} as const satisfies Record<string, { readonly schema: v.GenericSchema; readonly about: string }>;

export type Key = keyof typeof settings;
export type Configuration = { readonly [K in Key]: v.InferOutput<(typeof settings)[K]['schema']> };

export type Reading = { readonly ok: true; readonly configuration: Configuration } | { readonly ok: false; readonly mismatches: readonly Mismatch[] };

/** Reads the settings from a build's environment. */
export function readConfiguration(environment: Readonly<Record<string, unknown>>): Reading {
  const results = Object.entries(settings).map(([key, { schema, about }]) => {
    const received = environment[key];
    // An empty value, as in a copy of .env.example, means an unset key.
    return { key, received, about, result: v.safeParse(schema, received === '' ? undefined : received) };
  });
  const mismatches = results.filter(({ result }) => !result.success).map(({ key, received, about }) => ({ key, received: String(received), about }));
  if (mismatches.length > 0) return { ok: false, mismatches };
  // Each value comes from the schema of its own key, which the types of Object.fromEntries cannot express.
  return { ok: true, configuration: Object.fromEntries(results.map(({ key, result }) => [key, result.output])) as Configuration };
}
