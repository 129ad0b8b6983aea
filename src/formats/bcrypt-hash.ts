import { defineFormat } from './format.ts';

export default defineFormat({
  parent: 'password-hash',
  order: 27,
  looksLike: (text) => (/^(?:[^\s:]+:)?\$2[aby]\$\d\d\$[./\dA-Za-z]{53}$/u.test(text) ? 'confident' : 'no'),
  samples: { confident: ['$2b$10$N9qo8uLOickgx2ZMRZoMyeIjZAgcfl7p92ldGxad68LJZdL17lhWy', 'ada:$2y$05$N9qo8uLOickgx2ZMRZoMyeIjZAgcfl7p92ldGxad68LJZdL17lhWy'] },
});
