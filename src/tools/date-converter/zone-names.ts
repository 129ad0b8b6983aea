import { readNames } from '../../lib/lines/names.ts';

/** Splits a list of zone names, separated by commas or line breaks. */
export const zoneNames = (text: string): readonly string[] => readNames(text).map(({ name }) => name);

export const formatZoneNames = (names: readonly string[]): string => names.join(', ');
