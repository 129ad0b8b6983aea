import type { Found } from './readings.ts';

/** Browser, engine and system, from the User-Agent and the client hints, which can be empty. */
export async function findSummary(
  userAgent: string,
  clientHints: string,
  patterns: { readonly clientOnSystem: string; readonly unknownClient: string },
): Promise<Found> {
  const [{ describeUserAgent, summarize }, { readClientHints }] = await Promise.all([
    import('../../lib/user-agent/user-agent.ts'),
    import('../../lib/user-agent/client-hints.ts'),
  ]);
  const described = describeUserAgent(userAgent, readClientHints(clientHints));
  return { summary: summarize(described, patterns), engine: [described.engineName, described.engineVersion].filter(Boolean).join(' ') };
}
