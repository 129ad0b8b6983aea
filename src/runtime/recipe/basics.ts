/** Facts about recipes without their schema and the declarations of tools: the search loads only this. */
/** The version of the format that is written; all up to it can be read. */
export const VERSION = 1;

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null && !Array.isArray(value);
