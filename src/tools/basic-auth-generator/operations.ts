import { implement } from '../../contract/operations.ts';
import { encodeBase64 } from '../../lib/base64/base64.ts';
import type base64 from '../../lib/base64/strings/en.json';
import type sets from '../../lib/charset/sets/strings/en.json';
import type charset from '../../lib/charset/strings/en.json';
import { formatCommand } from '../../lib/shell-words/quote.ts';
import { decodeCredentials, encodeCredentials } from './credentials.ts';
import * as fields from './fields.ts';
import type en from './strings/en.json';

export default implement<typeof fields, typeof en & typeof base64 & typeof charset & typeof sets>(fields, {
  encode: ({ username, password, ...options }) => {
    const credentials = encodeBase64(encodeCredentials({ username, password }, options));
    const headerValue = `Basic ${credentials}`;
    const header = `Authorization: ${headerValue}`;
    return {
      header,
      headerValue,
      credentials,
      proxyHeader: `Proxy-${header}`,
      curlCommand: formatCommand(['curl', '-H', header, 'https://example.com/']),
    };
  },
  decode: ({ header }) => decodeCredentials(header),
});
