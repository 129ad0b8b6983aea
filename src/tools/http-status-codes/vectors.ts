import { vectors } from '../../contract/vectors.ts';
import type * as fields from './fields.ts';

export default vectors<typeof fields>({
  search: [
    { source: 'the list', input: { query: 'early' }, output: { numbers: ['103', '306', '425'] } },
    { source: 'the list and its keywords', input: { query: 'webdav' }, output: { numbers: ['102', '207', '208', '422', '423', '424', '507', '508'] } },
    { source: 'class and word', input: { query: '3xx permanent' }, output: { numbers: ['301', '308'] }, example: true },
    { source: '500–508, 510, 511', input: { query: '5', category: '5xx' }, output: { count: 11 } },
    { source: 'unofficial codes are excluded by default', input: { query: '522' }, output: { codes: [], numbers: [], count: 0 } },
    {
      source: 'Cloudflare',
      input: { query: '522', includeUnofficial: true },
      output: {
        numbers: ['522'],
        codes: [
          {
            code: 522,
            name: 'Connection Timed Out',
            category: '5xx',
            type: 'HTTP',
            reference: '',
            cacheable: false,
            description: 'The TCP connection to the origin timed out.',
            vendor: 'Cloudflare',
          },
        ],
      },
      example: true,
    },
    { source: 'IANA registry, with 306, 418 and 510', input: {}, output: { count: 63 } },
    { source: 'IANA registry and the vendors’ codes', input: { includeUnofficial: true }, output: { count: 94 } },
    { source: 'matches leading digits', input: { query: '40' }, output: { numbers: ['400', '401', '402', '403', '404', '405', '406', '407', '408', '409'] } },
    { source: 'former name of 413 (RFC 7231)', input: { query: 'Payload  TOO large' }, output: { numbers: ['413'] } },
    { source: 'the category’s English words', input: { query: 'informational' }, output: { numbers: ['100', '101', '102', '103'] } },
    { source: 'nginx', input: { query: 'NGINX 49', includeUnofficial: true }, output: { numbers: ['494', '495', '496', '497', '499'] } },
    { source: 'RFC 9112, section 4: a status line', input: { query: 'HTTP/1.1 502 Bad Gateway' }, output: { numbers: ['502'] } },
    { source: 'curl -v', input: { query: '< HTTP/2 301' }, output: { numbers: ['301'] } },
    {
      source: 'Apache, combined log format',
      input: { query: '127.0.0.1 - - [10/Oct/2000:13:55:36 -0700] "GET /a HTTP/1.0" 404 200' },
      output: { numbers: ['404'] },
    },
    { source: 'axios', input: { query: 'Request failed with status code 503' }, output: { numbers: ['503'] } },
    { source: 'a wildcard digit', input: { query: '40x' }, output: { numbers: ['400', '401', '402', '403', '404', '405', '406', '407', '408', '409'] } },
    { source: 'a range', input: { query: '502-504' }, output: { numbers: ['502', '503', '504'] } },
    { source: 'four digits are not a code', input: { query: '4040' }, output: { count: 0 } },
  ],
  lookup: [
    {
      source: 'RFC 9110',
      input: { code: 404 },
      output: {
        name: 'Not Found',
        category: '4xx',
        type: 'HTTP',
        reference: 'RFC 9110 §15.5.5',
        cacheable: true,
        description: 'No resource found at this URL, or the server does not want to reveal it.',
        vendor: '',
        aliases: [],
      },
      example: true,
    },
    {
      source: 'RFC 9110',
      input: { code: 422 },
      output: { name: 'Unprocessable Content', type: 'HTTP', reference: 'RFC 9110 §15.5.21', aliases: ['Unprocessable Entity', 'WebDAV'] },
      example: true,
    },
    { source: 'RFC 4918', input: { code: 207 }, output: { name: 'Multi-Status', type: 'WebDav', cacheable: false } },
    { source: 'nginx', input: { code: 499 }, output: { name: 'Client Closed Request', reference: '', vendor: 'nginx' } },
    { source: 'not in the list', input: { code: 999 }, error: 'unknown-status-code', field: 'code' },
  ],
});
