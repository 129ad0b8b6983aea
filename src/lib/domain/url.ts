import { isSpecial } from './host.ts';

/**
 * The URL, as the URL Standard parses it; undefined where that fails. Chromium takes a host with a space and the like and
 * percent-encodes these, but the standard has no host of a special scheme with a `%` in it.
 */
export function readUrl(text: string, base?: string): URL | undefined {
  if (!URL.canParse(text, base)) return undefined;
  const url = new URL(text, base);
  return isSpecial(url.protocol) && url.hostname.includes('%') ? undefined : url;
}
