export interface DomainParts {
  readonly subdomain: string;
  /** The public suffix and one label: what one can register. */
  readonly registrableDomain: string;
  readonly publicSuffix: string;
}

export const NO_DOMAIN: DomainParts = { subdomain: '', registrableDomain: '', publicSuffix: '' };

/**
 * Divides a domain in the form of the URL Standard by the Public Suffix List with its private section. The last label is the
 * suffix where the list has none. The list is a chunk of its own, which is loaded by the first call.
 */
export async function divideDomain(domain: string): Promise<DomainParts> {
  const { parse } = await import('tldts');
  const { subdomain, domain: registrable, publicSuffix } = parse(domain, { allowPrivateDomains: true, extractHostname: false, validateHostname: false });
  // An empty label, as in `a..com`, is nothing that one could register.
  if (registrable?.startsWith('.')) return { ...NO_DOMAIN, publicSuffix: publicSuffix ?? '' };
  return { subdomain: subdomain ?? '', registrableDomain: registrable ?? '', publicSuffix: publicSuffix ?? '' };
}
