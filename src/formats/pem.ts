import { defineFormat } from './format.ts';

export default defineFormat({
  parent: 'text',
  order: 29,
  secret: true,
  looksLike(text) {
    const [boundary, label] = /-----BEGIN ([A-Z\d][A-Z\d .-]{0,60})-----/u.exec(text) ?? [];
    return boundary !== undefined && text.includes(`-----END ${label}-----`) ? 'confident' : 'no';
  },
  samples: { confident: ['-----BEGIN PUBLIC KEY-----\nMCowBQYDK2VwAyEAGb9ECWmEzf6FQbrBZ9w7lshQhqowtrbLDFw4rXAxZuE=\n-----END PUBLIC KEY-----'] },
});
