import { readUrl } from './url.ts';

/** Converts a host to ASCII (UTS 46, as in the URL Standard); undefined if it is not valid, or only a part of it would be the host of a URL. */
export const toAsciiHost = (host: string): string | undefined => (/[\s\p{Cc}/?#@:[\]\\%]/u.test(host) ? undefined : readUrl(`https://${host}/`)?.hostname);
