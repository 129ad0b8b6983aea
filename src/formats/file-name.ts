import { defineFormat } from './format.ts';
import { isKnownExtension } from './readers/media-types.ts';

export default defineFormat({
  parent: 'text',
  order: 54,
  looksLike(text) {
    const extension = /^[^\s/\\:*?"<>|]{0,250}\.([\da-z]{1,11})$/iu.exec(text)?.[1];
    return extension !== undefined && isKnownExtension(extension) ? 'plausible' : 'no';
  },
  samples: { plausible: ['report.pdf', 'archive.tar.gz'] },
});
