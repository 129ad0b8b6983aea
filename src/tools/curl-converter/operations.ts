import { implement } from '../../contract/operations.ts';
import type { Write } from './convert.ts';
import { convertRequest } from './convert.ts';
import * as fields from './fields.ts';
import type en from './strings/en.json';
import { writeFetch } from './write/javascript.ts';

export default implement<typeof fields, typeof en>(fields, {
  convert: async ({ request, ...options }) => {
    // Other targets load only when they are needed.
    const write: Write =
      options.target === 'fetch' ? (_target, _reading, remainders) => writeFetch(remainders) : (await import('./write/write.ts')).writeRequestsFor;
    return convertRequest(request, options, write);
  },
});
