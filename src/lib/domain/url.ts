import { isSpecial } from './host.ts';

/**
 * Parses a URL according to the URL Standard; undefined if that fails. Chromium accepts a host with a space and the like and
 * percent-encodes these, but the standard allows no `%` in the host of a special scheme.
 */
export function readUrl(text: string, base?: string): URL | undefined {
  if (!URL.canParse(text, base)) return undefined;
  const url = new URL(text, base);
  return isSpecial(url.protocol) && url.hostname.includes('%') ? undefined : url;
}
