import { readNames } from '../../lib/lines/names.ts';

/** The names in a list of zones, which commas or line breaks separate. */
export const zoneNames = (text: string): readonly string[] => readNames(text).map(({ name }) => name);

export const formatZoneNames = (names: readonly string[]): string => names.join(', ');
