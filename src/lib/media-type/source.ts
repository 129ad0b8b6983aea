/** Who says that there is a media type: the registry of IANA, the list of a web server, or the makers of mime-db themselves. */
export const sources = ['iana', 'apache', 'nginx', 'mime-db'] as const;
export type Source = (typeof sources)[number];
