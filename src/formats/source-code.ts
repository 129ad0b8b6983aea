import { detectCodeLanguage } from '../lib/code-language/code-language.ts';
import { defineFormat } from './format.ts';

export default defineFormat({
  parent: 'text',
  order: 97,
  looksLike(text) {
    const language = detectCodeLanguage(text);
    return language === undefined || language === 'html' || language === 'markdown' ? 'no' : 'confident';
  },
  samples: {
    confident: [
      'const greet = (name) => `Hello, ${name}`;',
      'interface Tool {\n  name: string;\n}',
      '.card {\n  color: red;\n}',
      'query Users {\n  users {\n    id\n  }\n}',
    ],
  },
});
