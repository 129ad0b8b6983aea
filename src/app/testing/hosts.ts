interface HostCase {
  /** What the host responds to the request of config.json. */
  readonly respond: () => Promise<Response>;
  /** The text that the app gets on a first visit. */
  readonly first: string;
  /** The text that the app gets if the last visit has stored `NAMED`. */
  readonly later: string;
}

/** A file of a host that changes only the name of the site. */
export const NAMED = '{"name":"Acme"}';

const HUGE = `{"name":"${'x'.repeat(1_000_001)}"}`;

/** A host that sends a text, which the app gets unchanged. */
const sends = (text: string): HostCase => ({ respond: async () => new Response(text), first: text, later: text });

const fails = (respond: HostCase['respond']): HostCase => ({ respond, first: '', later: NAMED });

/** Name → the response of a host to the request for its config.json, and what the app gets. */
export const HOSTS: Readonly<Record<string, HostCase>> = {
  'no file': { respond: async () => new Response('', { status: 404 }), first: '', later: '' },
  'an empty file': { respond: async () => new Response('{}'), first: '', later: '' },
  'a name': sends(NAMED),
  'hidden tools': sends('{"hidden":{"tools":["text-diff"]}}'),
  'invalid JSON': sends('{{{'),
  'a list': sends('[1]'),
  'a huge file': sends(HUGE),
  'an error': fails(async () => new Response('', { status: 503 })),
  'no connection': fails(() => Promise.reject(new TypeError('Failed to fetch'))),
  'nothing for minutes': fails(() => new Promise(() => undefined)),
};
