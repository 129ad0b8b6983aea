import { implement } from '../../contract/operations.ts';
import type charset from '../../lib/charset/strings/en.json';
import { escapeHtml } from './escape.ts';
import * as fields from './fields.ts';
import type en from './strings/en.json';
import { unescapeHtml } from './unescape.ts';

export default implement<typeof fields, typeof en & typeof charset>(fields, {
  escape: ({ text, ...options }) => ({ html: escapeHtml(text, options) }),
  unescape: ({ html, ...options }) => ({ text: unescapeHtml(html, options) }),
});
