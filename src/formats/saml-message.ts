import { looksLikeMessage } from '../lib/saml/likeness.ts';
import { defineFormat } from './format.ts';
import { readBase64 } from './readers/encodings.ts';

/** A multiple of four letters, with the first tag of a message. */
const START_LENGTH = 2048;

export default defineFormat({
  parent: 'text',
  order: 82,
  secret: true,
  looksLike(text) {
    if (/(?:^|[?&#\s"'])SAML(?:Request|Response)=[\w%+/]{20}/u.test(text)) return 'confident';
    if (text.startsWith('<')) return looksLikeMessage(text) ? 'confident' : 'no';
    // Base64 of `<`. What is deflated looks like any other Base64.
    if (!/^P[A-P][\w+/=\r\n]{80}/u.test(text)) return 'no';
    const start = readBase64(text.replaceAll(/[\r\n=]+/gu, '').slice(0, START_LENGTH));
    return start && looksLikeMessage(new TextDecoder().decode(start)) ? 'confident' : 'no';
  },
  samples: {
    confident: [
      'SAMLResponse=PHNhbWxwOlJlc3BvbnNlIHhtbG5zOnNhbWxwPSJ1cm46&RelayState=x',
      'https://idp.example.com/sso?SAMLRequest=fZFfa8IwFMXfBb9DyXvaJtZ1BqsURRC2Mabbw95ivc5Am3TJrXPffmmLY3%2FA15Pzuyf33On8XJXBCaxTRmeEhTEJQBdmr%2FRbRp63K3pL5rPhYOpkVYuYerJfM6Y',
      '<samlp:Response xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" ID="_1"/>',
      'PHNhbWxwOlJlc3BvbnNlIHhtbG5zOnNhbWxwPSJ1cm46b2FzaXM6bmFtZXM6dGM6U0FNTDoyLjA6cHJvdG9jb2wiIElEPSJfMSIvPg==',
    ],
  },
});
