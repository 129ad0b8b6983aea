/** In order, from the client to the CPU. */
const NAMES = [
  'clientKind',
  'clientName',
  'clientVersion',
  'browserName',
  'browserVersion',
  'engineName',
  'engineVersion',
  'osName',
  'osVersion',
  'deviceType',
  'deviceVendor',
  'deviceModel',
  'cpuArchitecture',
] as const;

/** Returns the outputs to show for one string. The browser name is shown only once. */
export const namesOfOne = (clientKind: string) => NAMES.filter((name) => clientKind !== 'browser' || (name !== 'clientName' && name !== 'clientVersion'));

/** The columns of the CSV file for several strings. */
export const columnsOfMany = [
  'summary',
  'clientKind',
  'clientName',
  'clientVersion',
  'osName',
  'osVersion',
  'deviceType',
  'deviceVendor',
  'deviceModel',
  'cpuArchitecture',
] as const;

/** The columns that the page shows for several strings. */
export const shownOfMany = ['summary', 'clientKind', 'osName', 'deviceType'] as const;
