import { InputError } from '../../contract/errors.ts';
import { implement } from '../../contract/operations.ts';
import { availablePorts, drawPorts } from './draw.ts';
import * as fields from './fields.ts';
import { blockedPorts, MAX_PORT, rangeOf } from './ports.ts';
import { services } from './services.ts';
import type en from './strings/en.json';

export default implement<typeof fields, typeof en>(fields, {
  generate: ({ count, sorted, ...limits }, { randomBytes }) => {
    const available = availablePorts(limits);
    const drawn = drawPorts(available, count, randomBytes);
    const ports = sorted ? drawn.toSorted((a, b) => a - b) : drawn;
    return { ports: ports.join('\n'), details: ports.map((port) => ({ port, range: rangeOf(port) })), availableCount: available.length };
  },
  lookup: ({ query }) => {
    const text = query.trim().toLowerCase();
    const port = /^\d+$/u.test(text) ? Number(text) : undefined;
    if (port !== undefined && port > MAX_PORT) throw new InputError('out-of-range', { field: 'query', params: { min: 0, max: MAX_PORT, step: 1 } });
    const found = services.filter((row) => (port === undefined ? row.service.includes(text) : row.port === port));
    return {
      services: found.map((row) => ({ ...row, range: rangeOf(row.port), blockedByBrowsers: blockedPorts.has(row.port) })),
      range: port === undefined ? '' : rangeOf(port),
      blockedByBrowsers: port !== undefined && blockedPorts.has(port),
    };
  },
});
