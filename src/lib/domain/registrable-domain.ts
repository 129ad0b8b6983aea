export interface DomainParts {
  readonly subdomain: string;
  /** The public suffix and one more label: the registrable name. */
  readonly registrableDomain: string;
  readonly publicSuffix: string;
}

export const NO_DOMAIN: DomainParts = { subdomain: '', registrableDomain: '', publicSuffix: '' };

/**
 * Splits a domain in URL Standard notation by the Public Suffix List including its private section. The last label is the
 * suffix if the list has none. The list is a separate chunk, loaded on first use.
 */
export async function divideDomain(domain: string): Promise<DomainParts> {
  const { parse } = await import('tldts');
  const { subdomain, domain: registrable, publicSuffix } = parse(domain, { allowPrivateDomains: true, extractHostname: false, validateHostname: false });
  // An empty label, as in `a..com`, cannot be registered.
  if (registrable?.startsWith('.')) return { ...NO_DOMAIN, publicSuffix: publicSuffix ?? '' };
  return { subdomain: subdomain ?? '', registrableDomain: registrable ?? '', publicSuffix: publicSuffix ?? '' };
}
