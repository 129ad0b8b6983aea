/** Who says that there is a media type: the registry of IANA, the list of a web server, the makers of mime-db themselves, or common use. */
export const sources = ['iana', 'apache', 'nginx', 'mime-db', 'common'] as const;
export type Source = (typeof sources)[number];
