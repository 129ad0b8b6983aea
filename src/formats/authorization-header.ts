import { defineFormat } from './format.ts';
import { readBase64 } from './readers/encodings.ts';

export default defineFormat({
  parent: 'text',
  order: 33,
  secret: true,
  looksLike(text) {
    if (/(?:^|[^\w-])(?:proxy-)?authorization:[ \t]{0,9}basic +[\w+/=-]/iu.test(text)) return 'confident';
    const credentials = /^basic +(\S+)$/iu.exec(text)?.[1];
    return credentials !== undefined && readBase64(credentials) ? 'plausible' : 'no';
  },
  samples: {
    confident: ['Authorization: Basic YWRhOnNlY3JldA==', "curl -H 'proxy-authorization: basic YWRhOnNlY3JldA==' https://example.com"],
    plausible: ['Basic YWRhOnNlY3JldA=='],
  },
});
