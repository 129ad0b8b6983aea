import { defineFormat } from './format.ts';
import { isOneLine } from './readers/strings.ts';

const OTHER_SCHEME =
  /^(?:[a-z][a-z\d+.-]{0,30}:\/\/.|(?:mailto|tel|sms|smsto|geo|urn|data|blob|about|javascript|magnet|bitcoin|ethereum|news|xmpp|sip|sips|skype|facetime|spotify|webcal|callto|doi|tag|view-source):.)/iu;
// A host has at most 255 characters. Without this limit the search would take quadratic time for a long run of labels.
const HOST_AND_MORE = /^(?=[^/?#]{3,261}[/?#])(?:[\p{L}\d](?:[\p{L}\d-]{0,61}[\p{L}\d])?\.)+\p{L}{2,63}(?::\d{1,5})?[/?#]/iu;

export default defineFormat({
  parent: 'text',
  order: 19,
  looksLike(text) {
    if (text === '' || !isOneLine(text)) return 'no';
    if (/^(?:https?|wss?|ftp|file):\/\//iu.test(text)) return URL.canParse(text) ? 'confident' : 'no';
    if (/\s/u.test(text)) return 'no';
    return OTHER_SCHEME.test(text) || HOST_AND_MORE.test(text) ? 'plausible' : 'no';
  },
  samples: {
    confident: ['https://example.com/path?query=1#part', 'ws://localhost:8080', 'file:///etc/hosts'],
    plausible: ['mailto:ada@example.com', 'example.com/path', 'postgres://db.example.com/name'],
  },
});
