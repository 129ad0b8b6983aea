import { defineFormat } from './format.ts';

const REQUEST = [/[?&]client_id=[^&\s]/u, /[?&](?:response_type|code_challenge|request_uri)=[^&\s]/u];
const RESPONSE = /[?&#](?:code|error|access_token|id_token)=[^&\s]/u;

export default defineFormat({
  parent: 'url',
  order: 83,
  secret: true,
  looksLike(text) {
    if (!/^[a-z][a-z\d+.-]{1,30}:\S+$/iu.test(text)) return 'no';
    if (REQUEST.every((part) => part.test(text))) return 'confident';
    return RESPONSE.test(text) && /[?&#](?:state|session_state|iss|token_type)=/u.test(text) ? 'confident' : 'no';
  },
  samples: {
    confident: [
      'https://login.example.com/authorize?response_type=code&client_id=app&redirect_uri=https%3A%2F%2Fapp.example.com%2Fcb&state=xyz',
      'https://app.example.com/cb?code=SplxlOBeZQQYbYS6WxSbIA&state=xyz',
      'https://app.example.com/cb#access_token=2YotnFZFEjr1zCsicMWpAA&state=xyz&token_type=example',
    ],
  },
});
