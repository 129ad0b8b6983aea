import { defineFormat } from './format.ts';

export default defineFormat({
  parent: 'text',
  order: 65,
  looksLike: (text) => (/^[a-z][1-9]\d?[a-z]$/iu.test(text) ? 'plausible' : 'no'),
  samples: { plausible: ['i18n', 'k8s', 'a11y'] },
});
