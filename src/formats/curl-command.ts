import { defineFormat } from './format.ts';

const COMMAND =
  /^(?:[^\s'"`]{0,200}[$#>%❯]\s+|[A-Za-z]:\\[^\n>]{0,200}>\s*)?(?:sudo\s+)?curl(?:\.exe)?\s+(?:[-\\^`'"]|\$'|[\w.-]+:\/\/|[\w-]+(?:\.[\w-]+)+|localhost\b)/u;

/** A command line of curl, as people type it and as browsers copy it. */
export default defineFormat({
  parent: 'text',
  order: 91,
  looksLike: (text) => (COMMAND.test(text) ? 'confident' : 'no'),
  samples: {
    confident: [
      'curl https://example.com/',
      "$ curl -X POST -d 'a=1' example.com",
      "curl 'https://example.com/api' \\\n  -H 'accept: */*' \\\n  --data-raw '{\"a\":1}'",
      'curl ^"https://example.com/^" ^\n  -H ^"accept: */*^"',
    ],
  },
});
