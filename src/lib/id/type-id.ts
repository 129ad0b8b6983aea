/** A TypeID: a prefix, which can be missing, and a UUID in lowercase Crockford Base32 (TypeID specification, version 0.3). */
export const TYPE_ID = /^(?:([a-z](?:[a-z_]{0,61}[a-z])?)_)?([0-7][\da-hjkmnp-tv-z]{25})$/u;
