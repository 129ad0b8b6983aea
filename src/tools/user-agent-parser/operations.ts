import { implement } from '../../contract/operations.ts';
import { readClientHints } from '../../lib/user-agent/client-hints.ts';
import { peelUserAgent } from '../../lib/user-agent/peel.ts';
import { readTokens } from '../../lib/user-agent/tokens.ts';
import { describeUserAgent, notesOn, summarize } from '../../lib/user-agent/user-agent.ts';
import * as fields from './fields.ts';
import type en from './strings/en.json';

export default implement<typeof fields, typeof en>(fields, {
  parse: ({ userAgent: typed, clientHints }, { reference }) => {
    const { userAgent, isPeeled } = peelUserAgent(typed);
    const hints = readClientHints(clientHints);
    const described = describeUserAgent(userAgent, hints);
    const word = (code: string): string => reference.own[code] ?? reference.english[code] ?? '';
    return {
      summary: summarize(described, { clientOnSystem: word('client-on-system'), unknownClient: word('unknown-client') }),
      ...described,
      notes: notesOn(userAgent, hints, isPeeled),
      tokens: readTokens(userAgent),
    };
  },
});
