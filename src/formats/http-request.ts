import { defineFormat } from './format.ts';

/** A request line, and no markup or response around it. */
const REQUEST = /^(?:[A-Z][A-Z-]{1,20}[ \t]+\S+[ \t]+HTTP\/\d(?:\.\d)?[ \t]*(?:[\r\n]|$)|:(?:method|authority):[ \t]*\S)/u;
const REQUEST_OF_EDITOR = /^(?:GET|HEAD|POST|PUT|DELETE|OPTIONS|PATCH)[ \t]+https?:\/\/\S+[ \t]*(?:[\r\n]|$)/u;

/** An HTTP/1.1 request message (RFC 9112), or one as editors write it. */
export default defineFormat({
  parent: 'text',
  order: 92,
  looksLike: (text) => (REQUEST.test(text) || REQUEST_OF_EDITOR.test(text) ? 'confident' : 'no'),
  samples: {
    confident: ['GET / HTTP/1.1\nHost: example.com', 'POST https://example.com/users\nContent-Type: application/json\n\n{"a": 1}'],
  },
});
