import { defineFormat } from './format.ts';
import { isKnownMediaType } from './readers/media-types.ts';

export default defineFormat({
  parent: 'text',
  order: 53,
  looksLike(text) {
    const value = text.replace(/^content-type:\s{0,9}/iu, '');
    const [, type = '', subtype = ''] = /^([\w!#$&^.+-]{1,64})\/([\w!#$&^.+-]{1,127})(?:\s{0,9};[^\r\n]{0,500})?$/u.exec(value) ?? [];
    if (type === '') return 'no';
    return isKnownMediaType(type, subtype) ? 'confident' : 'plausible';
  },
  samples: { confident: ['application/json', 'Content-Type: text/html; charset=utf-8', 'application/vnd.ms-excel'], plausible: ['chemical/x-pdb'] },
});
