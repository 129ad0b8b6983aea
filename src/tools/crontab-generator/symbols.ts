/** The meaning of a symbol (the key of a string), an example schedule, and an equivalent, if there is one. */
interface CronSymbol {
  readonly symbol: string;
  readonly meaning: string;
  readonly example: string;
  readonly equivalent?: string;
}

export const symbols = [
  { symbol: '*', meaning: 'anyValue', example: '0 * * * *', equivalent: '0 0-23 * * *' },
  { symbol: ',', meaning: 'listOfValues', example: '0 9,17 * * *' },
  { symbol: '-', meaning: 'rangeOfValues', example: '0 9-12 * * *', equivalent: '0 9,10,11,12 * * *' },
  { symbol: '/', meaning: 'stepOfValues', example: '*/15 * * * *', equivalent: '0,15,30,45 * * * *' },
  { symbol: '?', meaning: 'noParticularDay', example: '0 0 12 ? * 2', equivalent: '0 0 12 ? * MON' },
  { symbol: 'L', meaning: 'lastDay', example: '0 0 12 L * ?', equivalent: '0 0 12 L-0 * ?' },
  { symbol: 'W', meaning: 'nearestWeekday', example: '0 0 12 15W * ?' },
  { symbol: '#', meaning: 'nthWeekday', example: '0 0 12 ? * 6#3', equivalent: '0 0 12 ? * FRI#3' },
  { symbol: '@hourly', meaning: 'macroHourly', example: '@hourly', equivalent: '0 * * * *' },
  { symbol: '@daily', meaning: 'macroDaily', example: '@daily', equivalent: '0 0 * * *' },
  { symbol: '@midnight', meaning: 'macroDaily', example: '@midnight', equivalent: '0 0 * * *' },
  { symbol: '@weekly', meaning: 'macroWeekly', example: '@weekly', equivalent: '0 0 * * 0' },
  { symbol: '@monthly', meaning: 'macroMonthly', example: '@monthly', equivalent: '0 0 1 * *' },
  { symbol: '@yearly', meaning: 'macroYearly', example: '@yearly', equivalent: '0 0 1 1 *' },
  { symbol: '@annually', meaning: 'macroYearly', example: '@annually', equivalent: '0 0 1 1 *' },
  { symbol: '@reboot', meaning: 'macroReboot', example: '@reboot' },
] as const satisfies readonly CronSymbol[];
