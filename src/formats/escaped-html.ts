import { defineFormat } from './format.ts';

const TAG = /<\/?[a-z][^<>]*>/iu;
const ESCAPED_TAG = /&lt;\/?[a-z][^<>&]*(?:&quot;[^<>&]*)*\/?&gt;/iu;
const NAMED = /&[a-z][a-z\d]{1,31};/iu;

/** Text with HTML entities and without tags. Numeric references alone are also escapes of other languages. */
export default defineFormat({
  parent: 'html',
  order: 14,
  looksLike(text) {
    if (TAG.test(text)) return 'no';
    if (ESCAPED_TAG.test(text)) return 'confident';
    return NAMED.test(text) ? 'plausible' : 'no';
  },
  samples: { confident: ['&lt;p&gt;Hello&lt;/p&gt;', '&lt;a href=&quot;/&quot;&gt;'], plausible: ['Fish &amp; chips', 'caf&eacute;'] },
});
