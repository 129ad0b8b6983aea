/** Source of a media type: the IANA registry, a web server's list, mime-db itself, or common use. */
export const sources = ['iana', 'apache', 'nginx', 'mime-db', 'common'] as const;
export type Source = (typeof sources)[number];
