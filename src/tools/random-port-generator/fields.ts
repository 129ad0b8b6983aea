import { flag, integer, number, table, text } from '../../contract/fields.ts';
import { declare } from '../../contract/operations.ts';
import { MAX_PORT, portRanges } from './ports.ts';

const range = { codes: portRanges } as const;

export const generate = declare({
  input: {
    count: integer({ primary: true, default: 1, min: 1, max: 10_000, usualMax: 100 }),
    minimum: integer({ default: 1_024, min: 1, max: MAX_PORT }),
    maximum: integer({ default: MAX_PORT, min: 1, max: MAX_PORT }),
    excludeCommon: flag({ default: true }),
    excludeBlocked: flag({ default: true }),
    excludedPorts: text(),
    sorted: flag({ default: false }),
  },
  output: {
    ports: text({ primary: true, multiline: true }),
    details: table({ port: 'number', range }),
    availableCount: number(),
  },
  errors: ['minimum-above-maximum', 'invalid-port-list', 'no-port-left', 'count-too-large'],
  isDefault: true,
  answers: [{ search: String.raw`(?:random|free) port` }],
});

export const lookup = declare({
  input: { query: text({ primary: true, alsoTakes: ['number'] }) },
  output: {
    services: table({ port: 'number', protocol: 'text', service: 'text', range, blockedByBrowsers: 'flag' }, { primary: true }),
    range: text(range),
    blockedByBrowsers: flag(),
  },
  answersNothing: true,
});
