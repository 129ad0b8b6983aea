import { defineFormat } from './format.ts';

// Uppercase and lowercase letters, a digit and a symbol in one word; dots, slashes and the like are in URLs and code instead.
const PASSWORD = /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)(?=.*[!@#$^&*?~])[\w!@#$^&*?~-]{8,64}$/u;

export default defineFormat({
  parent: 'text',
  order: 73,
  secret: true,
  looksLike: (text) => (PASSWORD.test(text) ? 'plausible' : 'no'),
  samples: { plausible: ['Tr0ub4dor&3', 'P@ssw0rd2024'] },
});
