/** Joins class names with spaces and skips those that are false, undefined or empty. */
export const classNames = (...names: readonly (string | false | undefined)[]): string => names.filter(Boolean).join(' ');
