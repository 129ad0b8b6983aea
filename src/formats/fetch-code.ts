import { fetchName } from '../lib/code-language/fetch-call.ts';
import { defineFormat } from './format.ts';

const CALL = new RegExp(String.raw`^(?:(?:const|let|var)\s+\w+\s*=\s*)?(?:await\s+)?${fetchName}\(\s*["'\x60]https?:\/\/`, 'u');

/** A call of `fetch`, as browsers copy it. */
export default defineFormat({
  parent: 'text',
  order: 93,
  looksLike: (text) => (CALL.test(text) ? 'confident' : 'no'),
  samples: {
    confident: ['fetch("https://example.com/")', 'await fetch("https://example.com/api", {\n  "headers": { "accept": "*/*" },\n  "method": "GET"\n});'],
  },
});
