import { list, table, text } from '../../contract/fields.ts';
import { declare } from '../../contract/operations.ts';
import { clientKinds, deviceTypes, userAgentNotes } from '../../lib/user-agent/codes.ts';

const SAMPLE = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36';

export const parse = declare({
  input: {
    userAgent: text({ primary: true, multiline: true, format: 'user-agent', sample: SAMPLE }),
    clientHints: text({ multiline: true, rare: true }),
  },
  output: {
    summary: text({ primary: true }),
    clientKind: text({ codes: clientKinds }),
    clientName: text(),
    clientVersion: text(),
    browserName: text(),
    browserVersion: text(),
    engineName: text(),
    engineVersion: text(),
    osName: text(),
    osVersion: text(),
    deviceType: text({ codes: deviceTypes }),
    deviceVendor: text(),
    deviceModel: text(),
    cpuArchitecture: text(),
    notes: list({ codes: userAgentNotes }),
    tokens: table({ kind: { codes: ['product', 'comment'] }, name: 'text', version: 'text' }),
  },
  errors: ['invalid-client-hint'],
  blankIsNothing: true,
  usesReference: true,
});
