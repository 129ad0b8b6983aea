/** Whether the input is more than a single link, that is, words separated by whitespace. */
export const isText = (given: string): boolean => /\S\s+\S/u.test(given);

/** Returns the parts of a URL before and after its host, if the URL writes the host the same way; otherwise the whole URL. */
export function splitAround(url: string, host: string): readonly [before: string, after?: string] {
  const authority = url.indexOf('//');
  const end = url.slice(authority + 2).search(/[/?#]|$/u) + authority + 2;
  const start = end - host.length;
  return host !== '' && authority >= 0 && url.slice(start, end) === host ? [url.slice(0, start), url.slice(end)] : [url];
}
