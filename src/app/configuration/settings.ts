import * as v from 'valibot';
import { domains, link, linkOrMail, webUrl } from './addresses.ts';
import type { Mismatch } from './mismatch.ts';

const flag = v.pipe(
  v.optional(v.picklist(['true', 'false']), 'false'),
  v.transform((text) => text === 'true'),
);
const text = v.optional(v.string(), '');
const optionalLink = v.optional(link, '');

/** A path on the site's host, such as `/tools/`, or `./`. */
const BASE_PATH = /^(?:\.\/|\/|(?:\/(?!\.{1,2}(?:\/|$))[\w.~%-]+)+\/?)$/u;

/** All build-time settings with their schemas. `.env.example` is generated from these and the words about them. */
export const settings = {
  VITE_APP_VERSION: v.optional(v.string(), '0.0.0'),
  VITE_LAST_COMMIT_SHA: text,
  VITE_ENV: v.optional(v.picklist(['production', 'development', 'preview', 'test']), 'development'),
  VITE_BASE_URL: v.optional(v.union([v.literal(''), v.pipe(v.string(), v.regex(BASE_PATH))]), ''),
  VITE_SITE_URL: v.optional(v.union([v.literal(''), v.pipe(webUrl, v.endsWith('/'))]), ''),
  VITE_PLAUSIBLE_IS_TRACKER_ENABLED: flag,
  VITE_PLAUSIBLE_DOMAIN: v.optional(v.union([v.literal(''), domains]), ''),
  VITE_PLAUSIBLE_API_HOST: optionalLink,
  VITE_PLAUSIBLE_TRACK_LOCALHOST: flag,
  VITE_SHOW_BANNER: flag,
  VITE_SHOW_SPONSOR_BANNER: flag,
  VITE_LINK_REPOSITORY: optionalLink,
  VITE_LINK_SOCIAL: optionalLink,
  VITE_LINK_DONATION: optionalLink,
  VITE_LINK_AUTHOR: v.optional(linkOrMail, ''),
  VITE_LINK_SPONSOR: optionalLink,
} as const satisfies Record<string, v.GenericSchema>;

export type Key = keyof typeof settings;
export type Configuration = { readonly [K in Key]: v.InferOutput<(typeof settings)[K]> };

export type Reading = { readonly ok: true; readonly configuration: Configuration } | { readonly ok: false; readonly mismatches: readonly Mismatch[] };

/** Settings that another one requires when it is true. */
const NEEDED: Readonly<Partial<Record<Key, readonly Key[]>>> = {
  VITE_PLAUSIBLE_IS_TRACKER_ENABLED: ['VITE_PLAUSIBLE_DOMAIN', 'VITE_PLAUSIBLE_API_HOST'],
};

/** Reads the settings from a build's environment. */
export function readConfiguration(environment: Readonly<Record<string, unknown>>): Reading {
  const receivedOf = (key: string): string => String(environment[key] ?? '');
  // An empty value, as in a copy of .env.example, means an unset key.
  const results = Object.entries(settings).map(([key, schema]) => ({ key, result: v.safeParse(schema, receivedOf(key) || undefined) }));
  const needed = Object.entries(NEEDED).flatMap(([key, others]) => (receivedOf(key) === 'true' ? others : []));
  const isMissing = (key: string): boolean => receivedOf(key) === '' && needed.some((other) => other === key);
  const mismatches = results.filter(({ key, result }) => !result.success || isMissing(key)).map(({ key }) => ({ key, received: receivedOf(key) }));
  if (mismatches.length > 0) return { ok: false, mismatches };
  // Each value comes from the schema of its own key, which the types of Object.fromEntries cannot express.
  return { ok: true, configuration: Object.fromEntries(results.map(({ key, result }) => [key, result.output])) as Configuration };
}

/** The base path of the build; undefined if it is unset or invalid: then the page that reports it has to be found. */
export const basePathOf = (environment: Readonly<Record<string, string | undefined>>): string | undefined =>
  BASE_PATH.test(environment.VITE_BASE_URL ?? '') ? environment.VITE_BASE_URL : undefined;
