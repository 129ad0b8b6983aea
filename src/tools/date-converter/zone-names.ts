/** The names in a list of zones, which commas or line breaks separate. */
export const zoneNames = (text: string): readonly string[] =>
  text
    .split(/[,\r\n]/u)
    .map((name) => name.trim())
    .filter((name) => name !== '');

export const formatZoneNames = (names: readonly string[]): string => names.join(', ');
