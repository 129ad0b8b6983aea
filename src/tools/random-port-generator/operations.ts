import { implement } from '../../contract/operations.ts';
import { availablePorts, drawPorts } from './draw.ts';
import * as fields from './fields.ts';
import { readPorts, servicesNamed, servicesOn } from './lookup.ts';
import { blockedPorts, rangeOf } from './ports.ts';
import type en from './strings/en.json';

export default implement<typeof fields, typeof en>(fields, {
  generate: ({ count, sorted, ...limits }, { randomBytes }) => {
    const available = availablePorts(limits);
    const drawn = drawPorts(available, count, randomBytes);
    const ports = sorted ? drawn.toSorted((a, b) => a - b) : drawn;
    return { ports: ports.join('\n'), details: ports.map((port) => ({ port, range: rangeOf(port) })), availableCount: available.length };
  },
  lookup: ({ query }) => {
    const text = query.trim().toLowerCase().replaceAll(/\s+/gu, ' ');
    const ports = readPorts(text);
    const found = ports ? servicesOn(ports) : servicesNamed(text);
    const port = ports?.length === 1 && ports[0]?.first === ports[0]?.last ? ports[0]?.first : undefined;
    return {
      services: found.map((row) => ({ ...row, range: rangeOf(row.port), blockedByBrowsers: blockedPorts.has(row.port) })),
      range: port === undefined ? '' : rangeOf(port),
      blockedByBrowsers: port !== undefined && blockedPorts.has(port),
    };
  },
});
