import { implement } from '../../contract/operations.ts';
import { buildUrl } from './build-url.ts';
import { cleanUrls } from './clean-urls.ts';
import * as fields from './fields.ts';
import { parseUrl } from './parse-url.ts';
import type en from './strings/en.json';

export default implement<typeof fields, typeof en>(fields, {
  parse: ({ url, base }) => parseUrl(url, base),
  build: (parts) => ({ url: buildUrl(parts) }),
  clean: cleanUrls,
});
