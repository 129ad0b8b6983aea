/** Values of the version field of a UUID (RFC 9562, section 4.2), and the two UUIDs that have none. */
export const uuidVersions = ['nil', 'max', 'v1', 'v2', 'v3', 'v4', 'v5', 'v6', 'v7', 'v8', 'unknown'] as const;
export type UuidVersion = (typeof uuidVersions)[number];

/** Values of the variant field of a UUID (RFC 9562, section 4.1). */
export const uuidVariants = ['rfc9562', 'ncs', 'microsoft', 'future'] as const;
export type UuidVariant = (typeof uuidVariants)[number];
